"""Keeping order in a house by commands: what its keepers can do in the browser, for scripts."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import platformdirs
import typer

from flambeur.commands.common import Json, clear_errors, out, print_json
from flambeur.core.errors import BadOption
from flambeur.words import say

if TYPE_CHECKING:  # loaded where it is needed: the other commands do without a database
    import sqlalchemy as sa

Data = Annotated[
    Path | None,
    typer.Option("--data", envvar="FLAMBEUR_DATA", help="Folder of the house.", show_default="user's"),
]
Database = Annotated[
    str | None,
    typer.Option("--database", envvar="FLAMBEUR_DATABASE", help="postgresql://… instead of a folder."),
]
Handle = Annotated[
    str, typer.Argument(help="A person, as house people lists them.", metavar="HANDLE", show_default=False)
]
Undo = Annotated[bool, typer.Option("--undo", help="Take it back.")]
Name = Annotated[str, typer.Argument(help="Part of a name, or a handle.")]
Line = Annotated[str, typer.Argument(help="What everybody reads; without it nothing any more.")]
On = Annotated[bool | None, typer.Option("--on/--off", help="Only who is invited comes in, or everybody.")]
Fresh = Annotated[bool, typer.Option("--new-invite", help="Another link; the old one lets nobody in.")]
TableId = Annotated[
    str, typer.Argument(help="A table, by the id in its address.", metavar="TABLE", show_default=False)
]

LINK, JOIN = "/me/link", "/join#"


@clear_errors
def admin(data: Data = None, database: Database = None, as_json: Json = False) -> None:
    """Make a code for whoever is to keep the house: typed in their browser within ten minutes.

    Example: flambeur house admin
    """
    from flambeur.house.people.codes import KEEPER, LINK_SECONDS, CodeBook
    from flambeur.house.people.order import setting

    with _house(database, data) as connection:
        book = CodeBook(setting(connection, "cookie_key"))
        code = book.new_link(connection, "", time.time(), KEEPER)
    if as_json:
        print_json({"code": code, "page": LINK, "seconds": int(LINK_SECONDS)})
    else:
        out().print(say("house-keepers-code", page=LINK, code=code), markup=False)


@clear_errors
def people(name: Name = "", data: Data = None, database: Database = None, as_json: Json = False) -> None:
    """List the people of the house: keepers first, then who is muted or removed; 1,000 at most.

    Example: flambeur house people ann
    """
    from flambeur.house.people.order import find_people

    with _house(database, data) as connection:
        found = [person._asdict() for person in find_people(connection, name, 1000)]
    if as_json:
        print_json(found)
        return
    for person in found:
        _tell(person)
    if not found:
        out().print(say("house-nobody"))


@clear_errors
def keeper(
    handle: Handle, undo: Undo = False, data: Data = None, database: Database = None, as_json: Json = False
) -> None:
    """Make somebody keeper of the house, or with --undo not any more; the last one stays.

    Example: flambeur house keeper 0123456789abcdef
    """
    from flambeur.house.people import order

    with _person(database, data, handle, as_json) as (connection, person):
        (order.resign if undo else order.make_keeper)(connection, person)


@clear_errors
def mute(
    handle: Handle, undo: Undo = False, data: Data = None, database: Database = None, as_json: Json = False
) -> None:
    """Let somebody play and not talk, or with --undo talk again.

    Example: flambeur house mute 0123456789abcdef
    """
    _stand(handle, "" if undo else "muted", database, data, as_json)


@clear_errors
def remove(
    handle: Handle, undo: Undo = False, data: Data = None, database: Database = None, as_json: Json = False
) -> None:
    """Let somebody into the house no more, or with --undo again.

    Example: flambeur house remove 0123456789abcdef
    """
    _stand(handle, "" if undo else "removed", database, data, as_json)


@clear_errors
def invite(
    handle: Handle, undo: Undo = False, data: Data = None, database: Database = None, as_json: Json = False
) -> None:
    """Invite somebody into a private house, or with --undo not any more.

    Example: flambeur house invite 0123456789abcdef
    """
    from flambeur.house.people import order

    with _person(database, data, handle, as_json) as (connection, person):
        order.invite(connection, person, not undo)


@clear_errors
def private(
    on: On = None,
    new_invite: Fresh = False,
    data: Data = None,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Make the house private, or open it to everybody; tells the link by which others come in.

    Example: flambeur house private --on
    """
    from flambeur.house.people import order

    with _house(database, data) as connection:
        if on is not None:
            order.set_private(connection, on)
        is_private = order.read_order(connection).is_private
        page = JOIN + order.house_invite(connection, new_invite)
    if as_json:
        print_json({"is_private": is_private, "page": page})
    elif is_private:
        out().print(say("house-is-private", page=page), markup=False)
    else:
        out().print(say("house-is-open"))


@clear_errors
def announce(text: Line = "", data: Data = None, database: Database = None, as_json: Json = False) -> None:
    """Show everybody a line on every page but the tables; without one, none any more.

    Example: flambeur house announce "We close at ten."
    """
    from flambeur.house.people import order

    with _house(database, data) as connection:
        order.announce(connection, text)
        line = order.read_order(connection).announcement
    if as_json:
        print_json({"announcement": line})
    else:
        word = "house-announces" if line else "house-announces-nothing"
        out().print(say(word, **({"text": line} if line else {})), markup=False)


@clear_errors
def close(table: TableId, data: Data = None, database: Database = None, as_json: Json = False) -> None:
    """Close a table for good: nobody plays or talks there; its finished games can still be looked at.

    Example: flambeur house close 0123456789ab
    """
    from flambeur.house.people.order import close_table

    with _house(database, data) as connection:
        close_table(connection, table)
    if as_json:
        print_json({"table": table})
    else:
        out().print(say("house-table-closed", table=table), markup=False)


COMMANDS = (admin, people, keeper, mute, remove, invite, private, announce, close)


@contextmanager
def _house(database: str | None, data: Path | None) -> "Iterator[sa.Connection]":
    from flambeur.house.people.by_command import changing
    from flambeur.house.places import place_of
    from flambeur.house.store_folder import STORE

    folder = data or Path(platformdirs.user_data_dir("flambeur"))
    with changing(place_of(database, folder / STORE)) as connection:
        yield connection


@contextmanager
def _person(
    database: str | None, data: Path | None, handle: str, as_json: bool
) -> "Iterator[tuple[sa.Connection, str]]":
    """Somebody of whom something is changed, and told how they stand then."""
    from flambeur.house.people.order import find_people
    from flambeur.house.persons import person_of

    with _house(database, data) as connection:
        person = person_of(connection, handle)
        if person is None:
            raise BadOption("unknown-handle", handle=handle[:32])
        yield connection, person
        shown = find_people(connection, handle)[0]._asdict()
    if as_json:
        print_json(shown)
    else:
        _tell(shown)


def _stand(handle: str, standing: str, database: str | None, data: Path | None, as_json: bool) -> None:
    from flambeur.house.people.order import set_standing

    with _person(database, data, handle, as_json) as (connection, person):
        set_standing(connection, person, standing)


def _tell(person: dict[str, Any]) -> None:
    said = {name: "yes" if person[f"is_{name}"] else "no" for name in ("keeper", "invited")}
    shown = {name: person[name] for name in ("handle", "name")}
    words = say("house-person-now", **shown, standing=person["standing"] or "usual", **said)
    out().print(words, markup=False)
