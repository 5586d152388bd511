"""Whom somebody does not want to hear or to play with: for oneself alone."""

from typing import Any

import sqlalchemy as sa

from flambeur.core.errors import Refused
from flambeur.house.person_rows import move
from flambeur.house.requirements import require
from flambeur.house.store import insert_of, metadata, note_change, people

MOST = 1000  # people whom one blocks

blocked = sa.Table(
    "blocked",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("other", sa.String(32), primary_key=True),
)


def block(connection: sa.Connection, person: str, other: str) -> None:
    """From now on the person hears nothing of the other."""
    require(person != other, Refused("block-self"))
    mine = sa.select(sa.func.count()).where(blocked.c.person == person)
    require(connection.execute(mine).scalar_one() < MOST, Refused("too-many-blocked", most=MOST))
    row = insert_of(connection, blocked).values(person=person, other=other)
    connection.execute(row.on_conflict_do_nothing())
    note_change(connection)


def unblock(connection: sa.Connection, person: str, other: str) -> None:
    """They may speak again."""
    connection.execute(sa.delete(blocked).where(blocked.c.person == person, blocked.c.other == other))
    note_change(connection)


def blocked_by(connection: sa.Connection, person: str) -> list[dict[str, Any]]:
    """Whom a person blocks: handles and names."""
    joined = blocked.join(people, people.c.person == blocked.c.other)
    query = sa.select(people.c.handle, people.c.name).select_from(joined).where(blocked.c.person == person)
    return [row._asdict() for row in connection.execute(query.order_by(people.c.name))]


def all_blocked(connection: sa.Connection) -> frozenset[tuple[str, str]]:
    """Everybody who blocks, each with whom."""
    return frozenset((row.person, row.other) for row in connection.execute(sa.select(blocked)))


def merge_blocked(connection: sa.Connection, old: str, new: str) -> None:
    """Who blocks and who is blocked; nobody blocks themselves."""
    move(connection, blocked, old, new)
    move(connection, blocked, old, new, "other")
    connection.execute(sa.delete(blocked).where(blocked.c.person == blocked.c.other))
