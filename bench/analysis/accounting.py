"""Games of greedy players, accounted for from beginning to end in compiled code; a template for any game.

The account is that of `flambeur.analysis`: the same tries of every move, the same network, the same doubt.
Moves that are behind are tried to the end here as well, which changes nothing but the time.
"""

import math
from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt

from flambeur.analysis.kernels.rollouts import Reference, try_moves
from flambeur.bots.kernels.network import NetworkRules
from flambeur.core.chance import Chance, begin_stream, below
from flambeur.core.layout import Batch
from flambeur.core.playout import SHARES, first_waiting, win_share

rules: NetworkRules = cast(NetworkRules, None)

POINTS = 100.0
FEW = 16  # samples, before it is seen whether chance makes a difference
PRECISE = 0.03  # points of standard error; nothing is gained by more samples
CLUMSY = 10  # one move of so many is random
PLAYED, KNOWN, TRIED, RECORDS = 0, 1, 2, 4  # the game, what the mover knows of it, and two for trying moves

Points = npt.NDArray[np.float64]


class Desk(NamedTuple):
    """Where a thread accounts."""

    tables: Batch
    luck: Chance  # that of the games
    who: Reference
    shares: npt.NDArray[np.float32]  # by move, sample and seat
    moves: npt.NDArray[np.int32]
    means: Points  # by move and seat


class Book(NamedTuple):
    """What is written down: of every game, and of its unforced decisions."""

    luck: Points  # by game and seat
    errors: Points
    followed: Points  # by game and decision: what it lost, and the mover's luck until the next decision


def account(blank: Batch, desk: Desk, first: int, start: Points, book: Book) -> None:
    """Play games and account for them."""
    for i in range(len(book.luck)):
        account_game(blank, desk, first + i, start, book.luck[i], book.errors[i], book.followed[i])


def account_game(
    blank: Batch, desk: Desk, number: int, start: Points, luck: Points, errors: Points, followed: Points
) -> None:
    """One game."""
    s, chance = desk.tables[PLAYED], desk.luck
    desk.tables[PLAYED] = blank[0]
    begin_stream(chance, number)
    rules.start(s, chance)
    before = start.copy()
    decided, asked, seat = 0, -1, -1  # the last unforced decision is followed by luck
    stream = number + 1 << 32
    while not rules.is_over(s):
        mover = first_waiting(s)
        desk.tables[KNOWN] = s
        rules.hide(desk.tables[KNOWN], mover)
        count = find_moves(desk, mover)
        made = find_made(desk, mover, count)
        samples = try_all(desk, mover, count, stream)
        stream += samples
        best = judge(desk, mover, count, made, int(s.players), samples)
        book_luck(desk.means[best], before, luck, followed, asked, seat)
        lost = desk.means[best, mover] - desk.means[made, mover]
        errors[mover] += lost
        asked, seat = -1, mover
        if count > 1 and decided < len(followed):
            asked = decided
            followed[asked, 0] = lost
            decided += 1
        before[:] = desk.means[made]
        rules.apply(s, chance, mover, int(desk.moves[made]))
    rules.standing(s, desk.who.room.places)
    for other in range(s.players):
        desk.means[0, other] = POINTS * win_share(s, desk.who.room.places, other) / SHARES
    book_luck(desk.means[0], before, luck, followed, asked, seat)


def book_luck(now: Points, before: Points, luck: Points, followed: Points, asked: int, seat: int) -> None:
    """What lies between the last move and now."""
    for other in range(len(luck)):
        luck[other] += now[other] - before[other]
    if asked >= 0:
        followed[asked, 1] = now[seat] - before[seat]


def find_moves(desk: Desk, seat: int) -> int:
    """List the legal moves."""
    mask, count = desk.who.room.mask, 0
    rules.legal(desk.tables[KNOWN], seat, mask)
    for move in range(len(mask)):
        if mask[move] == 1:
            desk.moves[count] = move
            count += 1
    return count


def find_made(desk: Desk, seat: int, count: int) -> int:
    """Where the move stands that the player makes: a greedy one, or any."""
    if below(desk.luck, CLUMSY) == 0:
        return below(desk.luck, count)
    desk.tables[TRIED] = desk.tables[KNOWN]
    made = rules.greedy_move(desk.tables[TRIED], desk.luck, seat, desk.who.room.mask)
    for i in range(count):
        if desk.moves[i] == made:
            return i
    return 0


def try_all(desk: Desk, seat: int, count: int, stream: int) -> int:
    """Try every move, only a few times where chance makes no difference; returns how often."""
    known, tables, moves = desk.tables[KNOWN:], desk.tables[TRIED:], desk.moves[:count]
    samples = int(desk.shares.shape[1])
    few = min(FEW, samples)
    try_moves(known, tables, seat, moves, stream, desk.who, desk.shares[:, :few])
    if samples == few or is_precise(desk.shares[:count, :few, seat]):
        return few
    try_moves(known, tables, seat, moves, stream + few, desk.who, desk.shares[:, few:])
    return samples


def is_precise(shares: npt.NDArray[np.float32]) -> bool:
    """Whether more samples would hardly change anything."""
    samples = shares.shape[1]
    for i in range(len(shares)):
        total, squares = 0.0, 0.0
        for sample in range(samples):
            total += shares[i, sample]
            squares += shares[i, sample] * shares[i, sample]
        if squares / samples - (total / samples) ** 2 > samples * (PRECISE / POINTS) ** 2:
            return False
    return True


def judge(desk: Desk, seat: int, count: int, made: int, players: int, samples: int) -> int:
    """What every move is worth to everybody; returns where the best one stands."""
    shares, means = desk.shares, desk.means
    for i in range(count):
        for other in range(players):
            total = 0.0
            for sample in range(samples):
                total += shares[i, sample, other]
            means[i, other] = POINTS * total / samples
    best = made
    height = 1.0 + 2.0 * math.log(max(1, count - 1))
    for i in range(count):
        if means[i, seat] > means[made, seat]:
            sure = surely(desk, seat, i, made, height, samples)
            for other in range(players):
                means[i, other] = means[made, other] + sure * (means[i, other] - means[made, other])
            if means[i, seat] > means[best, seat]:
                best = i
    return best


def surely(desk: Desk, seat: int, move: int, made: int, height: float, samples: int) -> float:
    """How much is believed of what a move seems better than the one made."""
    shares = desk.shares
    total, squares = 0.0, 0.0
    for sample in range(samples):
        apart = float(shares[move, sample, seat]) - float(shares[made, sample, seat])
        total += apart
        squares += apart * apart
    mean = total / samples
    error = max(0.0, squares / samples - mean * mean) / samples
    return max(0.0, 1.0 - height * error / (mean * mean))
