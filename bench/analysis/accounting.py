"""Games of greedy players, accounted for from beginning to end in compiled code; a template for any game.

The account is that of `flambeur.analysis`.
"""

from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt

from bench.analysis.racing import FIRST, KNOWN, PLAYED, POINTS, SAMPLES, TRIED, Desk, Points, mean_share, race
from flambeur.analysis.kernels.rollouts import try_moves
from flambeur.bots.kernels.network import NetworkRules
from flambeur.core.chance import begin_stream, below
from flambeur.core.layout import Batch
from flambeur.core.playout import SHARES, first_waiting, win_share

rules: NetworkRules = cast(NetworkRules, None)

CLUMSY = 10  # one move of so many is random


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
        best = race(desk, mover, count, made, stream)
        see_all(desk, mover, best, stream + SAMPLES)
        stream += 2 * SAMPLES
        book_luck(desk.worth, before, luck, followed, asked, seat)
        lost = desk.means[best, mover] - desk.means[made, mover]
        errors[mover] += lost
        asked, seat = -1, mover
        if count > 1 and decided < len(followed):
            asked = decided
            followed[asked, 0] = lost
            decided += 1
        for other in range(s.players):
            before[other] = desk.worth[other] + desk.means[made, other] - desk.means[best, other]
        rules.apply(s, chance, mover, int(desk.moves[made]))
    rules.standing(s, desk.who.room.places)
    for other in range(s.players):
        desk.worth[other] = POINTS * win_share(s, desk.who.room.places, other) / SHARES
    book_luck(desk.worth, before, luck, followed, asked, seat)


def see_all(desk: Desk, seat: int, best: int, stream: int) -> None:
    """What the best move is worth to everybody, by luck of its own if something was hidden."""
    players = len(desk.worth)
    for other in range(players):
        desk.worth[other] = desk.means[best, other]
    if is_hidden(desk.raw):
        moves, shares = desk.moves[best : best + 1], desk.shares[:1, :FIRST]
        try_moves(desk.tables[PLAYED:], desk.tables[TRIED:], seat, moves, stream, desk.who, shares)
        for other in range(players):
            desk.worth[other] = POINTS * mean_share(shares[0], other)


def is_hidden(raw: npt.NDArray[np.uint8]) -> bool:
    """Whether there is anything that the mover does not know."""
    hidden = 0
    for i in range(raw.shape[1]):
        hidden += raw[PLAYED, i] != raw[KNOWN, i]
    return hidden > 0


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
