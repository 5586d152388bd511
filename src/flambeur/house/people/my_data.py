"""Everything that the house keeps of a person, as one file."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from flambeur.core.errors import FlambeurError
from flambeur.house.entries import AnyEntry
from flambeur.house.identity import handle_of
from flambeur.house.log_reader import take
from flambeur.house.people.blocking import blocked_by
from flambeur.house.people.codes import recovery_left
from flambeur.house.people.devices import open_devices
from flambeur.house.people.passkeys import passkeys
from flambeur.house.persons import ids_of
from flambeur.house.store import Store, people, sitting
from flambeur.house.subscriptions import subscriptions
from flambeur.house.table import Table

FORMAT = "flambeur my data 1"


def everything(store: Store, person: str) -> Iterator[bytes]:
    """One JSON object, piece by piece: there may be thousands of games."""
    with store.engine.execution_options(is_reading=True).connect() as connection:
        about = _about(connection, person)
        query = sa.select(sitting.c.table).where(sitting.c.person == person).order_by(sitting.c.table)
        ids, tables = ids_of(connection, person), list(connection.execute(query).scalars())
    yield msgspec.json.encode(about)[:-1] + b',"tables":['
    for number, table in enumerate(tables):
        yield b"," * (number > 0) + b"\n" + msgspec.json.encode(_table(store, table, ids))
    yield b"\n]}\n"


def _about(connection: sa.Connection, person: str) -> dict[str, Any]:
    known = connection.execute(sa.select(people).where(people.c.person == person)).first()
    keys = sa.select(passkeys.c.label, passkeys.c.rp_id, passkeys.c.added).where(passkeys.c.person == person)
    browsers = sa.select(subscriptions.c.endpoint).where(subscriptions.c.person == person)
    return {
        "format": FORMAT,
        "handle": handle_of(person),
        "name": known.name if known else "",
        "lang": known.lang if known else None,
        "standing": known.standing if known else "",
        "ids": ids_of(connection, person),
        "devices": [row._asdict() for row in open_devices(connection, person)],
        "passkeys": [row._asdict() for row in connection.execute(keys)],
        "recovery_codes_left": recovery_left(connection, person),
        "notifications_to": list(connection.execute(browsers).scalars()),
        "blocked": blocked_by(connection, person),
    }


def _table(store: Store, id: str, ids: Sequence[str]) -> dict[str, Any]:
    """What the person did at a table, and the records of the games that were played to their end there."""
    table, mine, games = Table(id, store.known_as), list[dict[str, Any]](), list[dict[str, Any]]()
    shown = {"table": id, "mine": mine, "games": games}
    try:
        for told in take(table, store.entries(id), 0.0):
            if told.entry.person in ids:
                mine.append({"number": told.number, "at": told.at.isoformat(), **_said(told.entry)})
            if table.finished and table.finished.number > len(games):
                games.append(_game(table, ids))
    except FlambeurError as error:
        return shown | {"problem": error.sentence("en")}
    return shown | {"game": table.made.game, "phase": table.phase}


def _said(entry: AnyEntry) -> dict[str, Any]:
    """An entry without what is secret, or leads others in; of whom the person was, `ids` tells enough."""
    facts: dict[str, Any] = msgspec.to_builtins(entry)
    hidden = ("secret", "invite", "person")
    return {name: fact for name, fact in facts.items() if not name.startswith(hidden)}


def _game(table: Table, ids: Sequence[str]) -> dict[str, Any]:
    assert table.finished is not None
    finished = table.finished
    return {
        "number": finished.number,
        "seats": [seat.to_json() for seat in finished.seats],
        "your_seats": [place for place, seat in enumerate(finished.seats) if seat.person in ids],
        "record": msgspec.to_builtins(finished.match.record()),
    }
