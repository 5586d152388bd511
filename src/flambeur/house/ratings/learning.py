"""How much a game changes a rating; `bench.ratings` has found these numbers, docs/ratings.md tells how."""

from collections.abc import Sequence
from math import hypot
from typing import Any

from openskill.models import PlackettLuce

from flambeur.core.ratings import Rating

VERSION = "2"  # of these numbers; ratings by other ones are reckoned anew
MU = 1500.0  # of a person nobody has seen play
# How far from there people are thought to be: the farther, the more skill decides a game.
SIGMA = 150.0
SIGMA_AT = {"las-vegas": 100.0, "easy-come": 100.0, "royale": 250.0}
BETA = 200.0  # how much of a game is luck
TAU = 12.0  # by how much a person may have changed since the game before
ENOUGH = 20  # rated games, after which a person stands in the ladder
# Where bots begin: as bench.ratings has measured them, and how far off that may be. The champion thinks too
# long for many games and begins where the shark does; of games from elsewhere nothing is known.
MEASURED = {
    "las-vegas": {"novice": (1331, 20), "regular": (1500, 20), "shark": (1572, 21)},
    "royale": {"novice": (1196, 19), "regular": (1500, 19), "shark": (1801, 20)},
    "easy-come": {"novice": (1086, 26), "regular": (1500, 26), "shark": (1495, 26)},
    "all-or-nothing": {"novice": (1203, 14), "regular": (1500, 15), "shark": (1594, 15)},
}


def full_step(*_: Any) -> float:
    """Uncertainty shrinks by all that a game tells, so that twice sigma is as far off as one says."""
    return 1.0


MODEL = PlackettLuce(beta=BETA, tau=0.0, gamma=full_step)


def start_of(game: str, bot: str | None) -> Rating:
    """Where a newcomer begins: people in the middle, bots where they were measured."""
    levels, sigma = MEASURED.get(game, {}), SIGMA_AT.get(game, SIGMA)
    if bot == "champion" and "shark" in levels:
        return Rating(levels["shark"][0], sigma)
    return Rating(*levels[bot]) if bot in levels else Rating(MU, sigma)


def meanwhile(rating: Rating, is_bot: bool) -> Rating:
    """What was known after one game, before the next one: people change, bots do not."""
    return rating if is_bot else Rating(rating.mu, hypot(rating.sigma, TAU))


def rated_places(places: Sequence[int], left: Sequence[bool]) -> list[int]:
    """Who has left comes after all who stayed."""
    return [len(places) + 1 if gone else place for place, gone in zip(places, left, strict=True)]
