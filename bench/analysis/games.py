"""Games that bots play, each with its accounts; in as many processes as asked for."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np

from flambeur.analysis.accounts import Ledger
from flambeur.analysis.analysis import JudgedMove
from flambeur.analysis.values import Numbers, Valuer
from flambeur.analysis.whole_game import judged_moves, valuer_for, win_shares
from flambeur.bots import bot_of
from flambeur.core.fairness import luck_of_seed
from flambeur.core.match import Match
from flambeur.core.registry import find_game


class Order(NamedTuple):
    """One game to be played and accounted for."""

    game: str
    bots: tuple[str, ...]  # by seat
    quality: str
    number: int


class Accounted(NamedTuple):
    """What a game says about the value function, in points."""

    bots: tuple[str, ...]
    luck: Numbers  # by seat
    errors: Numbers
    decisions: Numbers
    followed: Numbers  # by unforced decision: what it lost, and the mover's luck until the next decision


def accounted(orders: Iterable[Order], workers: int) -> Iterator[Accounted]:
    """All games, as they come."""
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(play, orders, chunksize=4)


def play(order: Order) -> Accounted:
    """Let the bots play, and account for it."""
    match = _played(order)
    valuer, start = valuer_of(order.game, len(order.bots), order.quality)
    moves = tuple(judged_moves(match, valuer))
    ledger = Ledger(start, moves, win_shares(match))
    accounts = ledger.accounts()
    columns = ([getattr(account, name) for account in accounts] for name in ("luck", "errors", "decisions"))
    luck, errors, decisions = (np.array(column, float) for column in columns)
    return Accounted(order.bots, luck, errors, decisions, _followed(moves, ledger.luck))


def _followed(moves: Sequence[JudgedMove], luck: Numbers) -> Numbers:
    free = [move for move in moves if move.label != "forced"]
    return np.array([(move.lost, luck[move.number, move.seat]) for move in free]).reshape(-1, 2)


def _played(order: Order) -> Match:
    game, players = find_game(order.game), len(order.bots)
    match = Match(game, players, {}, luck_of_seed(order.number, "bench of the analysis"))
    bots = [bot_of(name, seed=order.number * players + seat) for seat, name in enumerate(order.bots)]
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(game, match.seen(seat), seat))
    for bot in bots:
        bot.close()
    return match


@cache
def valuer_of(name: str, players: int, quality: str) -> tuple[Valuer, Numbers]:
    """Who judges a game for so many, and everybody's share at its start; one for each process."""
    game = find_game(name)
    valuer = valuer_for(game, game.blank(players, {}), quality, 0)
    return valuer, valuer.start()
