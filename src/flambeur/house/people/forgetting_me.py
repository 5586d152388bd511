"""Somebody wants to be forgotten: their name and words leave the logs of old tables, the games stay.

What decides a game stays: its moves, and what everybody added to its luck, which the dice follow from.
"""

from collections.abc import Collection, Sequence

import msgspec
import sqlalchemy as sa
from msgspec import structs

from flambeur.house.entries import AnyEntry, Created, Planned, Said, read, write
from flambeur.house.identity import default_name, new_person
from flambeur.house.people.order import check_may_go
from flambeur.house.persons import forget, ids_of
from flambeur.house.store import log, tables

UNSAID = "…"  # in place of what somebody said


def find_traces(connection: sa.Connection, person: str) -> list[str]:
    """The tables whose logs speak of a person; the whole store is read, but nobody waits for it."""
    speaks = sa.or_(*(log.c.content.contains(id, autoescape=True) for id in ids_of(connection, person)))
    return list(connection.execute(sa.select(log.c.table).where(speaks).distinct()).scalars())


def forget_person(connection: sa.Connection, person: str, traces: Sequence[str]) -> None:
    """Nothing tells any more who it was that sat at these tables; nothing else is kept of them at all."""
    check_may_go(connection, person)
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA secure_delete=ON")  # what is removed is overwritten
    ids = ids_of(connection, person)
    for table in traces:
        _rewrite(connection, table, ids)
    forget(connection, person)


def _rewrite(connection: sa.Connection, table: str, ids: Collection[str]) -> None:
    """Somebody who is nobody takes their place: another one at each table, or one could tell who it was."""
    query = sa.select(log.c.number, log.c.content).where(log.c.table == table)
    entries = {row.number: row.content for row in connection.execute(query.order_by(log.c.number))}
    nobody = Nobody(ids)
    for number, content in entries.items():
        changed = nobody.in_place_of(content)
        if changed != content:
            mine = (log.c.table == table) & (log.c.number == number)
            connection.execute(sa.update(log).where(mine).values(content=changed))
    connection.execute(
        sa.update(tables).where(tables.c.table == table).values(names=_names(nobody, connection, table))
    )


def _names(nobody: "Nobody", connection: sa.Connection, table: str) -> str:
    """What the table is searched for by."""
    listed = connection.execute(sa.select(tables.c.names).where(tables.c.table == table)).scalar() or ""
    names = (nobody.name if name in nobody.known else name for name in listed.split("\n"))
    return "\n".join(name.casefold() for name in names)


class Nobody:
    """Who stands for a forgotten person at one table."""

    def __init__(self, ids: Collection[str]) -> None:
        self._ids = ids
        self.person = new_person()
        self.name = default_name(self.person)
        self.known: set[str] = set()  # what the person was called there, in small letters

    def in_place_of(self, content: str) -> str:
        """An entry as it is without the person; one that cannot be read stays as it is."""
        try:
            entry = read(content)
        except msgspec.MsgspecError:
            return content
        changed = self._without(entry)
        return content if changed is entry else write(changed)

    def _without(self, entry: AnyEntry) -> AnyEntry:
        if isinstance(entry, Planned) and entry.name.casefold() in self.known:
            entry = structs.replace(entry, name=self.name)  # whom the host let go
        if entry.person not in self._ids:
            return entry
        changes: dict[str, object] = {"person": self.person}
        own: str | None = None if isinstance(entry, Planned) else getattr(entry, "name", None)
        if own is not None:
            self.known.add(own.casefold())
            changes["name"] = self.name
        if isinstance(entry, Said):
            changes["text"] = UNSAID
        if isinstance(entry, Created):
            changes["seats"] = tuple(map(self._plan, entry.seats))
        return structs.replace(entry, **changes)

    def _plan(self, plan: str) -> str:
        """Those at the same device are forgotten, too: they were called so by the person."""
        if not plan.startswith("me:"):
            return plan
        self.known.add(plan.removeprefix("me:").casefold())
        return f"me:{default_name(new_person())}"
