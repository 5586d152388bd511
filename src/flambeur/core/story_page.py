"""The story of compiled rules: `tell` writes numbers on a page, and Python reads what was told.

Rules know nothing of the page, so it has one place in memory, which compiled code finds by name. Whoever lets
compiled rules tell must hold `lock` until the page is read.
"""

import threading
from typing import Any

import llvmlite.binding
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload, register_jitable
from numba.np.numpy_support import carray

from flambeur.core.story import EVERYONE, Telling

NAME = "flambeur_story_page"
SIZE = 65_536  # numbers; a move tells some hundred at most
EVERYBODY = -1
NUMBER, FLAG, ROW, GRID, NOTHING = range(5)  # what a value is

PAGE = np.zeros(SIZE, np.int64)  # its first number says where the next one goes
lock = threading.Lock()
llvmlite.binding.add_symbol(NAME, PAGE.ctypes.data)


def _page(_typing: Any) -> Any:
    """Where the page is."""

    def find(_context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        known = builder.module.globals.get(NAME)
        start = known or ir.GlobalVariable(builder.module, ir.ArrayType(ir.IntType(64), SIZE), NAME)
        return builder.bitcast(start, ir.IntType(64).as_pointer())

    pointer: Any = types.CPointer
    return pointer(types.int64)(), find


page: Any = intrinsic(_page)


@register_jitable
def put(number: int) -> None:
    """The next number; what is beyond the end of the page is counted, not written."""
    numbers = carray(page(), SIZE)
    if numbers[0] < SIZE:
        numbers[numbers[0]] = number
    numbers[0] += 1


def tell_on_page(
    kind: int, a: Any = None, b: Any = None, c: Any = None, d: Any = None, e: Any = None, f: Any = None
) -> None:
    """What `tell` is here: to everyone."""
    put(EVERYBODY)
    put(kind)
    put_value(a)
    put_value(b)
    put_value(c)
    put_value(d)
    put_value(e)
    put_value(f)
    put(NOTHING)


def whisper_on_page(seat: int, kind: int, a: Any = None, b: Any = None, c: Any = None, d: Any = None) -> None:
    """What `whisper` is here: to one seat."""
    put(seat)
    put(kind)
    put_value(a)
    put_value(b)
    put_value(c)
    put_value(d)
    put(NOTHING)


def put_value(_value: Any) -> None:
    """A value of whatever kind; compiled code has `_put_value` instead."""
    raise NotImplementedError


def _put_number(value: Any) -> None:
    put(NUMBER)
    put(value)


def _put_flag(value: Any) -> None:
    put(FLAG)
    put(int(value))


def _put_row(value: Any) -> None:
    put(ROW)
    put(len(value))
    for number in value:
        put(number)


def _put_grid(value: Any) -> None:
    put(GRID)
    put(value.shape[0])
    put(value.shape[1])
    for row in value:
        for number in row:
            put(number)


def _put_nothing(value: Any) -> None:
    """An argument that was not given."""


@overload(put_value)
def _put_value(value: Any) -> Any:
    """By the type of the value, how it is written."""
    if isinstance(value, types.Omitted | types.NoneType):
        return _put_nothing
    if isinstance(value, types.Boolean):
        return _put_flag
    if isinstance(value, types.Array) and value.ndim == 2:
        return _put_grid
    return _put_row if isinstance(value, types.Array | types.UniTuple) else _put_number


def begin_page() -> None:
    """Forget what was told."""
    PAGE[0] = 1


def read_page() -> list[Telling]:
    """What was told since the page was begun, as plain Python would tell it."""
    end = int(PAGE[0])
    assert end <= SIZE, "the story of a move is longer than the page"
    numbers, told, place = PAGE[1:end].tolist(), [], 0
    while place < len(numbers):
        seat, kind = numbers[place : place + 2]
        values, place = _values(numbers, place + 2)
        told.append(Telling(EVERYONE if seat == EVERYBODY else seat, kind, values))
    return told


def _values(numbers: list[int], place: int) -> tuple[tuple[Any, ...], int]:
    """The values of one telling, and where the next one begins."""
    values: list[Any] = []
    while (kind := numbers[place]) != NOTHING:
        if kind in (NUMBER, FLAG):
            values.append(numbers[place + 1] if kind == NUMBER else bool(numbers[place + 1]))
            place += 2
        elif kind == ROW:
            end = place + 2 + numbers[place + 1]
            values.append(numbers[place + 2 : end])
            place = end
        else:
            rows, width = numbers[place + 1 : place + 3]
            end = place + 3 + rows * width
            values.append([numbers[at : at + width] for at in range(place + 3, end, width)])
            place = end
    return tuple(values), place + 1
