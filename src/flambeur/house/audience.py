"""Those who are connected to a table in this process, and what they have last been told of each other."""

from collections.abc import Callable, Mapping
from typing import Protocol

from flambeur.core.errors import FlambeurError
from flambeur.house.clock import Ticks
from flambeur.house.presence import Presence
from flambeur.house.table import Table

MOST_WATCHERS = 20  # whose names are told


class Listener(Protocol):
    """Somebody connected to a table."""

    device: str | None  # by whose cookie they came
    person: str | None
    name: str

    def send(self, message: bytes) -> None:
        """Hand over a message; never waits."""

    def end(self, error: FlambeurError) -> None:
        """Say why, and end the connection; never waits."""


class Audience:
    """Everybody who listens to one table."""

    def __init__(self, table: Table, ticks: Ticks) -> None:
        self.presence = Presence(ticks)
        self.listeners: set[Listener] = set()
        self._table = table
        self._told_here: frozenset[str | None] = frozenset()
        self._told_watching: tuple[str, ...] = ()

    @property
    def _sitting(self) -> frozenset[str | None]:
        return frozenset(seat.person for seat in self._table.seats)

    @property
    def watching(self) -> tuple[str, ...]:
        """The names of those who look on, each person once."""
        sitting = self._sitting
        names = {each.person: each.name for each in self.listeners if each.person not in sitting}
        return tuple(sorted(names.values())[:MOST_WATCHERS])

    @property
    def has_news_of_sitters(self) -> bool:
        """Somebody who sits at the table has come or gone since everybody was told."""
        return self._sitting & self.presence.here != self._told_here

    @property
    def has_news_of_watchers(self) -> bool:
        """Other people look on than everybody was told."""
        return self.watching != self._told_watching

    def remove(self, listener: Listener) -> bool:
        """Whether the listener was here until now."""
        if listener not in self.listeners:
            return False
        self.listeners.discard(listener)
        if listener.person:
            self.presence.leave(listener.person, listener.person in self._sitting)
        return True

    def rename(self, known_as: Mapping[str, str]) -> None:
        """Who listens is who they are now."""
        for listener in self.listeners:
            old = listener.person
            if old is not None and old in known_as:
                new = listener.person = known_as[old]
                self.presence.rename(old, new)

    def send(self, write: Callable[[str | None], bytes], is_about_them: bool = True) -> None:
        """Tell everybody what is written for them; those who do not sit here all get the same."""
        sitting = self._sitting
        if is_about_them:
            self._told_here, self._told_watching = sitting & self.presence.here, self.watching
        written: dict[str | None, bytes] = {}
        for listener in self.listeners:
            person = listener.person if listener.person in sitting else None
            if person not in written:
                written[person] = write(person)
            listener.send(written[person])
