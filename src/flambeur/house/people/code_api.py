"""Codes: made on a device that is somebody's, and typed on one that is to be theirs."""

from typing import Annotated, Any

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from flambeur.house.admission import FOR_ALL
from flambeur.house.api import TheHouse
from flambeur.house.identity import default_name
from flambeur.house.litestar_types import HouseRequest
from flambeur.house.people.asking import coming_of, private
from flambeur.house.people.codes import LINK_SECONDS, LONGEST_TYPED
from flambeur.house.people.linking import come_by_code, look, name_of
from flambeur.house.throttle import GUESSES_CODE

TRIES = {**FOR_ALL, **GUESSES_CODE}


class Typed(msgspec.Struct, forbid_unknown_fields=True):
    """A code as somebody typed it."""

    code: Annotated[str, msgspec.Meta(max_length=LONGEST_TYPED)]


@post("/api/me/codes/link", summary="A code for another device")
async def make_link(house: TheHouse, request: HouseRequest) -> Response[dict[str, Any]]:
    """Good once and for ten minutes; it takes the place of the one before."""
    coming = coming_of(request, house)
    code = await house.write(lambda connection: house.codes.new_link(connection, coming.person, coming.at))
    return private({"code": code, "seconds": int(LINK_SECONDS)})


@post("/api/me/codes/recovery", summary="Codes to write down")
async def make_recovery(house: TheHouse, request: HouseRequest) -> Response[dict[str, Any]]:
    """Each is good once; they are never shown again, and take the place of those before."""
    coming = coming_of(request, house)
    fresh = await house.write(lambda connection: house.codes.new_recovery(connection, coming.person))
    return private({"codes": fresh})


@post("/api/me/codes/look", summary="Whom a code opens", opt=TRIES)
async def look_at(house: TheHouse, request: HouseRequest, data: JSONBody[Typed]) -> Response[dict[str, Any]]:
    """Before a device becomes somebody's, they see whose."""
    coming = coming_of(request, house)
    code = await house.read(lambda connection: look(connection, house.codes, data.code, coming))
    names = await house.read(
        lambda connection: [name_of(connection, id) for id in (code.person, coming.person)]
    )
    mine = await house.read(lambda _: house.store.tables_of(coming.person, 1))
    name, present = (
        name or default_name(id) for name, id in zip(names, (code.person, coming.person), strict=True)
    )
    return private({"kind": code.kind, "name": name, "present_name": present, "has_played": bool(mine)})


@post("/api/me/codes/use", summary="Come to be somebody by a code", opt=TRIES)
async def use(house: TheHouse, request: HouseRequest, data: JSONBody[Typed]) -> Response[dict[str, Any]]:
    """The device is theirs from now on, and what was played at it, too."""
    coming = coming_of(request, house)
    await house.write(lambda connection: come_by_code(connection, house.codes, data.code, coming))
    await house.guest_book.spread()
    person = house.guest_book.who_comes(coming.device) or coming.person
    name = await house.read(lambda connection: name_of(connection, person))
    return private({"name": name or default_name(person)})


HANDLERS = [make_link, make_recovery, look_at, use]
