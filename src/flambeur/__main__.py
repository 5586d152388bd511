"""`python -m flambeur`: the command, where it is not on the path."""

from flambeur.cli import main

main()
