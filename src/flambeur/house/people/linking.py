"""A device comes to somebody: by a code that another device shows, by one that was kept, or by a passkey."""

from typing import NamedTuple

import sqlalchemy as sa

from flambeur.core.errors import Refused
from flambeur.house.people.codes import KEEPER, Code, CodeBook, spend
from flambeur.house.people.devices import note_device
from flambeur.house.people.order import make_keeper
from flambeur.house.persons import merge
from flambeur.house.requirements import require
from flambeur.house.store import people


class Coming(NamedTuple):
    """A browser that shows a code, as it is known so far."""

    device: str
    person: str
    label: str
    at: float


def look(connection: sa.Connection, book: CodeBook, typed: str, coming: Coming) -> Code:
    """What a code opens, before anything is done; a code of one's own opens nothing new."""
    code = book.find(connection, typed, coming.at)
    if code is None:
        raise Refused("bad-code")  # one sentence, whatever is wrong with it
    require(code.kind == KEEPER or code.person != coming.person, Refused("own-code"))
    return code


def come_by_code(connection: sa.Connection, book: CodeBook, typed: str, coming: Coming) -> None:
    """The device is the person's from now on, and brings with it what was played there."""
    code = look(connection, book, typed, coming)
    require(spend(connection, code, coming.at), Refused("bad-code"))
    if code.kind == KEEPER:
        make_keeper(connection, coming.person)
    else:
        come_to(connection, code.person, coming)


def come_to(connection: sa.Connection, person: str, coming: Coming) -> None:
    """The device is that person's, whoever it was before."""
    note_device(connection, person, person, "", coming.at)  # the first one, which has had no other id
    note_device(connection, coming.device, coming.person, coming.label, coming.at)
    merge(connection, coming.person, person)


def name_of(connection: sa.Connection, person: str) -> str:
    """What others call them; empty if they have told no name."""
    return connection.execute(sa.select(people.c.name).where(people.c.person == person)).scalar() or ""
