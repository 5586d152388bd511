"""OpenSkill ratings (Plackett and Luce's model): how strong somebody is, from who came where."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from openskill.models import PlackettLuce

Player = TypeVar("Player")


@dataclass(frozen=True)
class Rating:
    """How strong somebody is taken to be, and how far off that may be."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What they are worth at least, beyond reasonable doubt."""
        return self.mu - 3 * self.sigma


def rate(
    model: PlackettLuce, seats: Sequence[Player], before: Mapping[Player, Rating], places: Sequence[int]
) -> dict[Player, Rating]:
    """Everybody's rating after a game; who sits in several seats gets the mean of what they would get."""
    sitting = [[model.create_rating([before[player].mu, before[player].sigma])] for player in seats]
    rated = model.rate(sitting, ranks=[*map(float, places)])
    after = {}
    for player in dict.fromkeys(seats):
        own = [rated[seat][0] for seat, who in enumerate(seats) if who == player]
        after[player] = Rating(sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own))
    return after
