"""People of known strength, who take the seats of bots in games that were really played."""

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from bench.ratings.levels import LEVELS, Counts

Numbers: TypeAlias = npt.NDArray[np.float64]
Whole: TypeAlias = npt.NDArray[np.int64]

KNOWN = 1.0  # how far off the ratings of bots are, which have played for ever
PASSES = 2_000  # until where the bots stand changes no more


@dataclass(frozen=True)
class Learning:
    """How fast ratings learn."""

    sigma: float
    tau: float
    mu: float = 1500.0
    beta: float = 200.0
    full_step: bool = True  # whether uncertainty shrinks by all that a game tells


@dataclass(frozen=True)
class Played:
    """Games that were played: the levels by seat, as numbers in LEVELS, and the places."""

    levels: Whole
    places: Whole

    def seats_of(self, level: str) -> tuple[Whole, Whole]:
        """The games in which a level sat, and where."""
        found = np.argwhere(self.levels == LEVELS.index(level))
        return found[:, 0], found[:, 1]


def played_of(counts: Counts) -> Played:
    """All games, one by one."""
    games = [came for came, count in sorted(counts.items()) for _ in range(count)]
    levels = [[LEVELS.index(level) for level in came.levels] for came in games]
    return Played(np.array(levels), np.array([came.places for came in games]))


def steps(
    mu: Numbers, variance: Numbers, places: Whole, beta: float, full_step: bool
) -> tuple[Numbers, Numbers]:
    """What a game changes, as OpenSkill reckons it, for many tables at once (a row each)."""
    c = np.sqrt((variance + beta**2).sum(axis=1, keepdims=True))
    strength = np.exp(mu / c)
    behind = places[:, None, :] >= places[:, :, None]  # table, whose place it is, who came there or behind
    tied = (places[:, None, :] == places[:, :, None]).sum(axis=2)
    chance = strength[:, None, :] / (behind * strength[:, None, :]).sum(axis=2)[:, :, None]
    counts = behind / tied[:, :, None]
    own = np.eye(mu.shape[1], dtype=bool)
    gain = (np.where(own, 1 - chance, -chance) * counts).sum(axis=1) * variance / c
    told = (chance * (1 - chance) * counts).sum(axis=1) * variance / c**2
    if not full_step:
        told = told * np.sqrt(variance) / c
    return gain, told


def standings(played: Played, beta: float) -> tuple[Numbers, Numbers]:
    """Where each level stands if nothing is believed but the games, and how far off that may be.

    The regular bot is put at 1500; a level that has not played stands nowhere.
    """
    at, size = np.zeros(len(LEVELS)), len(LEVELS)
    for _ in range(PASSES):
        ones = np.full(played.levels.shape, 1e-6)
        gain, told = steps(at[played.levels], ones, played.places, beta, full_step=True)
        pull = np.bincount(played.levels.ravel(), gain.ravel(), size)
        weight = np.bincount(played.levels.ravel(), told.ravel(), size)
        move = np.divide(pull, weight, out=np.zeros(size), where=weight > 0) / 2
        at += move
        if abs(move).max() < 1e-6:
            break
    error = np.sqrt(np.divide(1e-6, weight, out=np.full(size, np.nan), where=weight > 0))
    at[np.isnan(error)] = np.nan
    return at - at[LEVELS.index("regular")] + 1500, error


def live(
    played: Played,
    bots: Numbers,
    level: str,
    games: int,
    how: Learning,
    rated: tuple[Numbers, Numbers],
    seed: int,
) -> tuple[Numbers, Numbers]:
    """The ratings of many people who play as strongly as a level, after each game: a row for each game."""
    (mu, variance), chance = rated, np.random.default_rng(seed)
    rows, seats = played.seats_of(level)
    people, curve, spread = np.arange(len(mu)), [], []
    for _ in range(games):
        pick = chance.integers(len(rows), size=len(mu))
        game, seat = rows[pick], seats[pick]
        table, unsure = bots[played.levels[game]], np.full((len(mu), played.levels.shape[1]), KNOWN)
        table[people, seat], unsure[people, seat] = mu, variance + how.tau**2
        gain, told = steps(table, unsure, played.places[game], how.beta, how.full_step)
        mu = mu + gain[people, seat]
        variance = (variance + how.tau**2) * np.maximum(1 - told[people, seat], 1e-4)
        curve.append(mu)
        spread.append(np.sqrt(variance))
    return np.array(curve), np.array(spread)
