"""Sets of bits and numbers of seats as rows: masks of moves, and what a program is shown.

Machine code writes many numbers with one instruction, see `fast_rows`. A row gets what a loop would write, so
what is left out here stays as it was.
"""

import numpy as np

from flambeur.core.chance import Counts
from flambeur.core.layout import Mask, Numbers

ALL = -1  # whoever sits there, as a set of bits


def write_bits(row: Mask | Numbers, first: int, count: int, bits: int) -> None:
    """From a place on, 1 for each of so many bits that is set, else 0; the count is a constant up to 64."""
    for i in range(count):
        row[first + i] = bits >> i & 1


def write_signs(row: Numbers, first: int, count: int, ones: int, minus_ones: int) -> None:
    """The same with -1 for each that is set in the last of these; what is set in both is 0."""
    for i in range(count):
        row[first + i] = (ones >> i & 1) - (minus_ones >> i & 1)


def write_seats(
    row: Numbers, first: int, numbers: Counts, among: int, players: int, seat: int, scale: np.float32
) -> None:
    """A number of each seat, the observing one first; 0 of a seat that is not among these. The rest stays."""
    other = seat
    for place in range(players):
        row[first + place] = numbers[other] * (among >> other & 1) * scale
        other = other + 1 if other + 1 < players else 0


def write_seat_bits(row: Numbers, first: int, seats: int, players: int, seat: int) -> None:
    """1 for each seat that is in a set, the observing one first, and 0 for the other players."""
    other = seat
    for place in range(players):
        row[first + place] = seats >> other & 1
        other = other + 1 if other + 1 < players else 0


def places_of(numbers: Counts, number: int) -> int:
    """Where this number stands in a field, as a set of bits."""
    places = 0
    for place in range(len(numbers)):
        places |= int(numbers[place] == number) << place
    return places


def lowest(bits: int) -> int:
    """The first in a set that is not empty."""
    place = 0
    while not bits >> place & 1:
        place += 1
    return place


def only(one: int) -> int:
    """The set of this one, as bits; of -1 there is none."""
    return int(one >= 0) << max(0, one)
