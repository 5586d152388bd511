"""The flat record that holds a game's state: named fields, one block of bytes."""

import copyreg
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from struct import Struct
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import msgspec
import numpy as np
import numpy.typing as npt

from flambeur.core.fields import Pick, Plan, pick, pick_tally, plan_of, reader, starts

if TYPE_CHECKING:

    class State:
        """A record: its fields are attributes, numbers or arrays as the layout says."""

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...
        def __getitem__(self, name: str) -> Any: ...
        def tobytes(self) -> bytes: ...

else:
    State = np.void

Room: TypeAlias = State  # working room of a playout, see `Game.room`
Batch: TypeAlias = npt.NDArray[Any]  # many records of one kind
Mask: TypeAlias = npt.NDArray[np.int8]  # one entry per move: 1 where it is legal
Places: TypeAlias = npt.NDArray[np.int8]  # one entry per seat: 1 for the winner, equals share a place
Numbers: TypeAlias = npt.NDArray[np.float32]  # what a network reads, knows and notes


class Seats(int):
    """The length of an axis that has one entry per seat; views show only the seats in play."""


class Tally(int):
    """How many counts one number holds, four bits each, as `roll` counts dice; views show a list.

    Fast rules like dice in one number better than in an array.
    """


@dataclass(frozen=True)
class Layout:
    """A record type, which of its axes run over the seats, and which numbers are tallies."""

    dtype: np.dtype[Any]
    seat_axes: Mapping[str, tuple[int, ...]]
    tallies: Mapping[str, int]

    def blank(self) -> State:
        """A record of zeros that owns its memory."""
        return cast(State, self.batch(1)[0])

    def batch(self, count: int) -> Batch:
        """An array of blank records."""
        return np.zeros(count, self.dtype)

    def copy(self, record: State) -> State:
        """A record of the same bytes that shares nothing with the original."""
        twin = self.batch(1)
        twin[0] = record
        return cast(State, twin[0])

    def named(self, record: State, players: int) -> dict[str, Any]:
        """The record as named, JSON-ready fields, without the seats nobody sits in."""
        fields = msgspec.json.decode(self.json(record, players))
        return {name: fields[name] for name in self.dtype.names or ()}

    def json(self, record: State, players: int) -> bytes:
        """The same as JSON, the names in alphabetical order."""
        numbers = self._reader.unpack(record.tobytes())
        return msgspec.json.encode({name: find(numbers) for name, find in self._picks_for(players)})

    def json_plan(self, players: int) -> Plan | None:
        """How compiled code writes the same; None if it cannot: tallies are for Python to take apart."""
        if players not in self._plans:
            has_others = any(self.dtype[name].base.kind != "i" for name in self.dtype.names or ())
            is_hard = self.tallies or has_others
            self._plans[players] = None if is_hard else plan_of(self.dtype, self._picks_for(players))
        return self._plans[players]

    @cached_property
    def _plans(self) -> dict[int, Plan | None]:
        return {}

    @cached_property
    def _reader(self) -> Struct:
        return reader(self.dtype)

    @cached_property
    def _picks(self) -> dict[int, list[tuple[str, Pick]]]:
        """For each number of players that was asked for, how the fields are found."""
        return {}

    def _picks_for(self, players: int) -> list[tuple[str, Pick]]:
        if players not in self._picks:
            self._picks[players] = [(n, self._pick(n, players)) for n in sorted(self.dtype.names or ())]
        return self._picks[players]

    def _pick(self, name: str, players: int) -> Pick:
        shape, start = self.dtype[name].shape, starts(self.dtype)[name]
        if name in self.tallies:
            return pick_tally(start, self.tallies[name])
        axes = self.seat_axes.get(name, ())
        shown = tuple(min(players, length) if i in axes else length for i, length in enumerate(shape))
        return pick(shape, shown, start)


def layout(*fields: tuple[Any, ...]) -> Layout:
    """Build a record type from (name, type, *axis lengths); fields are aligned for the GPU.

    Counting fields are signed: sums of unsigned ones wrap around in compiled code where plain Python
    would go below zero.
    """
    for name, *_ in fields:
        if hasattr(np.void, name):
            raise ValueError(f"a field cannot be called {name!r}: all NumPy records have that attribute")
    tallies = {name: int(axes[0]) for name, _, *axes in fields if axes and isinstance(axes[0], Tally)}
    fields = tuple((name, kind) if name in tallies else (name, kind, *axes) for name, kind, *axes in fields)
    plain = np.dtype([(name, kind, tuple(map(int, axes))) for name, kind, *axes in fields], align=True)
    # NumPy's own records find attributes in Python code, five times slower than these properties.
    record = _record_type(tuple((name, not axes) for name, _, *axes in fields))
    seat_axes = {name: _seat_axes(axes) for name, _, *axes in fields}
    return Layout(
        np.dtype((record, plain)), {name: axes for name, axes in seat_axes.items() if axes}, tallies
    )


class _RecordType(type):
    """The type of a kind of records; it is pickled by its fields, so that records and batches can be."""

    fields: tuple[tuple[str, bool], ...]


@cache
def _record_type(fields: tuple[tuple[str, bool], ...]) -> _RecordType:
    """Records with these fields, of which some are plain numbers."""
    named: dict[str, Any] = {name: _field(name, plain) for name, plain in fields}
    kind = _RecordType("Record", (np.void,), named | {"__reduce__": _packed})
    kind.fields = fields
    return kind


def _packed(record: np.void) -> tuple[Any, ...]:
    """A record travels as its bytes."""
    return _unpacked, (record.dtype, record.tobytes())


def _unpacked(dtype: np.dtype[Any], content: bytes) -> State:
    """A record of its own again; one that NumPy has unpickled would not let its arrays be written."""
    return cast(State, np.frombuffer(bytearray(content), dtype)[0])


copyreg.pickle(_RecordType, lambda kind: (_record_type, (kind.fields,)))


def _field(name: str, is_number: bool) -> property:
    """A field as an attribute: an array of the record's own memory, or a plain number."""

    def read(record: np.void) -> Any:
        return record[name].item() if is_number else record[name]

    def write(record: np.void, value: Any) -> None:
        record[name] = value

    return property(read, write)


def _seat_axes(axes: list[int]) -> tuple[int, ...]:
    return tuple(i for i, length in enumerate(axes) if isinstance(length, Seats))
