"""A house copied from one store to another, row by row, and compared with the original."""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext

from flambeur.core.errors import BadOption
from flambeur.house.migrate import VERSIONS, migrate
from flambeur.house.places import name_of
from flambeur.house.store import metadata

BATCH = 2000  # rows

SIZE = 2**128

Report = Callable[[str, int, int], None]  # the table, its rows that are done, and all of them
Rows = Sequence[sa.Row[Any]]


class Copied(NamedTuple):
    """What was copied of a table."""

    table: str
    rows: int
    checksum: str


class Tally:
    """Counts rows and adds up their hashes, so that their order is of no importance."""

    def __init__(self) -> None:
        self.rows, self._sum = 0, 0

    def add(self, rows: Rows) -> None:
        """Some more rows."""
        for row in rows:
            text = json.dumps(list(row), default=repr)
            self._sum += int.from_bytes(hashlib.sha256(text.encode()).digest()[:16])
            self.rows += 1

    def of(self, table: str) -> Copied:
        """What there was."""
        return Copied(table, self.rows, f"{self._sum % SIZE:032x}")


def copy_house(source: sa.Connection, target: sa.Engine, report: Report) -> list[Copied]:
    """Copy all into an empty store, which gets the form that the source has, and compare."""
    revision = MigrationContext.configure(source).get_current_revision()
    if revision is None:
        raise BadOption("no-house", place=name_of(source.engine.url))
    _require_empty(target)
    migrate(target, revision)
    with target.begin() as writing:
        ours = _reflected(writing)
        tables = [table for name, table in sorted(_reflected(source).items()) if name in ours]
        copied = [_copy(source, writing, table, report) for table in tables if table.name != VERSIONS]
    with target.connect() as reading:
        for original in copied:
            if _read(reading, ours[original.table], report) != original:
                raise BadOption("copy-differs", table=original.table)
    return copied


def _require_empty(target: sa.Engine) -> None:
    """Nothing is overwritten; what others keep in the same database is no house."""
    with target.connect() as connection:
        there = [table for name, table in _reflected(connection).items() if name in metadata.tables]
        if any(connection.execute(sa.select(table).limit(1)).first() for table in there):
            raise BadOption("place-taken", place=name_of(target.url))


def _reflected(connection: sa.Connection) -> dict[str, sa.Table]:
    """The tables that are really there, whichever version made them."""
    found = sa.MetaData()
    found.reflect(connection)
    return dict(found.tables)


def _copy(source: sa.Connection, target: sa.Connection, table: sa.Table, report: Report) -> Copied:
    tally = Tally()
    for rows in _batches(source, table, report):
        target.execute(sa.insert(table), [row._asdict() for row in rows])
        tally.add(rows)
    return tally.of(table.name)


def _read(connection: sa.Connection, table: sa.Table, report: Report) -> Copied:
    tally = Tally()
    for rows in _batches(connection, table, report):
        tally.add(rows)
    return tally.of(table.name)


def _batches(connection: sa.Connection, table: sa.Table, report: Report) -> Iterator[Rows]:
    everything, done = connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0, 0
    columns = sorted(table.columns, key=lambda column: column.name)  # migrations may differ in their order
    query = sa.select(*columns).execution_options(stream_results=True)
    for rows in connection.execute(query).partitions(BATCH):
        yield rows
        done += len(rows)
        report(table.name, done, everything)
