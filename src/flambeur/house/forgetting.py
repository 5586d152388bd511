"""What a house need not remember: tables at which nothing has happened for long, and who sat only there."""

from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sa

from flambeur.house.history.rows import game_seats, games
from flambeur.house.kept_analyses import analyses
from flambeur.house.ratings import due
from flambeur.house.ratings.rows import ratings_due
from flambeur.house.store import log, people, sitting, tables
from flambeur.house.subscriptions import subscriptions


class Forgotten(NamedTuple):
    """How much was removed."""

    tables: int
    entries: int
    people: int


def quiet_since(connection: sa.Connection, at: datetime) -> list[str]:
    """The tables whose last entry is older."""
    last = sa.func.max(log.c.at)
    query = sa.select(log.c.table).group_by(log.c.table).having(last < at.isoformat())
    return list(connection.execute(query).scalars())


def forget(connection: sa.Connection, ids: list[str]) -> Forgotten:
    """Remove these tables, and people who sat at them and sit nowhere else."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA secure_delete=ON")  # what is removed is overwritten
    counts = [_forget(connection, table) for table in ids]
    return Forgotten(sum(entries > 0 for entries, _ in counts), *map(sum, zip((0, 0), *counts, strict=True)))


def _forget(connection: sa.Connection, table: str) -> tuple[int, int]:
    """The number of entries, and of people who sat nowhere else."""
    sat = set(connection.execute(sa.select(sitting.c.person).where(sitting.c.table == table)).scalars())
    if sa.inspect(connection).has_table(ratings_due.name):
        due.note_table(connection, table)
    for kept in (sitting, tables, analyses, game_seats, games):
        _remove(connection, kept, kept.c.table == table)
    entries = _remove(connection, log, log.c.table == table)
    return entries, sum(_forget_person(connection, person) for person in sorted(sat))


def _forget_person(connection: sa.Connection, person: str) -> bool:
    """Whether somebody could be forgotten, for sitting nowhere."""
    if connection.execute(sa.select(sitting.c.table).where(sitting.c.person == person)).first():
        return False
    for kept in (subscriptions, people):
        _remove(connection, kept, kept.c.person == person)
    return True


def _remove(connection: sa.Connection, kept: sa.Table, is_meant: sa.ColumnElement[bool]) -> int:
    """The number of rows; a store that was not opened since an upgrade may lack what they would stand in."""
    if not sa.inspect(connection).has_table(kept.name):
        return 0
    return connection.execute(sa.delete(kept).where(is_meant)).rowcount
