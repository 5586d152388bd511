"""What the addresses of people share: by which device and from which site somebody asks, and at what time."""

from typing import Any

import sqlalchemy as sa
from litestar import Response

from flambeur.core.errors import Refused
from flambeur.house.house import House
from flambeur.house.litestar_types import HouseRequest
from flambeur.house.people.devices import label_of
from flambeur.house.people.linking import Coming
from flambeur.house.people.passkeys import Site, site_of
from flambeur.house.persons import person_of

PRIVATE = {"cache-control": "no-store"}  # codes and keys are in no cache


def coming_of(request: HouseRequest, house: House) -> Coming:
    """Who asks, as they are known so far."""
    state, at = request.scope["state"], house.config.clock().timestamp()
    label = label_of(request.headers.get("user-agent", ""))
    return Coming(str(state["device"]), str(state["person"]), label, at)


def checked_site(request: HouseRequest) -> Site:
    """Where passkeys are for, or a refusal where there can be none."""
    site = site_of(request.scope["scheme"], request.headers.get("host", ""))
    if site is None:
        raise Refused("no-passkeys-here")
    return site


def somebody(connection: sa.Connection, handle: str) -> str:
    """The person of a handle, or a refusal."""
    person = person_of(connection, handle)
    if person is None:
        raise Refused("unknown-handle", handle=handle[:32])
    return person


def private(content: dict[str, Any]) -> Response[dict[str, Any]]:
    """An answer that nobody keeps."""
    return Response(content, status_code=200, headers=PRIVATE)
