"""What every level would lose at the same decisions, met in games that they play against each other."""

import math
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np

from bench.analysis.games import Order, valuer_of
from flambeur.analysis.values import Numbers
from flambeur.bots import Bot, bot_of
from flambeur.bots.bot import legal_moves
from flambeur.core.fairness import luck_of_seed
from flambeur.core.match import Match
from flambeur.core.registry import find_game

RUNGS = ("champion", "shark", "regular", "novice", "random")
SEATS = 4
CLEARLY = 3.0  # standard errors


class Lost(NamedTuple):
    """What each rung would have lost in a game, in points, and at how many unforced decisions."""

    by_rung: Numbers
    decisions: int


def climbed(orders: Iterable[Order], workers: int) -> Iterator[Lost]:
    """All games, as they come."""
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(climb, orders, chunksize=1)


def tables(game: str, quality: str, games: int) -> Iterator[Order]:
    """Games for four of the five rungs in turn."""
    for number in range(games):
        bots = tuple(RUNGS[(number + seat) % len(RUNGS)] for seat in range(SEATS))
        yield Order(game, bots, quality, number)


def climb(order: Order) -> Lost:
    """Play a game in which all rungs are asked at every decision, and the one who sits there is followed."""
    game = find_game(order.game)
    match = Match(game, SEATS, {}, luck_of_seed(order.number, "bench of the ladder"))
    bots = {rung: bot_of(rung, seed=order.number) for rung in RUNGS}
    lost, decisions = np.zeros(len(RUNGS)), 0
    while not match.is_over:
        seat = match.waiting[0]
        moves = legal_moves(game, match.seen(seat), seat)
        if len(moves) == 1:
            match.play(seat, moves[0])
            continue
        chosen = [bots[rung].choose(game, match.seen(seat), seat) for rung in RUNGS]
        lost += _lost(order, match, moves, chosen)
        decisions += 1
        match.play(seat, chosen[RUNGS.index(order.bots[seat])])
    _send_home(bots.values())
    return Lost(lost, decisions)


def _lost(order: Order, match: Match, moves: list[int], chosen: list[int]) -> Numbers:
    """What each of the chosen moves is worth less than the best of all."""
    seat, number = match.waiting[0], len(match.turns)
    valuer, _ = valuer_of(order.game, SEATS, order.quality)
    own = valuer.judge(match.seen(seat), seat, moves, None, number).shares[:, seat]
    return np.array([own.max() - own[moves.index(move)] for move in chosen])


def _send_home(bots: Iterable[Bot]) -> None:
    for bot in bots:
        bot.close()


def ladder(game: str, quality: str, games: int, workers: int) -> str:
    """A line of the table: thousandths of a win lost at a decision, and how clear each step is of zero."""
    seen = list(climbed(tables(game, quality, games), workers))
    lost = np.array([one.by_rung for one in seen])
    decisions = np.array([one.decisions for one in seen], float)
    cells = [_cell(lost[:, 0], decisions, "")]
    for rung in range(1, len(RUNGS)):
        step = _mean(lost[:, rung] - lost[:, rung - 1], decisions)
        cells.append(_cell(lost[:, rung], decisions, f", step {step[0]:+.2f} ± {step[1]:.2f}"))
    return f"| {game} | {quality} | {len(seen)} | " + " | ".join(cells) + " |"


def _cell(lost: Numbers, decisions: Numbers, step: str) -> str:
    return f"{_mean(lost, decisions)[0]:.2f}{step}"


def _mean(lost: Numbers, decisions: Numbers) -> tuple[float, float]:
    """Thousandths of a win at a decision, with the standard error over games."""
    mean = lost.sum() / decisions.sum()
    apart = lost - mean * decisions
    return 10 * mean, 10 * math.sqrt(float((apart**2).sum())) / decisions.sum()
