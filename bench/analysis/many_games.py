"""Consistency over many games: accounted for in compiled code, in threads."""

from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from bench.analysis import accounting, racing
from bench.analysis.accounting import Book
from bench.analysis.racing import FIRST, POINTS, RECORDS, SAMPLES, Desk
from flambeur.analysis.kernels import rollouts
from flambeur.analysis.kernels.rollouts import TABLES, Reference
from flambeur.analysis.values import Numbers
from flambeur.analysis.weights import belief_in, weights_of
from flambeur.bots.kernels import heuristics, network
from flambeur.bots.kernels.network import network_of
from flambeur.core import playout
from flambeur.core.chance import new_chance
from flambeur.core.contract import Game
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import Batch
from flambeur.core.native import lifted

CHUNK = 100  # games that a thread does at a time
MOST_DECISIONS = 600  # that are noted of a game
TEMPLATES = (playout, heuristics, network, rollouts, racing, accounting)
HORIZON = 0  # of quality `quick`
START = 1 << 16  # samples of the share at the start


class Seen(NamedTuple):
    """What many games say about the value function."""

    luck: Numbers  # by game and seat
    errors: Numbers
    followed: Numbers  # by decision: what it lost, and the mover's luck until the next one


def account(game: Game, players: int, games: int, threads: int, seed: int = 0) -> Seen:
    """Play so many games and account for all."""
    code = lifted(game, *TEMPLATES)
    blank = game.state.batch(1)
    blank[0] = game.blank(players, {})
    start = _start(game, blank, players, seed)

    def work(first: int) -> Book:
        desk = _desk(game, players, seed)
        size = min(CHUNK, games - first)
        book = Book(
            np.zeros((size, players)), np.zeros((size, players)), np.full((size, MOST_DECISIONS, 2), np.nan)
        )
        code.account(blank, desk, first, start, book)
        return book

    with ThreadPoolExecutor(threads) as pool:
        books = list(pool.map(work, range(0, games, CHUNK)))
    luck, errors, followed = (np.concatenate(part) for part in zip(*books, strict=True))
    pairs = followed.reshape(-1, 2)
    return Seen(luck, errors, pairs[~np.isnan(pairs).any(axis=1)])


def _start(game: Game, blank: Batch, players: int, seed: int) -> Numbers:
    """Everybody's share before any luck."""
    shares = np.zeros((1, START, players), np.float32)
    tables, who = game.state.batch(TABLES), _reference(game, luck_of_seed(seed, "start").key)
    lifted(game, *TEMPLATES).begin_games(blank, tables, 0, who, shares)
    mean: Numbers = POINTS * shares[0].mean(axis=0, dtype=float)
    return mean


def _desk(game: Game, players: int, seed: int) -> Desk:
    moves, tables = len(game.moves), game.state.batch(RECORDS)
    return Desk(
        tables,
        new_chance(luck_of_seed(seed, "games").key),
        _reference(game, luck_of_seed(seed, "judging").key),
        np.zeros((moves, SAMPLES, players), np.float32),
        np.zeros((moves, SAMPLES - FIRST, players), np.float32),
        np.zeros(moves, np.int32),
        np.zeros(moves, np.int32),
        np.zeros(moves, np.int32),
        np.zeros((moves, players)),
        np.zeros(players),
        tables.view(np.uint8).reshape(RECORDS, -1),
        belief_in(game, players),
    )


def _reference(game: Game, key: bytes) -> Reference:
    judge = network_of(weights_of(game))
    hopes = np.zeros(len(game.moves), np.float32)
    return Reference(judge, HORIZON, new_chance(key), new_chance(key), game.room.blank(), hopes)
