"""Two persons who turn out to be one, and who wants to be forgotten: what happens in every room of the house.

The logs of tables hold the ids of persons for ever; `merged` says who an old id is now, and nobody at all if
the person was forgotten.
"""

from collections.abc import Callable
from typing import TypeAlias

import sqlalchemy as sa

from flambeur.house.history import people as history
from flambeur.house.history.profiles import hidden_profiles
from flambeur.house.identity import handle_of
from flambeur.house.people.blocking import blocked, merge_blocked
from flambeur.house.people.codes import codes
from flambeur.house.people.devices import devices
from flambeur.house.people.order import keepers, merge_standing
from flambeur.house.people.passkeys import challenges, passkeys
from flambeur.house.person_rows import move, remove
from flambeur.house.ratings import due as ratings_due
from flambeur.house.store import insert_of, metadata, note_change, people, sitting
from flambeur.house.subscriptions import subscriptions

merged = sa.Table(
    "merged",
    metadata,
    sa.Column("old", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32)),  # None: was forgotten
    sa.Index("merged_by_person", "person"),
)

Merge: TypeAlias = Callable[[sa.Connection, str, str], object]  # in one transaction: old id, new id
Forget: TypeAlias = Callable[[sa.Connection, str], object]


def _move_name(connection: sa.Connection, old: str, new: str) -> None:
    """The new person keeps the name, or is called as the old one was."""
    move(connection, people, old, new)
    mine = people.c.person == new
    connection.execute(sa.update(people).where(mine).values(handle=handle_of(new)))


# A room of the house that keeps rows about persons adds here what is to be done with them.
ON_MERGE: list[Merge] = [
    merge_standing,
    _move_name,
    merge_blocked,
    lambda connection, old, new: move(connection, codes, old, new),
    lambda connection, old, new: move(connection, devices, old, new),
    lambda connection, old, new: move(connection, passkeys, old, new),
    lambda connection, old, new: move(connection, challenges, old, new),
    lambda connection, old, new: move(connection, sitting, old, new),
    lambda connection, old, new: move(connection, subscriptions, old, new),
    lambda connection, old, _new: ratings_due.note_person(
        connection, old
    ),  # before it is known by another id
    history.merge,
    lambda connection, old, new: move(connection, hidden_profiles, old, new),
]
ON_FORGET: list[Forget] = [
    lambda connection, person: remove(connection, blocked, person),
    lambda connection, person: remove(connection, blocked, person, "other"),
    lambda connection, person: remove(connection, codes, person),
    lambda connection, person: remove(connection, devices, person),
    lambda connection, person: remove(connection, passkeys, person),
    lambda connection, person: remove(connection, challenges, person),
    lambda connection, person: remove(connection, keepers, person),
    lambda connection, person: remove(connection, people, person),
    lambda connection, person: remove(connection, sitting, person),
    lambda connection, person: remove(connection, subscriptions, person),
    ratings_due.note_person,  # before the index knows
    history.forget,
    lambda connection, person: remove(connection, hidden_profiles, person),
]


def merge(connection: sa.Connection, old: str, new: str) -> None:
    """All that is the old person's becomes the new one's, and so does the old id, wherever it stands."""
    if old == new:
        return
    connection.execute(sa.update(merged).where(merged.c.person == old).values(person=new))
    _note(connection, old, new)
    for room in ON_MERGE:
        room(connection, old, new)


def forget(connection: sa.Connection, person: str) -> None:
    """Nothing but numbers is kept of a person: they sat at tables, and nobody knows who it was."""
    for room in ON_FORGET:
        room(connection, person)
    connection.execute(sa.update(merged).where(merged.c.person == person).values(person=None))
    _note(connection, person, None)


def _note(connection: sa.Connection, old: str, new: str | None) -> None:
    noted = insert_of(connection, merged).values(old=old, person=new)
    connection.execute(noted.on_conflict_do_update(index_elements=["old"], set_={"person": new}))
    note_change(connection)


def ids_of(connection: sa.Connection, person: str) -> list[str]:
    """All ids by which logs may know a person."""
    query = sa.select(merged.c.old).where(merged.c.person == person).order_by(merged.c.old)
    return [person, *connection.execute(query).scalars()]


def person_of(connection: sa.Connection, handle: str) -> str | None:
    """The person of that handle, if the house knows one."""
    return connection.execute(sa.select(people.c.person).where(people.c.handle == handle)).scalar()
