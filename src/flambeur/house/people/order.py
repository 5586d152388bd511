"""Keeping order: who keeps the house, whom it lets in, who may speak, and which tables are closed."""

import secrets
from dataclasses import dataclass
from typing import NamedTuple

import sqlalchemy as sa

from flambeur.core.errors import Refused
from flambeur.house.identity import default_name, handle_of
from flambeur.house.person_rows import move
from flambeur.house.requirements import require
from flambeur.house.store import (
    insert_of,
    metadata,
    note_change,
    people,
    put_setting,
    settings,
    sitting,
    tables,
)

LONGEST_ANNOUNCEMENT = 280
MUTED, REMOVED, USUAL = "muted", "removed", ""
IS_PRIVATE, INVITE, ANNOUNCEMENT, FIRST = "house_is_private", "house_invite", "announcement", "first_person"
YES, NO = "yes", "no"

keepers = sa.Table("keepers", metadata, sa.Column("person", sa.String(32), primary_key=True))
closed_tables = sa.Table("closed_tables", metadata, sa.Column("table", sa.String(32), primary_key=True))


@dataclass(frozen=True)
class Order:
    """How things are; the same in every process."""

    is_private: bool = False
    announcement: str = ""
    keepers: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()
    removed: frozenset[str] = frozenset()
    invited: frozenset[str] = frozenset()  # nobody is listed while the house is open to all
    closed_tables: frozenset[str] = frozenset()

    def check_admitted(self, person: str | None) -> None:
        """A private house is for those who were invited, and none is for whom its keeper has removed."""
        require(person not in self.removed, Refused("removed"))
        is_in = not self.is_private or person in self.invited or person in self.keepers
        require(is_in, Refused("house-private"))

    def check_open(self, table: str) -> None:
        """Nobody plays or talks at a table that a keeper has closed."""
        require(table not in self.closed_tables, Refused("table-closed"))


def read_order(connection: sa.Connection) -> Order:
    """How things are in the store."""
    is_private = setting(connection, IS_PRIVATE) == YES
    standing = connection.execute(
        sa.select(people.c.person, people.c.standing).where(people.c.standing != USUAL)
    )
    by_standing: dict[str, set[str]] = {MUTED: set(), REMOVED: set()}
    for person, word in standing:
        by_standing[word].add(person)
    invited = sa.select(people.c.person).where(people.c.is_invited)
    return Order(
        is_private=is_private,
        announcement=setting(connection, ANNOUNCEMENT),
        keepers=keepers_of(connection),
        muted=frozenset(by_standing[MUTED]),
        removed=frozenset(by_standing[REMOVED]),
        invited=frozenset(connection.execute(invited).scalars()) if is_private else frozenset(),
        closed_tables=frozenset(connection.execute(sa.select(closed_tables.c.table)).scalars()),
    )


def setting(connection: sa.Connection, name: str) -> str:
    """A setting of the house; empty if nobody has said anything."""
    return connection.execute(sa.select(settings.c.value).where(settings.c.name == name)).scalar() or ""


# Keepers


def keepers_of(connection: sa.Connection) -> frozenset[str]:
    """Who keeps the house."""
    return frozenset(connection.execute(sa.select(keepers.c.person)).scalars())


def note_first(connection: sa.Connection, person: str) -> None:
    """The first person whom a new house comes to know keeps it; asked when somebody has told their name."""
    row = {"name": FIRST, "value": person}
    noted = insert_of(connection, settings).values(row).on_conflict_do_nothing()
    others = sa.select(people.c.person).where(people.c.person != person).limit(1)
    is_first = connection.execute(noted.execution_options(preserve_rowcount=True)).rowcount == 1
    if is_first and connection.execute(others).first() is None and not keepers_of(connection):
        make_keeper(connection, person)


def make_keeper(connection: sa.Connection, person: str) -> None:
    """From now on the person keeps the house, too, whatever was before."""
    connection.execute(insert_of(connection, keepers).values(person=person).on_conflict_do_nothing())
    usual = {"standing": USUAL, "is_invited": True}
    connection.execute(sa.update(people).where(people.c.person == person).values(**usual))
    note_change(connection)


def resign(connection: sa.Connection, person: str) -> None:
    """The person keeps the house no more; somebody else must."""
    require(keepers_of(connection) != {person}, Refused("last-keeper"))
    connection.execute(sa.delete(keepers).where(keepers.c.person == person))
    note_change(connection)


def check_may_go(connection: sa.Connection, person: str) -> None:
    """A house with people in it is not left without a keeper."""
    others = sa.select(people.c.person).where(people.c.person != person).limit(1)
    is_needed = keepers_of(connection) == {person} and connection.execute(others).first() is not None
    require(not is_needed, Refused("last-keeper"))


# People


def set_standing(connection: sa.Connection, person: str, standing: str, by: str | None = None) -> None:
    """Mute or remove somebody, or let them be as anybody else again."""
    require(standing == USUAL or person != by, Refused("keeper-removes-self"))
    require(standing == USUAL or person not in keepers_of(connection), Refused("is-keeper"))
    connection.execute(sa.update(people).where(people.c.person == person).values(standing=standing))
    note_change(connection)


def invite(connection: sa.Connection, person: str, is_invited: bool = True) -> None:
    """Let somebody into the house while it is private, or do not any more."""
    require(is_invited or person not in keepers_of(connection), Refused("is-keeper"))
    connection.execute(sa.update(people).where(people.c.person == person).values(is_invited=is_invited))
    note_change(connection)


def let_in(connection: sa.Connection, person: str) -> None:
    """Somebody who has been invited comes; they may have told no name yet."""
    row = {"person": person, "name": "", "handle": handle_of(person)}
    connection.execute(insert_of(connection, people).values(row).on_conflict_do_nothing())
    invite(connection, person)


def merge_standing(connection: sa.Connection, old: str, new: str) -> None:
    """Nobody gets rid of what a keeper decided by becoming somebody else; an invitation stays, too."""
    query = sa.select(people.c.standing, people.c.is_invited).where(people.c.person.in_([old, new]))
    rows = connection.execute(query).all()
    words = {row.standing for row in rows}
    worst = next((word for word in (REMOVED, MUTED) if word in words), USUAL)
    kept = {"standing": worst, "is_invited": any(row.is_invited for row in rows)}
    connection.execute(sa.update(people).where(people.c.person.in_([old, new])).values(**kept))
    move(connection, keepers, old, new)


# The house


def set_private(connection: sa.Connection, is_private: bool) -> None:
    """From now on only who is invited comes in; who has sat at a table here before is."""
    if is_private and setting(connection, IS_PRIVATE) != YES:
        has_sat = people.c.person.in_(sa.select(sitting.c.person))
        connection.execute(sa.update(people).where(has_sat).values(is_invited=True))
    put_setting(connection, {"name": IS_PRIVATE, "value": YES if is_private else NO})
    note_change(connection)


def announce(connection: sa.Connection, text: str) -> None:
    """A line that everybody reads; an empty one takes it away."""
    line = " ".join(text.split())
    is_fine = len(line) <= LONGEST_ANNOUNCEMENT and line.isprintable()
    require(is_fine, Refused("bad-announcement", most=LONGEST_ANNOUNCEMENT))
    put_setting(connection, {"name": ANNOUNCEMENT, "value": line})
    note_change(connection)


def house_invite(connection: sa.Connection, is_new: bool = False) -> str:
    """What lets people into a private house; a new one in place of it if there is none, or if wished."""
    known = setting(connection, INVITE)
    if is_new or not known:
        known = secrets.token_urlsafe(18)
        put_setting(connection, {"name": INVITE, "value": known})
    return known


def close_table(connection: sa.Connection, table: str) -> None:
    """Nobody plays or talks there any more; what was played to its end can still be looked at."""
    is_known = sa.select(tables.c.table).where(tables.c.table == table)
    if connection.execute(is_known).first() is None:
        raise Refused("no-such-table", table=table[:32])
    connection.execute(insert_of(connection, closed_tables).values(table=table).on_conflict_do_nothing())
    note_change(connection)


# Lists for keepers


class Person(NamedTuple):
    """Somebody as a keeper sees them."""

    handle: str
    name: str
    standing: str
    is_invited: bool
    is_keeper: bool


def find_people(connection: sa.Connection, search: str = "", most: int = 50) -> list[Person]:
    """Those with a name like that: first who keeps the house, then who is muted or removed."""
    is_keeper = people.c.person.in_(sa.select(keepers.c.person))
    columns = (
        people.c.person,
        people.c.handle,
        people.c.name,
        people.c.standing,
        people.c.is_invited,
        is_keeper,
    )
    is_like = sa.func.lower(people.c.name).contains(search.lower().strip(), autoescape=True)
    is_found = sa.or_(people.c.handle == search.strip(), is_like)
    query = sa.select(*columns).where(is_found).limit(most)
    query = query.order_by(is_keeper.desc(), people.c.standing.desc(), people.c.name, people.c.handle)
    rows = connection.execute(query)
    return [Person(row[1], row.name or default_name(row.person), *row[3:]) for row in rows]
