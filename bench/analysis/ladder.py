"""What every level would lose at the same decisions, met in games that they play against each other.

At one of so many decisions all are asked. The champion, who thinks longest, plays at none of the tables.
Where all choose the same, nothing is to be told apart, and the first quality judges; else the one asked for.
"""

import math
import time
from collections.abc import Iterable, Iterator
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np

from bench.analysis.games import Order, valuer_of
from flambeur.analysis import QUALITIES
from flambeur.analysis.values import Numbers
from flambeur.bots import Bot, bot_of, levels
from flambeur.bots.bot import legal_moves
from flambeur.bots.budget import Budget, Clock, Think
from flambeur.core.chance import below
from flambeur.core.fairness import luck_of_seed
from flambeur.core.match import Match
from flambeur.core.registry import find_game

RUNGS = ("champion", "shark", "regular", "novice", "random")
PLAYING = RUNGS[1:]
SEATS = 4


class ByProcessor(Budget):
    """Thinks as long as it says by the time of the processor: what else the machine does changes nothing."""

    def spend(self, think: Think, each: int = 1, clock: Clock = time.process_time) -> int:
        """The same."""
        return super().spend(think, each, clock)


class Lost(NamedTuple):
    """What each rung would have lost in a game, in points, and at how many unforced decisions."""

    by_rung: Numbers
    decisions: int


def climbed(orders: Iterable[Order], every: int, workers: int) -> Iterator[Lost]:
    """All games, as they come."""
    with get_context("spawn").Pool(workers, _begin) as pool:
        yield from pool.imap_unordered(partial(climb, every), orders, chunksize=1)


def _begin() -> None:
    """Levels in this process think by the time of the processor."""
    for name, budget in levels.BUDGETS.items():
        levels.BUDGETS[name] = ByProcessor(budget.playouts, budget.milliseconds)


def tables(game: str, quality: str, games: int) -> Iterator[Order]:
    """Games for four of the rungs, who change seats."""
    for number in range(games):
        bots = tuple(PLAYING[(number + seat) % len(PLAYING)] for seat in range(SEATS))
        yield Order(game, bots, quality, number)


def climb(every: int, order: Order) -> Lost:
    """Play a game in which all rungs are asked at one of so many decisions."""
    game = find_game(order.game)
    match = Match(game, SEATS, {}, luck_of_seed(order.number, "bench of the ladder"))
    bots = {rung: bot_of(rung, seed=order.number) for rung in RUNGS}
    chance = luck_of_seed(order.number, "which decisions").chance()
    lost, decisions = np.zeros(len(RUNGS)), 0
    while not match.is_over:
        seat = match.waiting[0]
        moves = legal_moves(game, match.seen(seat), seat)
        if len(moves) > 1 and below(chance, every) == 0:
            chosen = [bots[rung].choose(game, match.seen(seat), seat) for rung in RUNGS]
            lost += _lost(order, match, moves, chosen)
            decisions += 1
        match.play(seat, bots[order.bots[seat]].choose(game, match.seen(seat), seat))
    _send_home(bots.values())
    return Lost(lost, decisions)


def _lost(order: Order, match: Match, moves: list[int], chosen: list[int]) -> Numbers:
    """What each of the chosen moves is worth less than the best of all."""
    seat, number = match.waiting[0], len(match.turns)
    quality = order.quality if len(set(chosen)) > 1 else QUALITIES[0]
    valuer, _ = valuer_of(order.game, SEATS, quality)
    own = valuer.judge(match.seen(seat), seat, moves, None, number).shares[:, seat]
    return np.array([own.max() - own[moves.index(move)] for move in chosen])


def _send_home(bots: Iterable[Bot]) -> None:
    for bot in bots:
        bot.close()


def ladder(game: str, quality: str, games: int, every: int, minutes: float, workers: int) -> str:
    """A line of the table: thousandths of a win lost at a decision, and how clear each step is of zero."""
    ends = time.monotonic() + 60 * minutes
    seen = []
    for climbing in climbed(tables(game, quality, games), every, workers):
        seen.append(climbing)
        if time.monotonic() > ends:
            break
    lost = np.array([one.by_rung for one in seen])
    decisions = np.array([one.decisions for one in seen], float)
    cells = [_cell(lost[:, 0], decisions, "")]
    for rung in range(1, len(RUNGS)):
        step = _mean(lost[:, rung] - lost[:, rung - 1], decisions)
        cells.append(_cell(lost[:, rung], decisions, f", step {step[0]:+.2f} ± {step[1]:.2f}"))
    return f"| {game} | {quality} | {len(seen)} | {int(decisions.sum()):,} | " + " | ".join(cells) + " |"


def _cell(lost: Numbers, decisions: Numbers, step: str) -> str:
    return f"{_mean(lost, decisions)[0]:.2f}{step}"


def _mean(lost: Numbers, decisions: Numbers) -> tuple[float, float]:
    """Thousandths of a win at a decision, with the standard error over games."""
    mean = lost.sum() / decisions.sum()
    apart = lost - mean * decisions
    return 10 * mean, 10 * math.sqrt(float((apart**2).sum())) / decisions.sum()
