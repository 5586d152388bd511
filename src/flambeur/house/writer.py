"""Durable writes about tables: one thread writes for everybody, and many writes share a commit."""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from flambeur.house.store import insert_of, list_table, log

MOST_AT_ONCE = 500


@dataclass(frozen=True)
class Write:
    """Something on its way to the disk, and who waits for the answer."""

    table: str
    write: Callable[[sa.Connection], bool]
    answer: "asyncio.Future[bool]"
    loop: asyncio.AbstractEventLoop


class Writer:
    """Appends entries to logs and keeps the lists of tables; an answer means that it is on disk."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def append(self, table: str, number: int, at: str, content: str) -> bool:
        """Append an entry; False if the log has one of that number already, from another process."""
        row: dict[str, str | int] = {"table": table, "number": number, "at": at, "content": content}
        return await self._do(table, lambda connection: _insert(connection, row))

    async def enlist(self, table: str, is_open: bool, phase: str, persons: Sequence[str]) -> None:
        """Keep what the lists of tables are made from, and who sits there."""
        await self._do(table, lambda connection: list_table(connection, table, is_open, phase, persons))

    async def _do(self, table: str, write: Callable[[sa.Connection], bool]) -> bool:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bool] = loop.create_future()
        self._queue.put(Write(table, write, answer, loop))
        return await answer

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            group = [first]
            while len(group) < MOST_AT_ONCE and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    self._commit(group)
                    return
                group.append(following)
            self._commit(group)

    def _commit(self, group: list[Write]) -> None:
        group.sort(key=lambda write: write.table)  # the same order in every process: no deadlock
        try:
            with self._engine.begin() as connection:
                written = [write.write(connection) for write in group]
                if connection.dialect.name == "postgresql":
                    _notify(connection, group)
        except Exception as error:  # the thread must outlive whatever the database does
            for write in group:
                write.loop.call_soon_threadsafe(_fail, write.answer, error)
            return
        for write, is_new in zip(group, written, strict=True):
            write.loop.call_soon_threadsafe(_answer, write.answer, is_new)


def _insert(connection: sa.Connection, row: dict[str, str | int]) -> bool:
    # What was inserted is asked back: psycopg tells no row count here.
    insert = insert_of(connection, log).values(row).on_conflict_do_nothing().returning(log.c.number)
    return connection.execute(insert).first() is not None


def _notify(connection: sa.Connection, group: list[Write]) -> None:
    """Tell the other processes of the house which tables have changed."""
    for table in {write.table for write in group}:
        connection.execute(sa.select(sa.func.pg_notify("flambeur", table)))


def _answer(answer: "asyncio.Future[bool]", is_new: bool) -> None:
    if not answer.done():
        answer.set_result(is_new)


def _fail(answer: "asyncio.Future[bool]", error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
