"""The ratings of an arena's bots, brought up to date game after game."""

from openskill.models import PlackettLuce

from flambeur.arena.pairings import LineUp
from flambeur.core.ratings import Rating, rate


class Ratings:
    """The ratings of all bots; their strength does not change, so nothing is ever forgotten (tau = 0)."""

    def __init__(self, bots: int) -> None:
        self._model = PlackettLuce(tau=0.0)
        self._ratings = {bot: Rating(self._model.mu, self._model.sigma) for bot in range(bots)}

    def add(self, seats: LineUp, places: list[int]) -> None:
        """Count a game; a bot in several seats gets the mean of what they would get."""
        self._ratings |= rate(self._model, seats, self._ratings, places)

    def now(self) -> tuple[Rating, ...]:
        """The ratings as they stand."""
        return tuple(self._ratings.values())
