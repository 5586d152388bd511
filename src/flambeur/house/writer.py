"""Durable writes about tables: one thread writes for everybody, and many writes share a commit."""

import asyncio
import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

import sqlalchemy as sa

from flambeur.house import pg_log
from flambeur.house.history import index
from flambeur.house.history.ended_game import EndedGame
from flambeur.house.log_rows import Row, Taken, insert, insert_each
from flambeur.house.store import Listing, list_table, put_setting

MOST_AT_ONCE = 500

Insert: TypeAlias = Callable[[sa.Connection, Sequence[Row]], list[bool]]
Answers: TypeAlias = "Sequence[tuple[asyncio.Future[bool], Any]]"


@dataclass(frozen=True)
class Write:
    """Something on its way to the disk, and who waits for the answer."""

    table: str
    what: Row | Callable[[sa.Connection], object]
    answer: "asyncio.Future[bool]"
    loop: asyncio.AbstractEventLoop
    listing: Listing | None = None


class Writer:
    """Appends entries to logs and keeps the lists of tables; an answer means that it is on disk."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self.name = secrets.token_hex(6)  # by which a process knows its own hints
        is_shared = engine.dialect.name == "postgresql"
        self._pg_log = pg_log.PgLog(engine, self.name) if is_shared else None
        self._queue: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self._waiting: list[Write] = []
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def append(
        self, table: str, number: int, at: str, content: str, listing: Listing | None = None
    ) -> bool:
        """Append an entry; False if the log has one of that number already, from another process.

        Who comes to a table with the entry is listed there in the same commit.
        """
        return await self._do(table, Row(table, number, at, content), listing)

    async def enlist(self, listing: Listing, ended: EndedGame | None = None) -> None:
        """Keep what the lists of tables are made from, who sits there, and the game that has ended there."""

        def keep(connection: sa.Connection) -> None:
            list_table(connection, listing)
            if ended:
                index.note(connection, ended)

        await self._do(listing.table, keep)

    async def note(self, ended: EndedGame) -> None:
        """Keep a game that has ended in the index of games."""
        await self._do(ended.table.id, lambda connection: index.note(connection, ended))

    async def probe(self) -> None:
        """Write something, to see that it can be done."""
        value = {"name": "probed", "value": self.name}
        await self._do("", lambda connection: put_setting(connection, value))

    async def _do(
        self, table: str, what: Row | Callable[[sa.Connection], object], listing: Listing | None = None
    ) -> bool:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bool] = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._hand_over)  # with what else is asked for meanwhile: waking a thread is dear
        self._waiting.append(Write(table, what, answer, loop, listing))
        return await answer

    def _hand_over(self) -> None:
        if self._waiting:
            self._queue.put(self._waiting)
            self._waiting = []

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()
        if self._pg_log:
            self._pg_log.close()

    def _run(self) -> None:
        while (group := self._queue.get()) is not None:
            while len(group) < MOST_AT_ONCE and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    self._commit(group)
                    return
                group += following
            self._commit(group)

    def _commit(self, group: list[Write]) -> None:
        group.sort(key=lambda write: write.table)  # the same order in every process: no deadlock
        try:
            written = self._write(group)
        except Exception as error:  # the thread must outlive whatever the database does
            _call(group, _fail, [(write.answer, error) for write in group])
        else:
            _call(group, _answer, list(zip((write.answer for write in group), written, strict=True)))

    def _write(self, group: list[Write]) -> list[bool]:
        """For each write whether it was done: an entry is not if there is one of that number already."""
        rows = [write.what for write in group if isinstance(write.what, Row) and not write.listing]
        if self._pg_log and len(rows) == len(group):
            return self._pg_log.append(rows)
        if self._pg_log:
            return self._transact(group, partial(pg_log.insert, name=self.name))
        try:
            return self._transact(group, insert)
        except Taken:
            return self._transact(group, insert_each)

    def _transact(self, group: list[Write], insert: Insert) -> list[bool]:
        with self._engine.begin() as connection:
            is_new = iter(insert(connection, [write.what for write in group if isinstance(write.what, Row)]))
            done = [next(is_new) if isinstance(write.what, Row) else True for write in group]
            for write, is_done in zip(group, done, strict=True):
                if not isinstance(write.what, Row):
                    write.what(connection)
                if write.listing and is_done:  # who lost a race has not come
                    list_table(connection, write.listing)
        return done


def _call(group: list[Write], say: Callable[[Answers], None], answers: Answers) -> None:
    """Wake the loop once for all who wait."""
    group[0].loop.call_soon_threadsafe(say, answers)


def _answer(answers: Answers) -> None:
    for answer, is_new in answers:
        if not answer.done():
            answer.set_result(is_new)


def _fail(answers: Answers) -> None:
    for answer, error in answers:
        if not answer.done():
            answer.set_exception(error)
