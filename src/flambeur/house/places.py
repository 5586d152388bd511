"""Where a house is kept: opened to be read while it runs, to be emptied while nothing runs, or made anew."""

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy import event

from flambeur.core.errors import BadOption
from flambeur.house.migrate import first_line
from flambeur.house.store import engine_of, url_of


def place_of(database: str | None, file: Path) -> sa.URL:
    """The database asked for, or a file."""
    if not database:
        return sa.URL.create("sqlite", database=str(file))
    try:
        url = sa.make_url(url_of(database, file))
    except (sa.exc.ArgumentError, ValueError):
        raise BadOption("bad-database") from None
    if url.get_backend_name() != "postgresql":
        raise BadOption("bad-database")
    return url


def name_of(place: sa.URL) -> str:
    """How people call it; no password is shown."""
    return str(place.database) if _is_file(place) else str(place.set(drivername="postgresql"))


@contextlib.contextmanager
def clear_reasons() -> Iterator[None]:
    """What databases and disks do not do, in one sentence."""
    try:
        yield
    except (sa.exc.SQLAlchemyError, sqlite3.Error, CommandError, OSError) as error:
        raise BadOption("store-failed", reason=first_line(error)) from None


@contextlib.contextmanager
def reading(place: sa.URL, alone: bool = False) -> Iterator[sa.Connection]:
    """All as it is at one moment, while a house may be open there; or alone, when none is."""
    engine = _file_to_read(place, alone) if _is_file(place) else engine_of(_address(place))
    try:
        with engine.connect().execution_options(**_SNAPSHOT[engine.dialect.name]) as connection:
            if alone:
                _require_alone(connection, place)
            yield connection
    finally:
        engine.dispose()


_SNAPSHOT: dict[str, dict[str, str]] = {"sqlite": {}, "postgresql": {"isolation_level": "REPEATABLE READ"}}


@contextlib.contextmanager
def new_store(place: sa.URL) -> Iterator[sa.Engine]:
    """A place for a house; a file is there only when all has gone well, and for its owner alone."""
    if not _is_file(place):
        engine = engine_of(_address(place))
        try:
            yield engine
        finally:
            engine.dispose()
        return
    file = Path(str(place.database))
    _require_free(file)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, part = tempfile.mkstemp(prefix=f"{file.name}.", dir=file.parent)  # which makes it 0600
    os.close(handle)
    engine = engine_of(f"sqlite:///{part}")
    try:
        yield engine
        engine.dispose()
        _close_file(part)
        _take(file)
        Path(part).replace(file)
    finally:
        engine.dispose()
        for rest in ("", "-wal", "-shm"):
            Path(part + rest).unlink(missing_ok=True)


def _is_file(place: sa.URL) -> bool:
    return place.get_backend_name() == "sqlite"


def _address(place: sa.URL) -> str:
    return place.render_as_string(hide_password=False)


def _file_to_read(place: sa.URL, alone: bool) -> sa.Engine:
    """Nothing is written there: not even how its journal is kept."""
    file = Path(str(place.database)).absolute()
    if not file.is_file():
        raise BadOption("no-house", place=str(file))

    def connect() -> sqlite3.Connection:
        address = f"{file.as_uri()}?mode={'rw' if alone else 'ro'}"
        connection = sqlite3.connect(address, timeout=1.0, uri=True, isolation_level=None)
        if alone:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        return connection

    engine = sa.create_engine(place, creator=connect, poolclass=sa.NullPool)
    begin = "BEGIN EXCLUSIVE" if alone else "BEGIN"
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _require_alone(connection: sa.Connection, place: sa.URL) -> None:
    """What is played after the copy would be lost."""
    try:
        if connection.dialect.name == "sqlite":
            connection.begin()  # which locks the file, or finds it in use
            return
        query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        others = connection.scalar(
            sa.text(f"{query} AND backend_type = 'client backend' AND pid <> pg_backend_pid()")
        )
    except sa.exc.OperationalError as error:
        if "locked" not in str(error.orig):
            raise
        others = 1
    if others:
        raise BadOption("house-open", place=name_of(place))


def _require_free(file: Path) -> None:
    if file.exists():
        raise BadOption("place-taken", place=str(file))


def _take(file: Path) -> None:
    """Another command may have made the file meanwhile, which must not be lost."""
    try:
        file.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise BadOption("place-taken", place=str(file)) from None


def _close_file(file: str) -> None:
    """All in one file, with no journal beside it."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
