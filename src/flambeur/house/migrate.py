"""Bringing a database to the form that this version of the house needs."""

import sqlite3
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from flambeur.core.errors import BadOption
from flambeur.house.identity import CookieSigner
from flambeur.house.store import Store, engine_of, url_of

LOCK = 7_301_984  # any number, the same in every process
# CommandError: of a newer version; ValueError: the key of identities is none.
UNUSABLE = (sa.exc.SQLAlchemyError, sqlite3.Error, CommandError, ValueError)
VERSIONS = "alembic_version"  # the table of every store of ours


def prepare(database: str | None, data: Path) -> None:
    """Migrate once before the house opens; raises BadOption if there is nothing to open it with."""
    engine = _engine_at(database, data)
    try:
        _require_sound(engine)
        migrate(engine)
        CookieSigner(Store(engine).cookie_key())  # shows whether the store may be written, too
    except UNUSABLE as error:
        reason = first_line(error)
        if database:
            address = str(engine.url.set(drivername=engine.dialect.name))  # without its password
            raise BadOption("database-unusable", address=address, reason=reason) from None
        raise BadOption("data-unusable", folder=str(data), reason=reason) from None
    finally:
        engine.dispose()


def migrate(engine: sa.Engine, to: str = "head") -> None:
    """Apply the migrations that are missing, up to one; several processes may call it at the same time."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_lock(LOCK)))
        config.attributes["connection"] = connection
        command.upgrade(config, to)
        connection.commit()  # before the lock is released
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_unlock(LOCK)))
            connection.commit()


def _require_sound(engine: sa.Engine) -> None:
    """A file of another program is left alone, and one that is damaged is not made worse."""
    if engine.dialect.name != "sqlite":
        return
    with engine.connect() as connection:
        names, file = sa.inspect(connection).get_table_names(), str(engine.url.database)
        if names and VERSIONS not in names:
            raise BadOption("store-foreign", file=file)
        found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
        if found != "ok":
            raise BadOption("store-damaged", file=file, reason=" ".join(found.split()))


def _engine_at(database: str | None, data: Path) -> sa.Engine:
    try:
        engine = engine_of(url_of(database, data))
    except OSError as error:
        raise BadOption("data-unusable", folder=str(data), reason=error.strerror or str(error)) from None
    except (sa.exc.ArgumentError, ValueError, ImportError):  # no address, no such port, no such driver
        raise BadOption("bad-database") from None
    if database and engine.dialect.name != "postgresql":  # a file is opened by its folder, which has a lock
        raise BadOption("bad-database")
    return engine


def first_line(error: Exception) -> str:
    """What the database said, without hints on further lines."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0].rstrip(".") if said else type(error).__name__
