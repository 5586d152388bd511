"""My data: all of it as one file, or none of it any more."""

import asyncio
from typing import Any

from litestar import MediaType, delete, get
from litestar.response import Stream

from flambeur.core.errors import Refused
from flambeur.house.api import Person, TheHouse
from flambeur.house.people.asking import PRIVATE
from flambeur.house.people.forgetting_me import find_traces, forget_person
from flambeur.house.people.my_data import everything
from flambeur.house.people.order import check_may_go
from flambeur.house.requirements import require

FILE = "flambeur-my-data.json"


@get("/api/me/data", summary="Everything the house keeps of you, as a file")
async def read_data(house: TheHouse, person: Person) -> Stream:
    """Your name, devices, and all you did at tables, with the records of the games that ended there."""
    require(person not in house.reading_data, Refused("house-busy"))
    headers = {**PRIVATE, "content-disposition": f'attachment; filename="{FILE}"'}
    return Stream(_pieces(house, person), media_type=MediaType.JSON, headers=headers)


async def _pieces(house: TheHouse, person: str) -> Any:
    """In a thread, piece by piece; of one person one file at a time."""
    house.reading_data.add(person)
    pieces = everything(house.store, person)
    try:
        while (piece := await asyncio.to_thread(next, pieces, None)) is not None:
            yield piece
    finally:
        house.reading_data.discard(person)


@delete("/api/me", summary="Delete yourself", status_code=200)
async def forget_me(house: TheHouse, person: Person) -> dict[str, Any]:
    """Your name leaves all old games, which can still be verified; all your devices are signed out."""
    await house.read(lambda connection: check_may_go(connection, person))
    traces = await house.read(lambda connection: find_traces(connection, person))
    await house.write(lambda connection: forget_person(connection, person, traces))
    await house.guest_book.spread()
    return {"tables": len(traces)}


HANDLERS = [read_data, forget_me]
