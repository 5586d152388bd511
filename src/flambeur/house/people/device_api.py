"""My devices: by which one comes in, and what else opens the same person."""

from typing import Any

import sqlalchemy as sa
from litestar import delete, get
from litestar.params import FromPath

from flambeur.core.errors import Refused
from flambeur.house.api import TheHouse
from flambeur.house.identity import handle_of
from flambeur.house.litestar_types import HouseRequest
from flambeur.house.people.asking import coming_of
from flambeur.house.people.codes import recovery_left
from flambeur.house.people.devices import close_device, note_device, open_devices
from flambeur.house.people.linking import Coming
from flambeur.house.people.passkeys import passkeys, site_of
from flambeur.house.requirements import require
from flambeur.house.store import note_change


@get("/api/me/devices", summary="Your devices, codes and passkeys")
async def read_devices(house: TheHouse, request: HouseRequest) -> dict[str, Any]:
    """All by which one comes to be you."""
    coming = coming_of(request, house)
    site = site_of(request.scope["scheme"], request.headers.get("host", ""))
    ways = await house.read(lambda connection: ways_of(connection, coming))
    return ways | {"passkeys_at": site.rp_id if site else None}


@delete("/api/me/devices/{device:str}", summary="Sign a device out", status_code=200)
async def close(house: TheHouse, request: HouseRequest, device: FromPath[str]) -> dict[str, Any]:
    """Its cookie opens nobody any more; the last way in stays open."""
    coming = coming_of(request, house)
    await house.write(lambda connection: _close(connection, coming, device))
    await house.guest_book.spread()
    ways: dict[str, Any] = await read_devices.fn(house, request)
    return ways


def _close(connection: sa.Connection, coming: Coming, shown: str) -> None:
    ways = ways_of(connection, coming)
    require(any(each["device"] == shown for each in ways["devices"]), Refused("no-such-device"))
    others = len(ways["devices"]) - 1 + ways["recovery_codes_left"] + len(ways["passkeys"])
    require(others > 0, Refused("last-way-in"))
    note_device(connection, coming.device, coming.person, coming.label, coming.at)
    ids = [row.device for row in open_devices(connection, coming.person)]
    close_device(connection, next(id for id in ids if handle_of(id) == shown))
    note_change(connection)


def ways_of(connection: sa.Connection, coming: Coming) -> dict[str, Any]:
    """The devices, this one among them, and what else there is; ids are told to nobody."""
    known = [row._asdict() for row in open_devices(connection, coming.person)]
    if coming.device not in {each["device"] for each in known}:
        known.append({"device": coming.device, "label": coming.label, "added": coming.at})
    for each in known:
        is_this = each["device"] == coming.device
        each |= {"device": handle_of(each["device"]), "is_this": is_this}
        each["label"] = coming.label if is_this else each["label"]
    keys = sa.select(passkeys.c.credential, passkeys.c.label, passkeys.c.rp_id, passkeys.c.added)
    rows = connection.execute(keys.where(passkeys.c.person == coming.person).order_by(passkeys.c.added))
    left = recovery_left(connection, coming.person)
    return {"devices": known, "recovery_codes_left": left, "passkeys": [row._asdict() for row in rows]}


HANDLERS = [read_devices, close]
