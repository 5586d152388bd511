"""A move and what follows from it, a template for any game: one call of compiled code for each."""

from typing import Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from flambeur.core.contract import Rules
from flambeur.core.layout import Batch, Mask, State


class Revisable(Rules, Protocol):
    """Rules that may let a seat change what it has decided."""

    def revising(self, s: State) -> int:
        """The seats not waited for that may still change what they decided, as a set of bits."""


rules: Revisable = cast(Revisable, None)

WAITING, ACTING, OVER, FACTS = range(4)
MINUS, ZERO = ord("-"), ord("0")
Facts: TypeAlias = npt.NDArray[np.int64]
Bytes: TypeAlias = npt.NDArray[np.uint8]


def revising(_s: State) -> int:
    """In most games nobody can."""
    return 0


def make_move(table: Batch, chances: Batch, seat: int, move: int, results: Facts) -> None:
    """Carry out a legal move; what every seat has achieved by then is noted."""
    rules.apply(table[0], chances[0], seat, move)
    for each in range(len(results)):
        results[each] = rules.result(table[0], each)


def look_at(table: Batch, facts: Facts, masks: Mask, seen: Batch) -> None:
    """What follows from a state: facts, the legal moves of each seat, what a watcher and each seat see."""
    s = table[0]
    facts[WAITING] = rules.waiting(s)
    facts[ACTING] = facts[WAITING] | rules.revising(s)
    facts[OVER] = rules.is_over(s)
    for seat in range(len(masks)):
        if facts[ACTING] >> seat & 1:
            rules.legal(s, seat, masks[seat])
    for place in range(len(seen)):
        seen[place] = s
        rules.hide(seen[place], place - 1)


def write_json(table: Batch, numbers: Facts, text: Bytes, room: Bytes) -> int:
    """Write a record as its plan says; returns how long it has become."""
    content = table.view(np.uint8)
    end = written = 0
    for row in range(len(numbers)):
        for place in range(end, numbers[row, 0]):
            room[written] = text[place]
            written += 1
        end = numbers[row, 0]
        written = write_number(read_number(content, numbers[row, 1], numbers[row, 2]), room, written)
    for place in range(end, len(text)):
        room[written] = text[place]
        written += 1
    return written


def read_number(content: Bytes, offset: int, size: int) -> int:
    """A signed number, its lowest byte first."""
    number = np.int64(0)
    for i in range(size):
        number |= np.int64(content[offset + i]) << np.int64(8 * i)
    unused = np.int64(64 - 8 * size)
    return int(number << unused >> unused)


def write_number(number: int, room: Bytes, written: int) -> int:
    """The digits of a number; returns where the next text goes."""
    if number < 0:
        room[written] = MINUS
        written += 1
    rest, power = abs(number), 1
    while rest // power >= 10:
        power *= 10
    while power > 0:
        room[written] = ZERO + rest // power % 10
        written += 1
        power //= 10
    return written
