"""What lasts: people, tables and their logs, in SQLite or PostgreSQL through the same code."""

import secrets
import sqlite3
import time
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.pool import ConnectionPoolEntry

from flambeur.house import log_rows
from flambeur.house.clock import now
from flambeur.house.identity import handle_of

metadata = sa.MetaData()

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
people = sa.Table(
    "people",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("lang", sa.String(8)),
    sa.Column("handle", sa.String(16), nullable=False, server_default=""),  # by which others speak of them
    sa.Column("standing", sa.String(16), nullable=False, server_default=""),  # `muted` or `removed`
    sa.Column("is_invited", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("people_by_handle", "handle"),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("is_open", sa.Boolean, nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("changed", sa.String(32), nullable=False),
    sa.Column("game", sa.String(32), nullable=False, server_default=""),
    sa.Column("names", sa.Text, nullable=False, server_default=""),
    sa.Column("number", sa.Integer, nullable=False, server_default="0"),  # of the entry that it follows from
    sa.Index("tables_by_change", "changed"),
)
sitting = sa.Table(
    "sitting",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seen", sa.Float, nullable=False, default=0.0),
)
log = sa.Table(
    "log",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.String(32), nullable=False),
    sa.Column("content", sa.Text, nullable=False),
)

GUEST_BOOK = "guest_book"  # the setting that tells whether the guest book has changed
SITTER = ["person", "table"]  # the key of `sitting`

# How soon a database that is gone without a word is given up: after ten seconds, or three unanswered probes.
PATIENCE: dict[str, int] = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,  # milliseconds
}

Row = tuple[int, datetime, str]  # number, time, content of a log entry


def url_of(database: str | None, data: Path) -> str:
    """The database asked for, or a file in the data folder."""
    if database:
        return database.replace("postgres://", "postgresql://").replace(
            "postgresql://", "postgresql+psycopg://"
        )
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{data / 'house.sqlite'}"


def engine_of(url: str) -> sa.Engine:
    """An engine whose commits are durable; secrets of games do not stand in its complaints."""
    if sa.make_url(url).get_backend_name() == "postgresql":
        return sa.create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=PATIENCE)
    engine = sa.create_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin)
    return engine


def _set_up_sqlite(connection: sqlite3.Connection, _record: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # SQLAlchemy says BEGIN, not the driver
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sa.Connection) -> None:
    """Writers queue up from their first statement on; readers wait for nobody."""
    is_reading = connection.get_execution_options().get("is_reading", False)
    connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")


class Store:
    """Reads, and the small writes that need not be grouped; `Writer` writes what is about tables."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._reading = engine.execution_options(is_reading=True)
        self.known_as: dict[str, str] = {}  # who an id in a log is now; the guest book keeps it
        self.closed_tables: frozenset[str] = frozenset()  # by a keeper; the guest book keeps this, too

    @property
    def is_shared(self) -> bool:
        """Whether several processes may serve the tables of this store."""
        return self.engine.dialect.name == "postgresql"

    def entries(self, table: str, after: int = 0) -> list[Row]:
        """The log of a table after a number, in order."""
        query = sa.select(log.c.number, log.c.at, log.c.content)
        query = query.where(log.c.table == table, log.c.number > after).order_by(log.c.number)
        with self._reading.connect() as connection:
            return [(n, datetime.fromisoformat(at), content) for n, at, content in connection.execute(query)]

    def news(self, known: Mapping[str, int]) -> dict[str, list[Row]]:
        """What the logs of tables have after these numbers, in order."""
        if not self.is_shared:
            return {table: self.entries(table, after) for table, after in known.items()}
        with self._reading.connect() as connection:
            rows = log_rows.news(connection, known)
        by_table: dict[str, list[Row]] = {}
        for row in rows:
            by_table.setdefault(row.table, []).append(
                (row.number, datetime.fromisoformat(row.at), row.content)
            )
        return by_table

    def seconds(self) -> float:
        """The time by one clock for all machines: that of the database they share."""
        if not self.is_shared:
            return time.time()
        with self._reading.connect() as connection:
            return float(
                connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
            )

    def note_seen(self, seen: Sequence[tuple[str, str]], at: float) -> None:
        """Tell the other processes which persons are connected to which tables."""
        rows = [{"person": person, "table": table, "seen": at} for table, person in sorted(seen)]
        with self.engine.begin() as connection:  # sorted: no deadlock with another process
            noted = insert_of(connection, sitting)
            changed = {"seen": noted.excluded.seen}
            connection.execute(noted.on_conflict_do_update(index_elements=SITTER, set_=changed), rows)

    def seen_since(self, at: float) -> dict[str, dict[str, float]]:
        """For each table, who was seen there by any process since then, and when."""
        query = sa.select(sitting.c.table, sitting.c.person, sitting.c.seen).where(sitting.c.seen > at)
        by_table: dict[str, dict[str, float]] = {}
        with self._reading.connect() as connection:
            for table, person, seen in connection.execute(query):
                by_table.setdefault(table, {})[person] = seen
        return by_table

    def tables_of(self, person: str, most: int = 30) -> list[str]:
        """The latest tables at which a person sits."""
        joined = tables.join(sitting, tables.c.table == sitting.c.table)
        query = sa.select(tables.c.table).select_from(joined).where(sitting.c.person == person)
        return self._tables(query, most)

    def running_tables(self, most: int = 1000) -> list[str]:
        """The latest tables at which a game is going on."""
        return self._tables(sa.select(tables.c.table).where(tables.c.phase == "playing"), most)

    def _tables(self, query: sa.Select[str], most: int) -> list[str]:
        query = query.where(tables.c.table.not_in(self.closed_tables)) if self.closed_tables else query
        with self._reading.connect() as connection:
            return list(connection.execute(query.order_by(tables.c.changed.desc()).limit(most)).scalars())

    def person(self, person: str) -> tuple[str, str | None]:
        """The name and language of a person; empty if unknown."""
        query = sa.select(people.c.name, people.c.lang).where(people.c.person == person)
        with self._reading.connect() as connection:
            known = connection.execute(query).first()
        return (known.name, known.lang) if known else ("", None)

    def note_person(self, person: str, name: str, lang: str | None) -> None:
        """Remember a name and a language."""
        with self.engine.begin() as connection:
            _put(
                connection,
                people,
                {"person": person},
                {"name": name, "lang": lang, "handle": handle_of(person)},
            )

    def cookie_key(self) -> str:
        """The key that identities are signed with, in hexadecimal digits."""
        return self.setting("cookie_key", secrets.token_hex(32))

    def setting(self, name: str, default: str) -> str:
        """A setting of the house; the first process to ask decides its value."""
        with self.engine.begin() as connection:
            row = {"name": name, "value": default}
            connection.execute(insert_of(connection, settings).values(row).on_conflict_do_nothing())
            query = sa.select(settings.c.value).where(settings.c.name == name)
            return str(connection.execute(query).scalar_one())


class Listing(NamedTuple):
    """What the lists of tables are made from, and who sits there, after an entry of that number."""

    table: str
    number: int
    is_open: bool
    phase: str
    persons: Sequence[str]
    game: str = ""
    names: Sequence[str] | None = None  # of all who sit there; without them only who comes is told


def list_table(connection: sa.Connection, listing: Listing) -> bool:
    """Keep what the lists of tables are made from, and who sits there; False if there is newer."""
    values: dict[str, object] = {"is_open": listing.is_open, "phase": listing.phase}
    values |= {"changed": now().isoformat(), "number": listing.number}
    if listing.names is not None:
        values |= {"game": listing.game, "names": "\n".join(name.casefold() for name in listing.names)}
    if not _put(connection, tables, {"table": listing.table}, values, tables.c.number <= listing.number):
        return False
    if listing.names is not None and listing.phase == "gathering":  # later nobody leaves for good
        left = sitting.c.person.not_in(listing.persons)
        connection.execute(sa.delete(sitting).where(sitting.c.table == listing.table, left))
    for person in sorted(set(listing.persons)):  # sorted: no deadlock with another process
        row = {"person": person, "table": listing.table, "seen": 0.0}
        connection.execute(insert_of(connection, sitting).values(row).on_conflict_do_nothing())
    return True


def note_change(connection: sa.Connection) -> None:
    """The guest book has changed: every process that has the house open reads it again."""
    put_setting(connection, {"name": GUEST_BOOK, "value": secrets.token_hex(8)})


def put_setting(connection: sa.Connection, row: dict[str, str]) -> None:
    """Change a setting of the house, whatever it was."""
    _put(connection, settings, {"name": row["name"]}, {"value": row["value"]})


def insert_of(connection: sa.Connection, table: sa.Table) -> Any:
    """An insert that knows `on conflict`, in the database's own dialect."""
    from sqlalchemy.dialects import postgresql, sqlite

    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)


def _put(
    connection: sa.Connection,
    table: sa.Table,
    key: dict[str, str],
    values: dict[str, object],
    where: sa.ColumnElement[bool] | None = None,
) -> bool:
    """Whether the row is so now: one that was there changes only where that holds."""
    statement = insert_of(connection, table).values(**key, **values)
    changed = statement.on_conflict_do_update(index_elements=list(key), set_=values, where=where)
    counted = changed.execution_options(preserve_rowcount=True)  # without it PostgreSQL's is not kept
    return bool(connection.execute(counted).rowcount == 1)
