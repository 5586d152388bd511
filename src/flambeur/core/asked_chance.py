"""Chance that asks: what is drawn is said from outside, and what has not been said is an open draw.

`native.directed` puts these functions in place of those of `chance` that draw, so that a rule runs as it is
written, up to the first draw without an answer.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations_with_replacement
from math import factorial, prod

from flambeur.core.chance import FACES, Counts

MOST_DICE = 10  # that one draw rolls


@dataclass(frozen=True)
class Draw:
    """A draw that chance must decide: how heavy each outcome is, and what the rules are given for it."""

    kind: str  # number, dice or kind
    weights: tuple[int, ...]
    given: Sequence[int]

    @cached_property
    def outcomes(self) -> tuple[tuple[int, float], ...]:
        """All that can come up, with their probabilities."""
        total = sum(self.weights)
        return tuple((outcome, weight / total) for outcome, weight in enumerate(self.weights) if weight)

    def can_be(self, outcome: int) -> bool:
        """Whether this can come up."""
        return 0 <= outcome < len(self.weights) and self.weights[outcome] > 0

    def text(self, outcome: int) -> str:
        """An outcome for people: how many dice show each face, or which of so many it is."""
        if self.kind == "dice":
            return "dice " + " ".join(str(self.given[outcome] >> 4 * face & 15) for face in range(FACES))
        return f"{self.kind} {outcome} of {len(self.weights)}"


class Undecided(Exception):
    """The rules have come to a draw that nobody has answered yet."""

    def __init__(self, draw: Draw) -> None:
        super().__init__(draw.kind)
        self.draw = draw


class Answers:
    """What stands for chance: the outcomes of the draws to come, in order."""

    stream = 0  # all luck is one stream, as at tables that share none

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes = iter(outcomes)

    def take(self, draw: Draw) -> int:
        """What the rules are given, or Undecided."""
        for outcome in self._outcomes:
            return draw.given[outcome]
        raise Undecided(draw)


def number_below(chance: Answers, count: int) -> int:
    """What `below` is."""
    return chance.take(_number(int(count)))


def dice_rolled(chance: Answers, dice: int) -> int:
    """What `roll` is; dice that look alike are not told apart."""
    return chance.take(_dice(int(dice))) if dice else 0


def kind_drawn(chance: Answers, counts: Counts, count: int) -> int:  # noqa: ARG001  # the counts say it too
    """What `draw_kind` is."""
    return chance.take(Draw("kind", tuple(counts.tolist()), range(len(counts))))


@cache
def _number(count: int) -> Draw:
    return Draw("number", (1,) * count, range(count))


@cache
def _dice(dice: int) -> Draw:
    """Every multiset of dice, as heavy as there are rolls that look like it."""
    rolls = [
        [faces.count(face) for face in range(FACES)]
        for faces in combinations_with_replacement(range(FACES), dice)
    ]
    weights = tuple(factorial(dice) // prod(map(factorial, counts)) for counts in rolls)
    return Draw("dice", weights, [sum(n << 4 * face for face, n in enumerate(counts)) for counts in rolls])
