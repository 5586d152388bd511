"""A template as small as can be: luck, rules and a story, for tests of what is lifted."""

from flambeur.core.chance import Chance, Words, begin_stream, below, roll, word
from flambeur.core.contract import UNBOUND, Rules
from flambeur.core.layout import State
from flambeur.core.story import tell, whisper

rules: Rules = UNBOUND


def draw_words(chance: Chance, stream: int, drawn: Words) -> None:
    """The first words of a stream."""
    begin_stream(chance, stream)
    go_on_drawing(chance, drawn)


def go_on_drawing(chance: Chance, drawn: Words) -> None:
    """The next words of the stream."""
    for i in range(len(drawn)):
        drawn[i] = word(chance)


def draw_below(chance: Chance, count: int, drawn: Words) -> None:
    """As many numbers below count as there is room for."""
    for i in range(len(drawn)):
        drawn[i] = below(chance, count)


def draw_rolls(chance: Chance, dice: int, drawn: Words) -> None:
    """As many rolls of so many dice as there is room for."""
    for i in range(len(drawn)):
        drawn[i] = roll(chance, dice)


def seats_waited_for(s: State) -> int:
    """A rule of the game, and two events of its story on the way."""
    tell(0, 1, 2)
    whisper(0, 0, 1, 2)
    return rules.waiting(s)
