"""Keeping order: what only keepers of the house may ask for, and how others come into a private one."""

from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from flambeur.core.errors import Refused
from flambeur.house.admission import FOR_ALL
from flambeur.house.api import Person, Search, TheHouse
from flambeur.house.house import House
from flambeur.house.people import order
from flambeur.house.people.asking import somebody
from flambeur.house.requirements import require
from flambeur.house.store import people
from flambeur.house.throttle import GUESSES_CODE


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    """How the house is to be; what is left out stays."""

    is_private: bool | None = None
    announcement: str | None = None
    new_invite: bool = False


class Decision(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be so of a person; what is left out stays."""

    standing: Literal["", "muted", "removed"] | None = None
    is_invited: bool | None = None
    is_keeper: bool | None = None


class Invited(msgspec.Struct, forbid_unknown_fields=True):
    """What a link into a private house holds."""

    invite: Annotated[str, msgspec.Meta(max_length=64)]


@get("/api/keeper", summary="How the house is kept, for its keepers")
async def read_keeper(house: TheHouse, person: Person, search: Search = "") -> dict[str, Any]:
    """Its order, and people with a name like what is searched for."""
    _check_keeper(house, person)
    return await house.read(lambda connection: shown(connection, search))


@put("/api/keeper", summary="Change how the house is kept")
async def change_keeper(house: TheHouse, person: Person, data: JSONBody[Wishes]) -> dict[str, Any]:
    """Open or private, with another line to read, with another link into it."""
    _check_keeper(house, person)

    def change(connection: sa.Connection) -> None:
        if data.announcement is not None:
            order.announce(connection, data.announcement)
        if data.is_private is not None:
            order.set_private(connection, data.is_private)
        order.house_invite(connection, data.new_invite)

    await house.write(change)
    await house.guest_book.spread()
    return await house.read(shown)


@put("/api/keeper/people/{handle:str}", summary="Mute, remove, invite somebody, or make them keeper")
async def decide(
    house: TheHouse, person: Person, handle: FromPath[str], data: JSONBody[Decision]
) -> dict[str, Any]:
    """Whoever is removed is told so wherever they come; who is muted plays on and says nothing."""
    _check_keeper(house, person)

    def change(connection: sa.Connection) -> None:
        other = somebody(connection, handle)
        if data.is_keeper is not None:
            (order.make_keeper if data.is_keeper else order.resign)(connection, other)
        if data.standing is not None:
            order.set_standing(connection, other, data.standing, by=person)
        if data.is_invited is not None:
            order.invite(connection, other, data.is_invited)

    await house.write(change)
    await house.guest_book.spread()
    return await house.read(shown)


@post("/api/keeper/tables/{table:str}/close", summary="Close a table")
async def close(house: TheHouse, person: Person, table: FromPath[str]) -> dict[str, Any]:
    """Nobody plays or talks there any more; games that ended there can still be looked at."""
    _check_keeper(house, person)
    await house.write(lambda connection: order.close_table(connection, table))
    await house.guest_book.spread()
    return await house.read(shown)


@post("/api/house/join", summary="Come into a private house by its link", opt={**FOR_ALL, **GUESSES_CODE})
async def join(house: TheHouse, person: Person, data: JSONBody[Invited]) -> dict[str, Any]:
    """Who was removed stays so."""

    def enter(connection: sa.Connection) -> None:
        is_right = data.invite == order.setting(connection, order.INVITE) != ""
        require(is_right, Refused("bad-house-invite"))
        require(person not in house.guest_book.order.removed, Refused("removed"))
        order.let_in(connection, person)

    await house.write(enter)
    await house.guest_book.spread()
    return {"is_in": True}


def shown(connection: sa.Connection, search: str = "") -> dict[str, Any]:
    """Everything on a keeper's page but the tables, which are in the lobby."""
    present = order.read_order(connection)
    return {
        "is_private": present.is_private,
        "announcement": present.announcement,
        "invite": order.setting(connection, order.INVITE),
        "people": [person._asdict() for person in order.find_people(connection, search)],
        "total": connection.execute(sa.select(sa.func.count()).select_from(people)).scalar_one(),
    }


def _check_keeper(house: House, person: str) -> None:
    require(person in house.guest_book.order.keepers, Refused("not-a-keeper"))


HANDLERS = [read_keeper, change_keeper, decide, close, join]
