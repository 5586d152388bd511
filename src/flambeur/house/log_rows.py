"""Entries on their way into the logs: all of a commit in one statement, whose text never changes.

This is how SQLite writes them, and how both databases read them; `pg_log.py` is the other half.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

COLUMNS = '"table", number, at, content'
# The driver gives way to other threads at every statement and row, and under load waits long to come back.
SQLITE = f"""
    INSERT INTO log ({COLUMNS})
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]')
    FROM json_each(?) WHERE true ON CONFLICT DO NOTHING
"""

NEWS = f"""
    SELECT {COLUMNS} FROM log JOIN unnest(%s::text[], %s::int[]) AS known (id, last)
    ON "table" = known.id AND number > known.last ORDER BY "table", number
"""
SQLITE_NEWS = f"""
    SELECT {COLUMNS} FROM log JOIN json_each(?) AS known
    ON "table" = known.key AND number > known.value ORDER BY "table", number
"""


class Row(NamedTuple):
    """An entry as it is stored."""

    table: str
    number: int
    at: str
    content: str


class Taken(Exception):
    """One of the numbers is in the log already, from another process."""


def insert(connection: sa.Connection, rows: Sequence[Row]) -> list[bool]:
    """All are new, or the commit has to be begun again with `insert_each`."""
    if rows and _insert(connection, rows) < len(rows):
        raise Taken
    return [True] * len(rows)


def insert_each(connection: sa.Connection, rows: Sequence[Row]) -> list[bool]:
    """For each row whether it is new."""
    return [_insert(connection, [row]) == 1 for row in rows]


def _insert(connection: sa.Connection, rows: Sequence[Row]) -> int:
    """How many of the rows are new."""
    return connection.exec_driver_sql(SQLITE, (msgspec.json.encode(rows).decode(),)).rowcount


def news(connection: sa.Connection, known: Mapping[str, int]) -> list[Row]:
    """What logs have after these numbers, in order."""
    if connection.dialect.name == "sqlite":
        found = connection.exec_driver_sql(SQLITE_NEWS, (msgspec.json.encode(dict(known)).decode(),))
    else:
        found = connection.exec_driver_sql(NEWS, (list(known), list(known.values())))
    return [Row(*row) for row in found]
