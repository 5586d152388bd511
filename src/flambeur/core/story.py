"""What happened, told as it happens: the rules call `tell`, a listener hears events.

In plain Python the events become the log that people read. Lifted to machine code `tell` and
`whisper` are empty and cost nothing.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, NamedTuple

import msgspec
import numpy as np

EVERYONE = None


class Event(msgspec.Struct, frozen=True, gc=False):  # is part of no cycle, and a house keeps many
    """Something that happened, for everyone or for one seat's eyes only."""

    kind: str
    facts: Mapping[str, Any]
    audience: int | None = EVERYONE

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat (None: a watcher) may hear of it."""
        return self.audience is EVERYONE or self.audience == seat

    def to_json(self) -> dict[str, Any]:
        """The event as JSON-ready fields; `only` names the seat that it is meant for."""
        only = {} if self.audience is EVERYONE else {"only": self.audience}
        return {"event": self.kind, **self.facts, **only}


class Telling(NamedTuple):
    """One call of `tell`, before its number and values have been given names."""

    audience: int | None
    kind: int
    values: tuple[Any, ...]


_listener: ContextVar[list[Telling] | None] = ContextVar("listener", default=None)


def tell(kind: int, *values: Any) -> None:
    """Report to everyone; kind is the event's number in the game's story."""
    _report(EVERYONE, kind, values)


def whisper(seat: int, kind: int, *values: Any) -> None:
    """Report to one seat only: a card dealt, a token held."""
    _report(int(seat), kind, values)


def silent_tell(kind: int, *values: Any) -> None:
    """What `tell` is on a GPU, see `silence`."""


def silent_whisper(seat: int, kind: int, *values: Any) -> None:
    """What `whisper` is there."""


@contextmanager
def listening() -> Iterator[list[Telling]]:
    """Collect what is told inside the block."""
    heard: list[Telling] = []
    token = _listener.set(heard)
    try:
        yield heard
    finally:
        _listener.reset(token)


def _report(audience: int | None, kind: int, values: tuple[Any, ...]) -> None:
    heard = _listener.get()
    if heard is not None:
        heard.append(Telling(audience, kind, tuple(map(_plain, values))))


def _plain(value: Any) -> Any:
    """A copy that later moves cannot change, in JSON-ready form."""
    if type(value) is int:  # most are
        return value
    if isinstance(value, tuple):
        return list(value)
    return value.tolist() if isinstance(value, np.ndarray | np.generic) else value


class Story:
    """The kinds of event of one game: each has a name and names for its values."""

    def __init__(self) -> None:
        self.kinds: list[tuple[str, tuple[str, ...]]] = []

    def event(self, name: str, *facts: str) -> int:
        """Declare a kind of event; returns the number that the rules use for it."""
        self.kinds.append((name, facts))
        return len(self.kinds) - 1

    def events(self, heard: list[Telling]) -> list[Event]:
        """Give names to what was heard."""
        return [self._name(telling) for telling in heard]

    def _name(self, telling: Telling) -> Event:
        name, facts = self.kinds[telling.kind]
        return Event(name, dict(zip(facts, telling.values, strict=True)), telling.audience)
