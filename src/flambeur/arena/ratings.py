"""OpenSkill ratings (Plackett and Luce's model), brought up to date game after game."""

from dataclasses import dataclass

from openskill.models import PlackettLuce

from flambeur.arena.pairings import LineUp


@dataclass(frozen=True)
class Rating:
    """How strong a bot is taken to be, and how far off that may be."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the bot is worth at least, beyond reasonable doubt."""
        return self.mu - 3 * self.sigma


class Ratings:
    """The ratings of all bots; their strength does not change, so nothing is ever forgotten (tau = 0)."""

    def __init__(self, bots: int) -> None:
        self._model = PlackettLuce(tau=0.0)
        self._ratings = [self._model.rating() for _ in range(bots)]

    def add(self, seats: LineUp, places: list[int]) -> None:
        """Count a game; a bot in several seats gets the mean of what they would get."""
        rated = self._model.rate([[self._ratings[bot]] for bot in seats], ranks=[*map(float, places)])
        for bot in set(seats):
            own = [rated[seat][0] for seat, sitting in enumerate(seats) if sitting == bot]
            mean = [sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own)]
            self._ratings[bot] = own[0] if len(own) == 1 else self._model.create_rating(mean)

    def now(self) -> tuple[Rating, ...]:
        """The ratings as they stand."""
        return tuple(Rating(rating.mu, rating.sigma) for rating in self._ratings)
