"""Entries on their way into the logs of PostgreSQL: one statement writes them and tells other processes."""

from collections.abc import Iterable, Sequence

import psycopg
import sqlalchemy as sa
from psycopg.conninfo import make_conninfo

from flambeur.house.hints import LONGEST_TOLD, SHARD
from flambeur.house.log_rows import Row
from flambeur.house.store import PATIENCE

APPEND = f"""
    WITH given AS (
        SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::text[])
        AS given ("table", number, at, content)
    ), added AS (
        INSERT INTO log ("table", number, at, content) SELECT * FROM given ON CONFLICT DO NOTHING
        RETURNING "table", number
    )
    SELECT "table", number, pg_notify(
        'flambeur_' || substr("table", 1, {SHARD}),
        concat_ws(' ', %s::text, "table", number, at, CASE
            WHEN content LIKE '{{"kind":"moved"%%' AND octet_length(content) < {LONGEST_TOLD} THEN content
        END)
    ) FROM added JOIN given USING ("table", number)
"""


def address_of(engine: sa.Engine) -> str:
    """Where the database of an engine is, for a connection of one's own."""
    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return make_conninfo(address, **PATIENCE)


def insert(connection: sa.Connection, rows: Sequence[Row], name: str) -> list[bool]:
    """For each row whether it is new, as part of a larger commit."""
    if not rows:
        return []
    return _are_new(rows, connection.exec_driver_sql(APPEND, _parameters(rows, name)))


class PgLog:
    """A connection on which each statement is a commit: no words before and after it, nobody else uses it."""

    def __init__(self, engine: sa.Engine, name: str) -> None:
        self._engine, self._name = engine, name
        self._connection: psycopg.Connection | None = None

    def append(self, rows: Sequence[Row]) -> list[bool]:
        """For each row whether it is new; durable.

        A connection that was lost is made anew once. What was written before it was lost is not new any
        more, and found in the log by who asks.
        """
        try:
            return self._append(rows)
        except psycopg.OperationalError:
            self.close()
            return self._append(rows)

    def _append(self, rows: Sequence[Row]) -> list[bool]:
        if self._connection is None:
            self._connection = psycopg.connect(address_of(self._engine), autocommit=True)
        return _are_new(rows, self._connection.execute(APPEND, _parameters(rows, self._name)))

    def close(self) -> None:
        """Give the connection back; the next commit makes another."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _parameters(rows: Sequence[Row], name: str) -> tuple[object, ...]:
    return (*map(list, zip(*rows, strict=True)), name)


def _are_new(rows: Sequence[Row], added: Iterable[Sequence[object]]) -> list[bool]:
    """Of two rows with one number the first was written."""
    new = {(table, number) for table, number, _ in added}
    firsts = {(row.table, row.number): i for i, row in reversed(list(enumerate(rows)))}
    return [key in new and firsts[key] == i for i, key in enumerate((row.table, row.number) for row in rows)]
