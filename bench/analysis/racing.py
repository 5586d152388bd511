"""Moves tried side by side, as `flambeur.analysis.rollouts` does it, in compiled code: a template.

The same tries of every move, the same network, the same doubt; who is clearly behind is left out once.
"""

import math
from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt

from flambeur.analysis.kernels.rollouts import TABLES, Reference, Shares, try_moves
from flambeur.bots.kernels.network import NetworkRules
from flambeur.core.chance import Chance
from flambeur.core.layout import Batch

rules: NetworkRules = cast(NetworkRules, None)

POINTS = 100.0
# Samples: to see whether chance matters, of all moves, and of those that may win.
FEW, FIRST, SAMPLES = 16, 16, 48
PRECISE = 0.03  # points of standard error; nothing is gained by more samples
CLEARLY = 3.0  # standard errors by which a move must be behind to be left out

# The records: the game, what the mover knows of it, and where moves are tried.
PLAYED, KNOWN, TRIED, RECORDS = 0, 1, 2, 2 + TABLES

Points = npt.NDArray[np.float64]


class Desk(NamedTuple):
    """Where a thread accounts."""

    tables: Batch
    luck: Chance  # that of the games
    who: Reference
    shares: Shares  # by move, sample and seat
    more: Shares  # the same for the moves that are tried further
    moves: npt.NDArray[np.int32]
    running: npt.NDArray[np.int32]  # those tried further
    counts: npt.NDArray[np.int32]  # how often each was tried
    means: Points  # by move and seat
    worth: Points  # by seat: what the table is worth by who sees everything, if the best move is made
    raw: npt.NDArray[np.uint8]  # the tables, as bytes
    belief: float  # how much of a difference between moves comes true


def race(desk: Desk, seat: int, count: int, made: int, stream: int) -> int:
    """Try all moves and judge them, as if the one made were the best if it may be; returns which is best."""
    try_all(desk, seat, count, made, stream)
    top = leader(desk, seat, count)
    for i in range(count):
        tried = int(desk.counts[i])
        for other in range(desk.means.shape[1]):
            apart = mean_share(desk.shares[i, :tried], other) - mean_share(desk.shares[top, :tried], other)
            desk.means[i, other] = POINTS * (mean_share(desk.shares[top, : desk.counts[top]], other) + apart)
    best = doubt(desk, seat, count, made)
    for i in range(count):
        desk.means[i] = desk.means[best] + desk.belief * (desk.means[i] - desk.means[best])
    return best


def try_all(desk: Desk, seat: int, count: int, made: int, stream: int) -> None:
    """Try every move, only a few times where chance does not matter; then those that may win."""
    known, tables, moves, shares = desk.tables[KNOWN:], desk.tables[TRIED:], desk.moves[:count], desk.shares
    desk.counts[:count] = FEW
    try_moves(known, tables, seat, moves, stream, desk.who, shares[:, :FEW])
    if is_precise(shares[:count, :FEW, seat]):
        return
    desk.counts[:count] = FIRST
    try_moves(known, tables, seat, moves, stream + FEW, desk.who, shares[:, FEW:FIRST])
    top, left = leader(desk, seat, count), 0
    for i in range(count):
        if i in (top, made) or may_win(desk, seat, i, top):
            desk.running[left] = i
            left += 1
    further = moves[desk.running[:left]]
    try_moves(known, tables, seat, further, stream + FIRST, desk.who, desk.more)
    for i in range(left):
        shares[desk.running[i], FIRST:] = desk.more[i]
        desk.counts[desk.running[i]] = SAMPLES


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


def leader(desk: Desk, seat: int, count: int) -> int:
    """The best move so far among those that were tried most."""
    best, most, often = 0, -1.0, 0
    for i in range(count):
        tried = int(desk.counts[i])
        mean = mean_share(desk.shares[i, :tried], seat)
        if tried > often or (tried == often and mean > most):
            best, most, often = i, mean, tried
    return best


def mean_share(shares: npt.NDArray[np.float32], seat: int) -> float:
    """Over all samples."""
    total = 0.0
    for sample in range(len(shares)):
        total += shares[sample, seat]
    return total / len(shares)


def may_win(desk: Desk, seat: int, move: int, top: int) -> bool:
    """Whether a move is not clearly behind."""
    mean, error = ahead_of(desk, seat, top, move)
    return error == 0.0 or mean <= CLEARLY * error


def ahead_of(desk: Desk, seat: int, move: int, other: int) -> tuple[float, float]:
    """By how much a move is ahead of another in the samples that both have, and its standard error."""
    tried, total, squares = int(min(desk.counts[move], desk.counts[other])), 0.0, 0.0
    for sample in range(tried):
        apart = float(desk.shares[move, sample, seat]) - float(desk.shares[other, sample, seat])
        total += apart
        squares += apart * apart
    mean = total / tried
    return mean, math.sqrt(max(0.0, squares / tried - mean * mean) / tried)


def doubt(desk: Desk, seat: int, count: int, made: int) -> int:
    """Bring together what cannot be told apart from the move made; returns the best."""
    means, best, top, running = desk.means, made, made, 0
    for i in range(count):
        running += desk.counts[i] == desk.counts[made]
        if means[i, seat] > means[top, seat]:
            top = i
    if top == made:
        return made
    height = 1.0 + 2.0 * math.log(max(1, running - 1))
    lift = (1.0 - surely(desk, seat, top, made, height)) * (means[top] - means[made]) / (2.0 * height)
    for i in range(count):
        if means[i, seat] > means[made, seat]:
            means[i] = means[made] + surely(desk, seat, i, made, height) * (means[i] - means[made])
            if means[i, seat] > means[best, seat]:
                best = i
    means[made] += lift
    if best != made:
        means[best] += lift
    return best


def surely(desk: Desk, seat: int, move: int, made: int, height: float) -> float:
    """How much is believed of what a move seems better than the one made."""
    ahead, error = ahead_of(desk, seat, move, made)
    return max(0.0, 1.0 - height * (error / ahead) ** 2) if ahead > 0.0 else 0.0
