"""Rows of numbers: machine code writes what plain Python writes."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from flambeur.core import rows
from flambeur.core.native import lifted, plain
from flambeur.games import LAS_VEGAS
from tests.core import rowing

FIELDS = [[0, -1, 3, 2, 2, 7], [-1, -1, -1, -1, -1, -1]]


def both(write: str, *given: Any) -> list[bytes]:
    """What plain Python and machine code write into a row that is full of sevens."""
    written = []
    for functions in (plain(LAS_VEGAS, rowing), lifted(LAS_VEGAS, rowing)):
        out = np.full(80, 7, np.float32)
        vars(functions)[write](*given, out)
        written.append(out.tobytes())
    return written


@pytest.mark.parametrize("bits", [0, 1, 0b1011, (1 << 45) - 2, -1])
def test_bits_and_signs(bits: int) -> None:
    for write in ("six_bits", "many_bits"):
        one, other = both(write, bits)
        assert one == other
    one, other = both("many_signs", bits, 0x123456789A)
    assert one == other


@pytest.mark.parametrize("numbers", FIELDS)
@pytest.mark.parametrize("players", range(2, 7))
def test_seats(numbers: list[int], players: int) -> None:
    table = rowing.TABLE.batch(1)
    table[0].small[:], table[0].large[:] = numbers, [100 * number for number in numbers]
    for seat in range(players):
        one, other = both("all_seats", table, players, seat)
        assert one == other


def test_sets_of_one() -> None:
    assert [rows.only(one) for one in (-1, 0, 5)] == [0, 1, 32]
    assert [rows.lowest(bits) for bits in (1, 6, 64)] == [0, 1, 6]
    check: Callable[[int], int] = lifted(LAS_VEGAS, rowing).lowest_of
    assert [check(bits) for bits in (1, 6, 64)] == [0, 1, 6]
