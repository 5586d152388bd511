"""Durable appends: one thread writes for everybody, and many entries share a commit."""

import asyncio
import queue
import threading
from dataclasses import dataclass

import sqlalchemy as sa

from flambeur.house.store import insert_of, log

MOST_AT_ONCE = 500


@dataclass(frozen=True)
class Append:
    """An entry on its way into the log, and who waits for the answer."""

    table: str
    number: int
    at: str
    content: str
    answer: "asyncio.Future[bool]"
    loop: asyncio.AbstractEventLoop


class Writer:
    """Appends entries to logs; an answer means that the entry is on disk."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def append(self, table: str, number: int, at: str, content: str) -> bool:
        """Append an entry; False if the log has one of that number already, from another process."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bool] = loop.create_future()
        self._queue.put(Append(table, number, at, content, answer, loop))
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

    def _commit(self, group: list[Append]) -> None:
        group.sort(
            key=lambda append: (append.table, append.number)
        )  # the same order in every process: no deadlock
        try:
            with self._engine.begin() as connection:
                written = [_insert(connection, append) for append in group]
                if connection.dialect.name == "postgresql":
                    _notify(connection, group)
        except Exception as error:  # the thread must outlive whatever the database does
            for append in group:
                append.loop.call_soon_threadsafe(_fail, append.answer, error)
            return
        for append, is_new in zip(group, written, strict=True):
            append.loop.call_soon_threadsafe(_answer, append.answer, is_new)


def _insert(connection: sa.Connection, append: Append) -> bool:
    row = {"table": append.table, "number": append.number, "at": append.at, "content": append.content}
    # What was inserted is asked back: psycopg tells no row count here.
    insert = insert_of(connection, log).values(row).on_conflict_do_nothing().returning(log.c.number)
    return connection.execute(insert).first() is not None


def _notify(connection: sa.Connection, group: list[Append]) -> None:
    """Tell the other processes of the house which tables have changed."""
    for table in {append.table for append in group}:
        connection.execute(sa.select(sa.func.pg_notify("flambeur", table)))


def _answer(answer: "asyncio.Future[bool]", is_new: bool) -> None:
    if not answer.done():
        answer.set_result(is_new)


def _fail(answer: "asyncio.Future[bool]", error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
