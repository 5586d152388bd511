"""`flambeur push-key`: a key for notifications."""

import typer

from flambeur.commands.common import clear_errors


@clear_errors
def push_key() -> None:
    """Make a key with which a house tells people of their turn while their browser is closed.

    Example: flambeur push-key
    """
    # Loaded here, because the other commands do without.
    from flambeur.house.web_push import new_key

    typer.echo(new_key())
