"""What would have come of a position: quick players play on for everybody, again and again."""

from typing import Any

import msgspec
import numpy as np

from flambeur.analysis.outcomes import kernel
from flambeur.bots.kernels import heuristics
from flambeur.core import playout
from flambeur.core.contract import Game
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import State
from flambeur.core.native import lifted
from flambeur.core.playout import SHARES

GAMES = 1000
TEMPLATES = (playout, heuristics, kernel)


class Spread(msgspec.Struct, frozen=True):
    """Between which results a seat ended: a tenth of the games below, half of them, a tenth above."""

    low: float
    median: float
    high: float


class Outcomes(msgspec.Struct, frozen=True):
    """How the games ended, by seat: shares of the win in points, their standard errors, and results."""

    games: int
    shares: tuple[float, ...]
    errors: tuple[float, ...]
    results: tuple[Spread, ...]


def outcomes(game: Game, state: State, games: int = GAMES, seed: int = 0, code: Any = None) -> Outcomes:
    """Play on from a state as it really is; the same seed gives the same outcomes."""
    players = int(state.players)
    known, tables = game.state.batch(1), game.state.batch(1)
    known[0] = state
    shares, results = np.zeros((games, players), np.int16), np.zeros((games, players), np.int32)
    chance = luck_of_seed(seed, "outcomes").chance()
    (code or lifted(game, *TEMPLATES)).play_on(known, tables, chance, game.room.blank(), shares, results)
    points = shares * (100 / SHARES)
    spreads = np.percentile(results, (10, 50, 90), axis=0).T
    return Outcomes(
        games,
        tuple(map(float, points.mean(axis=0))),
        tuple(map(float, points.std(axis=0) / games**0.5)),
        tuple(Spread(*map(float, spread)) for spread in spreads),
    )
