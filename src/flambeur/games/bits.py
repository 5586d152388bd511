"""Small sets, as the bits of a number."""


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
    position = 0
    while not bits >> position & 1:
        position += 1
    return position
