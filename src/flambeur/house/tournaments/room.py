"""The tournaments of a house, as any of its processes finds and changes them."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable

from flambeur.core.errors import Refused
from flambeur.house.clock import Clock
from flambeur.house.store import Store
from flambeur.house.tournaments.entries import Announced, AnyEntry, Entered, read, write
from flambeur.house.tournaments.rows import NewRow, Rows
from flambeur.house.tournaments.tournament import Tournament

ID = re.compile(r"[0-9a-z]{1,32}")
MOST_KEPT = 64  # in memory

Decide = Callable[[Tournament], AnyEntry | None]


class TournamentRoom:
    """Reads logs as far as they are not known yet, and appends to them; the number of an entry is unique."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.rows = Rows(store.engine)
        self._store, self._clock = store, clock
        self._known: OrderedDict[str, Tournament] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    async def find(self, id: str) -> Tournament:
        """The tournament as it is now, or a refusal."""
        if ID.fullmatch(id):
            async with self._locks.setdefault(id, asyncio.Lock()):
                found = await self._read(id)
            if found.number:
                return found
            self._drop(id)
        raise Refused("no-such-tournament", tournament=id[:32])

    def forget(self) -> None:
        """Persons are known by other ids: the logs are read again."""
        self._known.clear()

    async def append(self, id: str, decide: Decide, is_slow: bool = False) -> Tournament:
        """Append what `decide` finds possible, also after what other processes have appended meanwhile.

        What takes long is decided in a thread, and nothing changes while it thinks.
        """
        async with self._locks.setdefault(id, asyncio.Lock()):
            while True:
                now = await self._read(id)
                entry = await asyncio.to_thread(decide, now) if is_slow else decide(now)
                if entry is None:
                    return now
                at, phase = self._clock(), now.phase_after(entry)
                is_open = entry.is_open if isinstance(entry, Announced) else now.made.is_open
                person = entry.person if isinstance(entry, Announced | Entered) else None
                row = NewRow(id, now.number + 1, at, write(entry), phase, is_open, person)
                if await asyncio.to_thread(self.rows.append, row):
                    now.add(entry, at)
                    return now

    async def _read(self, id: str) -> Tournament:
        known = self._known.get(id) or Tournament(id, self._store.known_as)
        rows = await asyncio.to_thread(self.rows.entries, id, known.number)
        for number, at, content in rows:
            assert number == known.number + 1, f"entry {known.number + 1} of tournament {id} is missing"
            known.add(read(content), at)
        self._known[id] = known
        self._known.move_to_end(id)
        while len(self._known) > MOST_KEPT:
            self._drop(next(iter(self._known)))
        return known

    def _drop(self, id: str) -> None:
        self._known.pop(id, None)
        if id in self._locks and not self._locks[id].locked():
            del self._locks[id]
