"""Notifications that reach a closed browser: asked for and given up."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import delete, get, put
from litestar.params import FromQuery, JSONBody

from flambeur.core.errors import Refused
from flambeur.house.api import Person, TheHouse
from flambeur.house.subscriptions import Subscription, is_of_a_service


class Keys(msgspec.Struct):
    """What messages to a browser are encrypted with."""

    p256dh: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{80,100}$")]
    auth: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{20,40}$")]


class Browser(msgspec.Struct):
    """A subscription as browsers write it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=512)]
    keys: Keys


@get("/api/push", summary="Whether the house can reach a closed browser")
async def read_push(house: TheHouse) -> dict[str, Any]:
    """The key that a browser subscribes with, or null."""
    return {"key": house.notices.key}


@put("/api/push", summary="Tell this browser of your turns")
async def subscribe(house: TheHouse, person: Person, data: JSONBody[Browser]) -> dict[str, Any]:
    """From now on the browser is told when it is your turn and you are not at the table."""
    if house.notices.key is None:
        raise Refused("no-push")
    if not is_of_a_service(data.endpoint):
        raise Refused("bad-endpoint")
    browser = Subscription(data.endpoint, data.keys.p256dh, data.keys.auth)
    await asyncio.to_thread(house.notices.browsers.add, person, browser)
    return {"key": house.notices.key}


@delete("/api/push", summary="Tell this browser no more", status_code=200)
async def unsubscribe(house: TheHouse, endpoint: FromQuery[str]) -> dict[str, Any]:
    """Only the browser itself knows its endpoint."""
    if is_of_a_service(endpoint):  # no other is kept
        await asyncio.to_thread(house.notices.browsers.remove, endpoint)
    return {"key": house.notices.key}


HANDLERS = [read_push, subscribe, unsubscribe]
