"""Random games a step at a time, so that many can be kept in step, on a GPU; a template for any game.

A game may say in smaller steps what `apply` does in one: a decision, then all that follows by itself, and
what sort of step is due. The threads of a warp then do together what most of them are waiting for.
"""

from typing import Protocol, cast

from flambeur.core.chance import Chance
from flambeur.core.layout import Room, State
from flambeur.core.playout import Drawable, first_waiting
from flambeur.core.steps import DECISION, DECISIONS, OVER


class Stepwise(Drawable, Protocol):
    """Rules whose `apply` comes in steps; for the others, those of this template stand in.

    Which sorts of step it may be due stands in `STEPS` beside them.
    """

    def due(self, s: State) -> int:
        """What sort of step comes next; OVER when the game is."""

    def decide(self, s: State, chance: Chance, seat: int, move: int) -> None:
        """Carry out a move, which some steps may have to follow."""

    def go_on(self, s: State, chance: Chance) -> None:
        """The next step that needs no decision."""


rules: Stepwise = cast(Stepwise, None)


def next_step(s: State) -> int:
    """What sort of step comes next."""
    return rules.due(s)


def take_step(s: State, chance: Chance, room: Room, sort: int) -> int:
    """A random move, or what is due without one; returns how many moves that was."""
    if not DECISIONS >> sort & 1:
        rules.go_on(s, chance)
        return 0
    seat = first_waiting(s)
    rules.decide(s, chance, seat, rules.random_move(s, chance, seat, room.mask))
    return 1


def due(s: State) -> int:
    """A game without smaller steps is over, or waits for a decision."""
    return OVER if rules.is_over(s) else DECISION


def decide(s: State, chance: Chance, seat: int, move: int) -> None:
    """All at once."""
    rules.apply(s, chance, seat, move)


def go_on(s: State, chance: Chance) -> None:
    """Nothing is left."""
