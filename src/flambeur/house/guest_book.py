"""What the house knows of its people without asking the store each time, the same in every process."""

import asyncio
from collections.abc import Awaitable, Callable, Set
from typing import TypeAlias

import sqlalchemy as sa

from flambeur.house.people.blocking import all_blocked
from flambeur.house.people.devices import closed_devices
from flambeur.house.people.order import Order, read_order
from flambeur.house.persons import merged
from flambeur.house.store import GUEST_BOOK, Store, settings

READ_SECONDS = 1.0  # after which other processes, and commands, have been heard of

OnRenamed: TypeAlias = Callable[[Set[str]], Awaitable[None]]  # ids that are known by another, or by no name
OnOrder: TypeAlias = Callable[[], None]  # somebody must go, a table is closed …


def ignore() -> None:
    """Nobody is here who would have to go."""


class GuestBook:
    """Small tables of the store in memory; they are read again when somebody has changed them."""

    def __init__(self, store: Store, on_renamed: OnRenamed, on_order: OnOrder = ignore) -> None:
        self._store, self._on_renamed, self._on_order = store, on_renamed, on_order
        self._written: str | None = None
        self._renamed: dict[str, str | None] = {}
        self._closed: frozenset[str] = frozenset()  # devices
        self.order = Order()
        self.blocked: frozenset[tuple[str, str]] = frozenset()  # who blocks, and whom
        self._lock = asyncio.Lock()
        self._read()  # what was so when the house opened concerns nobody who is here

    def who(self, id: str) -> str:
        """The person whom an id stands for now."""
        return self._store.known_as.get(id, id)

    def who_comes(self, device: str) -> str | None:
        """The person whom the cookie of a device opens; None if it was closed, or its person is forgotten."""
        if device in self._closed:
            return None
        return self._renamed.get(device, device)

    async def read_forever(self) -> None:
        """Hear of what other processes and commands have written."""
        while True:
            await self.read()
            await asyncio.sleep(READ_SECONDS)

    async def spread(self) -> None:
        """Read what was just written, and give the other processes the time to do so."""
        await self.read()
        if self._store.is_shared:
            await asyncio.sleep(READ_SECONDS)

    async def read(self) -> None:
        """Read what is new; when this is done, all tables of this process know it, too."""
        async with self._lock:
            before = self._renamed
            if await asyncio.to_thread(self._read):
                renamed = {id for id, now in self._renamed.items() if before.get(id, id) != now}
                if renamed:
                    await self._on_renamed(renamed)
                self._on_order()

    def _read(self) -> bool:
        """Whether anything was written since it was read last."""
        with self._store.engine.execution_options(is_reading=True).connect() as connection:
            query = sa.select(settings.c.value).where(settings.c.name == GUEST_BOOK)
            written = connection.execute(query).scalar()
            if written == self._written:
                return False
            self._take(connection)
        self._written = written
        return True

    def _take(self, connection: sa.Connection) -> None:
        self._renamed = {row.old: row.person for row in connection.execute(sa.select(merged))}
        known_as = {old: person for old, person in self._renamed.items() if person is not None}
        self._store.known_as.update(known_as)
        self._closed = closed_devices(connection)
        self.order = read_order(connection)
        self.blocked = all_blocked(connection)
        self._store.closed_tables = self.order.closed_tables
