"""Small sets, as the bits of a number."""

import numpy as np

from flambeur.core.rows import lowest

FEW = 6  # what a set may hold at most that is looked up: as many as a die has faces

# By such a set: how many are in it, and which they are in ascending order.
COUNTS = np.array([bits.bit_count() for bits in range(1 << FEW)], np.int8)
MEMBERS = np.zeros((1 << FEW, FEW), np.int8)
for _bits in range(1 << FEW):
    MEMBERS[_bits, : COUNTS[_bits]] = [member for member in range(FEW) if _bits >> member & 1]


def count_bits(bits: int) -> int:
    """How many are in the set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def nth_bit(bits: int, rank: int) -> int:
    """One of the set in ascending order; rank counts from 0."""
    for _ in range(rank):
        bits &= bits - 1
    return lowest(bits)


def count_few(bits: int) -> int:
    """How many are in a set of FEW at most."""
    return int(COUNTS[bits])


def nth_of_few(bits: int, rank: int) -> int:
    """One of such a set in ascending order; rank counts from 0."""
    return int(MEMBERS[bits, rank])
