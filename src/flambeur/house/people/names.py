"""What people are called: any name, but not that of somebody who has made sure to stay who they are."""

import sqlalchemy as sa

from flambeur.core.errors import Refused
from flambeur.house.identity import handle_of
from flambeur.house.people.codes import RECOVERY, codes
from flambeur.house.people.devices import devices
from flambeur.house.people.order import note_first
from flambeur.house.people.passkeys import passkeys
from flambeur.house.requirements import require
from flambeur.house.store import insert_of, people
from flambeur.words import LANGUAGES, say

ANYBODYS = frozenset(say("ui-guest", lang).casefold() for lang in LANGUAGES)  # who says no name


def call(connection: sa.Connection, person: str, name: str, lang: str | None) -> None:
    """Remember a name and a language; the first who does so in a new house keeps it."""
    require(not is_taken(connection, person, name), Refused("name-taken", name=name))
    values = {"name": name, "lang": lang, "handle": handle_of(person)}
    noted = insert_of(connection, people).values(person=person, **values)
    connection.execute(noted.on_conflict_do_update(index_elements=["person"], set_=values))
    note_first(connection, person)


def is_taken(connection: sa.Connection, person: str, name: str) -> bool:
    """Whether somebody else has that name, who has a second device, a passkey or recovery codes."""
    if name.casefold() in ANYBODYS:
        return False
    ways = (
        sa.select(codes.c.person).where(codes.c.kind == RECOVERY),
        sa.select(passkeys.c.person),
        sa.select(devices.c.person).where(~devices.c.is_closed),
    )
    others = sa.select(people.c.name).where(people.c.person != person, people.c.person.in_(sa.union(*ways)))
    return name.casefold() in map(str.casefold, connection.execute(others).scalars())
