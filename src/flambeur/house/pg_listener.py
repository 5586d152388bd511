"""Hearing from the other processes of the house, through PostgreSQL."""

import asyncio
import contextlib
import logging
import os
import socket
import time
from collections.abc import Iterable, Sequence

import psycopg
import sqlalchemy as sa

from flambeur.house.hints import Hint, channel_of, read_hint
from flambeur.house.hub import Hub
from flambeur.house.pg_log import address_of

RETRY_SECONDS = 1.0
BEAT_SECONDS = 5.0  # after which the database is asked whether it is still there, and may take to answer
UNNEEDED_SECONDS = 60.0  # that a channel may be heard though there is no table of it any more

logger = logging.getLogger("flambeur.house")


class PgListener:
    """Tells a hub which of its tables other processes have changed; on SQLite there are no others.

    It listens to the channels of the tables that the hub has, and only to those.
    """

    def __init__(self, engine: sa.Engine, hub: Hub, own_name: str = "") -> None:
        self._engine, self._hub, self._own_name = engine, hub, own_name
        self._is_needed = engine.dialect.name == "postgresql"
        self._is_listening = False
        self._connection: psycopg.AsyncConnection | None = None
        self._channels: set[str] = set()
        self._asking = asyncio.Lock()
        self._heard: list[Hint] = []
        self._news = asyncio.Event()
        self._lost: Exception | None = None
        if self._is_needed:
            hub.follow = self.follow

    @property
    def is_well(self) -> bool:
        """Whether nothing that others do is missed."""
        return self._is_listening or not self._is_needed

    async def follow(self, table: str) -> None:
        """Hear of a table from now on; without a connection, as soon as there is one."""
        if self._connection and channel_of(table) not in self._channels:
            try:
                await self._listen_to({channel_of(table)})
            except (psycopg.Error, OSError) as error:  # the table is read again when there is a connection
                self._lose(error)

    async def listen_forever(self) -> None:
        """Listen, and begin again whenever the connection is lost."""
        while self._is_needed:
            try:
                await self._listen()
            except (psycopg.Error, sa.exc.SQLAlchemyError, OSError):
                logger.warning("the database does not answer; trying again")
            except Exception:  # a mistake of ours must not make this process deaf
                logger.exception("listening to other processes broke; trying again")
            finally:
                self._is_listening = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        place = address_of(self._engine)
        async with await psycopg.AsyncConnection.connect(place, autocommit=True) as connection:
            connection.add_notify_handler(lambda notice: self._note(notice.payload))
            self._connection, self._channels, self._lost = connection, set(), None
            asking_after = asyncio.create_task(self._ask_after(connection))
            try:
                await self._listen_to({channel_of(table) for table in self._hub.all_ids})
                self._is_listening = True
                await self._hub.hear(list(self._hub.tables))  # what was missed before listening began
                await self._hear_forever()
            finally:
                asking_after.cancel()
                self._connection = None
                if not connection.closed:
                    asyncio.get_running_loop().remove_reader(connection.fileno())

    async def _hear_forever(self) -> None:
        looked = time.monotonic()
        while self._lost is None:
            await self._news.wait()
            self._news.clear()
            heard, self._heard = self._heard, []
            await self._hub.take(heard)
            if time.monotonic() - looked > UNNEEDED_SECONDS:
                looked = time.monotonic()
                await self.ignore_unneeded()
        raise self._lost

    async def _listen_to(self, channels: Iterable[str]) -> None:
        new = set(channels) - self._channels
        await self._tell("LISTEN", new)
        self._channels |= new

    async def ignore_unneeded(self) -> None:
        """Listen no more where the hub has no table any more."""
        unneeded = self._channels - {channel_of(table) for table in self._hub.all_ids}
        self._channels -= unneeded  # who needs one again from now on asks for it, and is answered later
        await self._tell("UNLISTEN", unneeded)

    async def _ask_after(self, connection: psycopg.AsyncConnection) -> None:
        """Who says nothing may have nothing to say; a connection that died without a word does not answer."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            answer = asyncio.create_task(self._ask(["SELECT 1"]))
            answered, _ = await asyncio.wait([answer], timeout=BEAT_SECONDS)
            if not answered:
                logger.warning("the database is silent; connecting again")
                _cut(connection)  # which ends the waiting, too
            try:
                await answer
            except (psycopg.Error, OSError) as error:
                self._lose(error)

    async def _tell(self, word: str, channels: Iterable[str]) -> None:
        await self._ask([f'{word} "{channel}"' for channel in sorted(channels)])

    async def _ask(self, statements: Sequence[str]) -> None:
        """One asks at a time; meanwhile the driver hands over what is heard."""
        async with self._asking:
            if not statements or self._connection is None:
                return
            connection, loop = self._connection, asyncio.get_running_loop()
            loop.remove_reader(connection.fileno())
            try:
                await connection.execute("; ".join(statements))
            finally:
                # Whoever asked may have given up meanwhile, and another connection may have come.
                if self._connection is connection and not connection.closed:
                    file = connection.fileno()
                    loop.add_reader(file, self._read, connection.pgconn, file)
                    self._read(connection.pgconn, file)  # what came with the answer

    def _read(self, pgconn: psycopg.pq.abc.PGconn, file: int) -> None:
        """Take in what has arrived: done here because the driver would let nobody ask meanwhile."""
        try:
            pgconn.consume_input()
            while notice := pgconn.notifies():
                self._note(notice.extra.decode())
        except psycopg.Error as error:
            asyncio.get_running_loop().remove_reader(file)  # which the driver knows no more
            self._lose(error)

    def _note(self, text: str) -> None:
        if text.startswith(f"{self._own_name} "):  # its own changes a process knows
            return
        try:
            self._heard.append(read_hint(text))
        except ValueError:
            logger.warning("a notice that this version does not understand: %r", text[:100])
        self._news.set()

    def _lose(self, error: Exception) -> None:
        self._lost = error
        self._news.set()


def _cut(connection: psycopg.AsyncConnection) -> None:
    """Whoever waits for the other side learns that nothing will come."""
    with contextlib.suppress(OSError), socket.socket(fileno=os.dup(connection.pgconn.socket)) as line:
        line.shutdown(socket.SHUT_RDWR)
