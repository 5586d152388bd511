"""Blocking somebody for oneself."""

from typing import Any

from litestar import delete, get, put
from litestar.params import FromPath

from flambeur.house.api import Person, TheHouse
from flambeur.house.people.asking import somebody
from flambeur.house.people.blocking import block, blocked_by, unblock


@get("/api/me/blocked", summary="Whom you block")
async def read_blocked(house: TheHouse, person: Person) -> list[dict[str, Any]]:
    """Handles and names: what they say is not shown to you, and they cannot sit at your tables."""
    return await house.read(lambda connection: blocked_by(connection, person))


@put("/api/me/blocked/{handle:str}", summary="Block somebody")
async def block_somebody(house: TheHouse, person: Person, handle: FromPath[str]) -> list[dict[str, Any]]:
    """They are not told."""
    await house.write(lambda connection: block(connection, person, somebody(connection, handle)))
    return await house.read(lambda connection: blocked_by(connection, person))


@delete("/api/me/blocked/{handle:str}", summary="Block somebody no more", status_code=200)
async def unblock_somebody(house: TheHouse, person: Person, handle: FromPath[str]) -> list[dict[str, Any]]:
    """As if nothing had been."""
    await house.write(lambda connection: unblock(connection, person, somebody(connection, handle)))
    return await house.read(lambda connection: blocked_by(connection, person))


HANDLERS = [read_blocked, block_somebody, unblock_somebody]
