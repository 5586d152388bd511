"""Passkeys: made, used and thrown away, each for the name by which the browser knows the house."""

from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from litestar import MediaType, Response, delete, post
from litestar.params import FromPath, JSONBody

from flambeur.house.admission import FOR_ALL
from flambeur.house.api import TheHouse
from flambeur.house.identity import default_name
from flambeur.house.litestar_types import HouseRequest
from flambeur.house.people import passkeys
from flambeur.house.people.asking import PRIVATE, checked_site, coming_of, private
from flambeur.house.people.device_api import ways_of
from flambeur.house.people.linking import come_to, name_of
from flambeur.house.throttle import GUESSES_CODE


class Made(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser answers, as WebAuthn writes it."""

    credential: Annotated[dict[str, Any], msgspec.Meta(max_length=20)]


@post("/api/me/passkeys/options", summary="What a browser needs to make a passkey")
async def ask_for_new(house: TheHouse, request: HouseRequest) -> Response[str]:
    """The options of navigator.credentials.create, as JSON."""
    coming, site = coming_of(request, house), checked_site(request)

    def ask(connection: sa.Connection) -> str:
        name = name_of(connection, coming.person) or default_name(coming.person)
        return passkeys.ask_for_new(connection, site, coming.person, name, coming.at)

    return _json(await house.write(ask))


@post("/api/me/passkeys", summary="Keep a passkey that was made")
async def add(house: TheHouse, request: HouseRequest, data: JSONBody[Made]) -> Response[dict[str, Any]]:
    """From now on whoever has it is you."""
    coming, site = coming_of(request, house), checked_site(request)
    await house.write(
        lambda connection: passkeys.add(
            connection, site, coming.person, data.credential, coming.label, coming.at
        )
    )
    return private(await house.read(lambda connection: ways_of(connection, coming)))


@delete("/api/me/passkeys/{credential:str}", summary="Throw a passkey away", status_code=200)
async def remove(
    house: TheHouse, request: HouseRequest, credential: FromPath[str]
) -> Response[dict[str, Any]]:
    """It opens nothing any more."""
    coming = coming_of(request, house)
    kept = passkeys.passkeys
    mine = (kept.c.person == coming.person) & (kept.c.credential == credential)
    await house.write(lambda connection: connection.execute(sa.delete(kept).where(mine)))
    return private(await house.read(lambda connection: ways_of(connection, coming)))


@post("/api/passkeys/options", summary="What a browser needs to use a passkey", opt=FOR_ALL)
async def ask_for_known(house: TheHouse, request: HouseRequest) -> Response[str]:
    """The options of navigator.credentials.get, as JSON."""
    coming, site = coming_of(request, house), checked_site(request)
    return _json(await house.write(lambda connection: passkeys.ask_for_known(connection, site, coming.at)))


@post("/api/passkeys/use", summary="Come to be somebody by a passkey", opt={**FOR_ALL, **GUESSES_CODE})
async def use(house: TheHouse, request: HouseRequest, data: JSONBody[Made]) -> Response[dict[str, Any]]:
    """The device is theirs from now on, and what was played at it, too."""
    coming, site = coming_of(request, house), checked_site(request)

    def come(connection: sa.Connection) -> str:
        person = passkeys.owner(connection, site, data.credential, coming.at)
        if person != coming.person:
            come_to(connection, person, coming)
        return name_of(connection, person) or default_name(person)

    name = await house.write(come)
    await house.guest_book.spread()
    return private({"name": name})


def _json(options: str) -> Response[str]:
    return Response(options, status_code=200, media_type=MediaType.JSON, headers=PRIVATE)


HANDLERS = [ask_for_new, add, remove, ask_for_known, use]
