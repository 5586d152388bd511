"""What the house sends: the same facts for everybody, cut to what each person may know."""

import zlib
from typing import Any

import msgspec

from flambeur.core.errors import FlambeurError
from flambeur.house.entries import facts_of
from flambeur.house.moment import Moment
from flambeur.house.summaries import situation_of, summary_of
from flambeur.house.table import Table
from flambeur.house.told import Told


def situation(table: Table, person: str | None, moment: Moment) -> dict[str, Any]:
    """All there is to draw for a person, with a check of the views."""
    shown = situation_of(table, person)
    views = msgspec.json.encode([shown["view"], shown["views"]], order="deterministic")
    return shown | {"waited": round(moment.waited, 1), "check": f"{zlib.crc32(views):08x}"}


def entry(told: Told, person: str | None, shared: dict[str, Any] | None = None) -> dict[str, Any]:
    """An entry as it is told to a person; what is shared by all who hear it may be made once for them."""
    shown = (shared or told.for_everyone()) | {"facts": facts_of(told.entry, told.seats_of(person))}
    return shown if "events" in shown else shown | {"events": told.events_for(person)}


def news(
    table: Table, told: Told, person: str | None, moment: Moment, shared: dict[str, Any] | None = None
) -> bytes:
    """The message about a new entry."""
    message = {"is": "entry", **entry(told, person, shared), "situation": situation(table, person, moment)}
    if not told.is_quiet:
        message["table"] = summary_of(table, person, moment)
    return msgspec.json.encode(message)


def presence(table: Table, person: str | None, moment: Moment) -> bytes:
    """The message about somebody who came or went: nothing has happened, but the table looks different."""
    return msgspec.json.encode({"is": "table", "table": summary_of(table, person, moment)})


def welcome(table: Table, after: int, person: str | None, moment: Moment) -> bytes:
    """The first message: where things stand, and what the client has missed of this game and of the talk."""
    missed = [entry(told, person) for told in table.told_after(after)]
    message = {"is": "welcome", "number": table.number, "entries": missed}
    message |= {"situation": situation(table, person, moment), "table": summary_of(table, person, moment)}
    return msgspec.json.encode(message)


def done(id: str, number: int) -> bytes:
    """The answer to something that was done and is durable."""
    return msgspec.json.encode({"is": "done", "id": id, "number": number})


def hint(id: str, number: int, seat: int, candidates: bytes) -> bytes:
    """What the moves of a seat are worth after the entry of that number."""
    found = {"is": "hint", "id": id, "number": number, "seat": seat, "candidates": msgspec.Raw(candidates)}
    return msgspec.json.encode(found)


def refused(id: str | None, error: FlambeurError, lang: str) -> bytes:
    """The answer to something that cannot be done."""
    return msgspec.json.encode({"is": "refused", "id": id, **problem(error, lang)})


def problem(error: FlambeurError, lang: str) -> dict[str, Any]:
    """An error in the one shape that all errors have."""
    told = {"words": error.words(lang), "sentence": error.sentence(lang)}
    return {"code": error.code, **told, "rule": error.rule}
