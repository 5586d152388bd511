"""What stands on the box of a game: enough to list it, without its rules and the arrays that they need."""

from typing import NamedTuple

from flambeur.core.moves import MoveTable
from flambeur.core.options import OptionTable


class Box(NamedTuple):
    """A game as it stands on a shelf; its `Game` says the same of itself, and knows the rules."""

    name: str
    options: OptionTable
    moves: MoveTable
