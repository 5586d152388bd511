"""Reads all numbers of a record at once, and finds those of each field among them."""

import re
import struct
from collections.abc import Callable, Sequence
from math import prod
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

LONGEST = 20  # characters of a number

Numbers: TypeAlias = tuple[Any, ...]
Pick: TypeAlias = Callable[[Numbers], Any]

CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}
CODES |= {"b1": "?", "f4": "f", "f8": "d"}


def reader(dtype: np.dtype[Any]) -> struct.Struct:
    """What makes one tuple of the bytes of a record: a hundred times faster than field by field."""
    form, end = "=", 0
    for kind, offset in _fields(dtype):
        form += f"{offset - end}x{prod(kind.shape)}{CODES[kind.base.str[1:]]}"
        end = offset + kind.itemsize
    return struct.Struct(f"{form}{dtype.itemsize - end}x")


class Plan(NamedTuple):
    """How compiled code writes a record as JSON: its numbers in turn, each after a piece of text."""

    numbers: npt.NDArray[np.int64]  # where the text before it ends, its offset in the record, its size
    text: npt.NDArray[np.uint8]
    longest: int  # bytes that it can take


def plan_of(dtype: np.dtype[Any], picks: Sequence[tuple[str, Pick]]) -> Plan:
    """The plan that puts numbers where the picks do: these are shown marks, and the text is cut there."""
    offsets = [at for kind, start in _fields(dtype) for at in _offsets(kind, start)]
    marks = tuple(f"<{number}>" for number in range(len(offsets)))
    text = msgspec.json.encode({name: find(marks) for name, find in picks}).decode()
    pieces = re.split('"<([0-9]+)>"', text)
    ends = np.cumsum([len(piece) for piece in pieces[::2]])[:-1]
    rows = [(end, *offsets[int(mark)]) for end, mark in zip(ends.tolist(), pieces[1::2], strict=True)]
    words = np.frombuffer("".join(pieces[::2]).encode(), np.uint8)
    return Plan(np.array(rows, np.int64), words, len(words) + LONGEST * len(rows))


def _offsets(kind: np.dtype[Any], start: int) -> list[tuple[int, int]]:
    """Where each number of a field lies, and its size; only signed ones are known to compiled code."""
    size = kind.base.itemsize
    return [(start + size * i, size) for i in range(prod(kind.shape))]


def starts(dtype: np.dtype[Any]) -> dict[str, int]:
    """Where the numbers of each field begin in that tuple."""
    counts = [prod(kind.shape) for kind, _ in _fields(dtype)]
    return {name: sum(counts[:i]) for i, name in enumerate(dtype.names or ())}


def pick(shape: tuple[int, ...], shown: tuple[int, ...], start: int) -> Pick:
    """Finds a field of this shape, of which only so much of each axis is shown."""
    if not shape:
        return itemgetter(start)
    if len(shape) == 1:
        return itemgetter(slice(start, start + shown[0]))
    step = prod(shape[1:])
    rows = [pick(shape[1:], shown[1:], start + row * step) for row in range(shown[0])]
    return lambda numbers: [row(numbers) for row in rows]


def pick_tally(start: int, counts: int) -> Pick:
    """Finds a number that holds so many counts, four bits each."""
    return lambda numbers: [numbers[start] >> 4 * i & 15 for i in range(counts)]


def _fields(dtype: np.dtype[Any]) -> list[tuple[np.dtype[Any], int]]:
    fields: Any = dtype.fields or {}
    return [(fields[name][0], fields[name][1]) for name in dtype.names or ()]
