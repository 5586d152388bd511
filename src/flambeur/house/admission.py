"""Whom the house lets in: everybody, or in a private house who was invited; but nobody who was removed."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from flambeur.core.errors import Refused
from flambeur.house.guest_book import GuestBook
from flambeur.house.litestar_types import AnyConnection

FOR_ALL = {"for_all": True}  # marks what a private house shows strangers, too: how to come in
API = "/api/"

Guard: TypeAlias = Callable[[AnyConnection, BaseRouteHandler], Awaitable[None]]


def admitted(guest_book: GuestBook) -> Guard:
    """A guard before every address: pages tell nothing of people, and sockets say it themselves."""

    async def check(connection: AnyConnection, handler: BaseRouteHandler) -> None:
        if connection.scope["type"] == ScopeType.WEBSOCKET or not connection.scope["path"].startswith(API):
            return
        if not handler.opt.get("for_all"):
            guest_book.order.check_admitted(connection.scope["state"]["person"])

    return check


def reason_to_go(guest_book: GuestBook, table: str, device: str | None, person: str | None) -> Refused | None:
    """Why somebody may not be at a table any more, or not come there; None for most."""
    if device is not None and guest_book.who_comes(device) is None:
        return Refused("signed-out")
    try:
        guest_book.order.check_admitted(person)
        guest_book.order.check_open(table)
    except Refused as refusal:
        return refusal
    return None
