"""A database that says nothing any more is noticed, even if nobody has closed the connection."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from psycopg.conninfo import conninfo_to_dict

from flambeur.house import pg_listener
from flambeur.house.pg_listener import PgListener
from flambeur.house.store import engine_of, url_of
from tests.house.databases import postgres
from tests.house.hubs import HandClock, config_of, created, hub_at, next_move, until

pytestmark = pytest.mark.anyio

SOCKET = ".s.PGSQL.5432"


class Cable:
    """What lies between a process and its database; it can break without a word."""

    def __init__(self, end: str) -> None:
        self._end = end
        self._carrying: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self.laid = 0  # how many connections went through

    def tear(self) -> None:
        """Those who are connected hear nothing more, and who connects from now on does."""
        for task in self._carrying:
            task.cancel()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Both ways, as long as it is whole."""
        self.laid += 1
        there_reader, there_writer = await asyncio.open_unix_connection(self._end)
        self._writers += [writer, there_writer]
        for way in ((reader, there_writer), (there_reader, writer)):
            task = asyncio.create_task(_carry(*way))
            self._carrying.add(task)
            task.add_done_callback(self._carrying.discard)

    async def close(self) -> None:
        """All connections end."""
        self.tear()
        for writer in self._writers:
            writer.close()
        await asyncio.gather(*(writer.wait_closed() for writer in self._writers), return_exceptions=True)


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while said := await reader.read(65536):
        writer.write(said)
        await writer.drain()
    writer.close()


@asynccontextmanager
async def cable_to(database: str, folder: Path) -> AsyncIterator[tuple[Cable, sa.Engine]]:
    """A database by a way that can break."""
    host = str(conninfo_to_dict(database)["host"])
    cable = Cable(f"{host}/{SOCKET}")
    server = await asyncio.start_unix_server(cable.carry, folder / SOCKET)
    engine = engine_of(url_of(database.replace(host, str(folder)), folder))
    try:
        yield cable, engine
    finally:
        engine.dispose()
        await cable.close()
        server.close()
        await server.wait_closed()


async def test_a_listener_whose_connection_died_without_a_word_is_not_well_and_connects_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pg_listener, "RETRY_SECONDS", 0.1)
    monkeypatch.setattr(pg_listener, "BEAT_SECONDS", 0.5)
    config = config_of(HandClock())
    with (
        postgres() as database,
        hub_at(tmp_path, config, database) as mine,
        hub_at(tmp_path, config, database) as other,
    ):
        async with cable_to(database, tmp_path) as (cable, engine):
            listener = PgListener(engine, mine)
            live = await mine.open_table("one", created("me", "me"))
            there = await other.find("one")
            assert there is not None
            listening = asyncio.create_task(listener.listen_forever())
            await until(lambda: listener.is_well)
            cable.tear()
            await there.append(next_move)
            await until(lambda: not listener.is_well)
            await until(lambda: listener.is_well)
            await until(lambda: live.table.number == there.table.number)
            await there.append(next_move)
            await until(lambda: live.table.number == there.table.number)
            assert cable.laid == 2
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
