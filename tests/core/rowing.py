"""A template that writes rows of numbers, for tests."""

import numpy as np

from flambeur.core.layout import Batch, Numbers, layout
from flambeur.core.rows import (
    ALL,
    lowest,
    places_of,
    write_bits,
    write_seat_bits,
    write_seats,
    write_signs,
)

APART = True

TABLE = layout(("small", "i1", 6), ("large", "i2", 6))
SOME, MANY = 6, 45
HALF = np.float32(1 / 2)


def six_bits(bits: int, out: Numbers) -> None:
    """A few."""
    write_bits(out, 3, SOME, bits)


def many_bits(bits: int, out: Numbers) -> None:
    """More than a vector holds."""
    write_bits(out, 3, MANY, bits)


def many_signs(ones: int, minus_ones: int, out: Numbers) -> None:
    """Of two sets."""
    write_signs(out, 3, MANY, ones, minus_ones)


def all_seats(table: Batch, players: int, seat: int, out: Numbers) -> None:
    """Everything that is written of seats."""
    s = table[0]
    write_seats(out, 10, s.small, ALL, players, seat, HALF)
    write_seats(out, 20, s.large, 0b101101, players, seat, HALF)
    write_seat_bits(out, 30, places_of(s.small, 2), players, seat)
    write_seat_bits(out, 40, places_of(s.large, -100), players, seat)


def lowest_of(bits: int) -> int:
    """The first of them."""
    return lowest(bits)
