"""Bringing a database to the form that this version of the house needs."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

LOCK = 7_301_984  # any number, the same in every process


def migrate(engine: sa.Engine) -> None:
    """Apply the migrations that are missing; several processes may call it at the same time."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_lock(LOCK)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()  # before the lock is released
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_unlock(LOCK)))
            connection.commit()
