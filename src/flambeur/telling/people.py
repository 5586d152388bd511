"""How players are shown: a name, a colour and a shape, for colour never speaks alone."""

from rich.markup import escape

from flambeur.words import say

NAMES = ("first", "second", "third", "fourth", "fifth", "sixth")
COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan")
SHAPES = ("●", "■", "▲", "◆", "★", "✚")


def name_of(seat: int, lang: str) -> str:
    """The name of the player in a seat."""
    return say(f"player-{NAMES[seat]}", lang)


def styled(seat: int, text: str) -> str:
    """A text in the seat's colour, with its shape, as Rich markup."""
    return f"[bold {COLOURS[seat]}]{SHAPES[seat]} {escape(text)}[/]"


def player(seat: int, lang: str) -> str:
    """The player as Rich markup."""
    return styled(seat, name_of(seat, lang))
