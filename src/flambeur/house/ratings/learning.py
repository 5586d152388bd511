"""How much a game changes a rating; `bench.ratings` has found these numbers, docs/ratings.md tells how."""

from collections.abc import Sequence
from math import hypot
from typing import Any

from openskill.models import PlackettLuce

from flambeur.core.ratings import Rating

VERSION = "1"  # of these numbers; ratings by other ones are reckoned anew
MU, SIGMA = 1500.0, 200.0  # of a person nobody has seen play
BETA = 200.0  # how much of a game is luck
TAU = 10.0  # by how much a person may have changed since the game before
ENOUGH = 20  # rated games, after which a person stands in the ladder
LEVELS: dict[str, dict[str, Rating]] = {}


def full_step(*_: Any) -> float:
    """Uncertainty shrinks by all that a game tells, so that twice sigma is as far off as one says."""
    return 1.0


MODEL = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=0.0, gamma=full_step)


def start_of(game: str, bot: str | None) -> Rating:
    """Where a newcomer begins: people in the middle, bots where they were measured."""
    return LEVELS.get(game, {}).get(bot or "", Rating(MU, SIGMA))


def meanwhile(rating: Rating, is_bot: bool) -> Rating:
    """What was known after one game, before the next one: people change, bots do not."""
    return rating if is_bot else Rating(rating.mu, hypot(rating.sigma, TAU))


def rated_places(places: Sequence[int], left: Sequence[bool]) -> list[int]:
    """Who has left comes after all who stayed."""
    return [len(places) + 1 if gone else place for place, gone in zip(places, left, strict=True)]
