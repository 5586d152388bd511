"""Games that ended before there was an index of them, or under an older form of it: found in the logs.

It goes on beside all else, a little at a time, and where it was when the house was closed.
"""

import asyncio
import contextlib
import time
from collections.abc import Iterator

import msgspec
import sqlalchemy as sa

from flambeur.house.history import index
from flambeur.house.history.ended_game import EndedGame
from flambeur.house.history.rows import VERSION
from flambeur.house.log_reader import Unreadable, games_of
from flambeur.house.store import Store, put_setting, settings, tables
from flambeur.house.table import Table

SETTING = "index_of_games"
LOCK = 7_301_985  # any number, the same in every process: one of them is enough
AT_ONCE = 20  # tables
LONGEST = 0.2  # seconds after which others have a turn
WAIT = 5.0  # seconds, while another process is at it


class Reached(msgspec.Struct):
    """How far the logs were read for this version of the index."""

    version: str = VERSION
    table: str = ""  # the last that was read, in the order of their ids
    is_done: bool = False


class Backfill:
    """Reads the logs of all tables that a store has."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reading = store.engine.execution_options(is_reading=True)

    async def run(self) -> None:
        """Until all is read; half of the time is left to those who play."""
        while not (await asyncio.to_thread(self.reached)).is_done:
            began = time.monotonic()
            is_ours = await asyncio.to_thread(self.read_some)
            await asyncio.sleep(time.monotonic() - began if is_ours else WAIT)

    def reached(self) -> Reached:
        """Where it stands."""
        query = sa.select(settings.c.value).where(settings.c.name == SETTING)
        with self._reading.connect() as connection:
            value = connection.execute(query).scalar()
        reached = msgspec.json.decode(value, type=Reached) if value else Reached()
        return reached if reached.version == VERSION else Reached()

    def read_some(self) -> bool:
        """Read some tables; False if another process is at it."""
        with self._turn() as is_ours:
            if is_ours:
                self._read_some(self.reached())
        return is_ours

    def _read_some(self, reached: Reached) -> None:
        ids, began, found = self._tables_after(reached.table), time.monotonic(), list[EndedGame]()
        for id in ids:
            found += self._games_of(id)
            reached.table = id
            if time.monotonic() - began > LONGEST:
                break
        reached.is_done = not ids
        with self._store.engine.begin() as connection:
            for ended in found:
                index.note_again(connection, ended)
            put_setting(connection, {"name": SETTING, "value": msgspec.json.encode(reached).decode()})

    def _tables_after(self, table: str) -> list[str]:
        query = sa.select(tables.c.table).where(tables.c.table > table).order_by(tables.c.table)
        with self._reading.connect() as connection:
            return list(connection.execute(query.limit(AT_ONCE)).scalars())

    def _games_of(self, id: str) -> list[EndedGame]:
        """Those of a log that can be read so far; what is wrong with it stands in the house's own log."""
        table, found = Table(id, self._store.known_as), list[EndedGame]()
        with contextlib.suppress(Unreadable):
            found.extend(EndedGame(table, finished) for finished in games_of(table, self._store))
        return [] if table.created and table.is_sealed else found

    @contextlib.contextmanager
    def _turn(self) -> Iterator[bool]:
        if not self._store.is_shared:
            yield True
            return
        with self._reading.begin() as connection:
            yield bool(connection.scalar(sa.select(sa.func.pg_try_advisory_xact_lock(LOCK))))
