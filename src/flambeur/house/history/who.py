"""Who is meant: somebody of whom others speak by a handle, or a bot by its level."""

from collections.abc import Iterable

import sqlalchemy as sa

from flambeur.bots import LEVELS
from flambeur.house.identity import handle_of
from flambeur.house.store import people

ME = "me"


def find(connection: sa.Connection, said: str, asking: str) -> str | None:
    """The person or the bot of that handle; None if nobody is called so."""
    if said == ME:
        return asking
    if said in LEVELS:
        return said
    return connection.execute(sa.select(people.c.person).where(people.c.handle == said)).scalar()


def said_of(who: str | None, is_bot: bool) -> str | None:
    """The handle by which others speak of them."""
    return who if is_bot or who is None else handle_of(who)


def names_of(connection: sa.Connection, persons: Iterable[str]) -> dict[str, str]:
    """What persons are called now."""
    query = sa.select(people.c.person, people.c.name).where(people.c.person.in_(list(persons)))
    return {person: name for person, name in connection.execute(query) if name}
