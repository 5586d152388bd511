"""Looking back at a finished game: what was luck, what was skill."""

from typing import Literal

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery

from flambeur.house.analyses import Progress
from flambeur.house.api import Person, TheHouse, find_table
from flambeur.house.finished_games import check_is_over
from flambeur.house.past_games import record_of_game
from flambeur.house.requirements import check_may_look

Quality = Literal["quick", "good"]


@get("/api/tables/{table:str}/games/{number:int}/analysis", summary="What was luck and skill in a game")
async def read_analysis(
    house: TheHouse,
    person: Person,
    table: FromPath[str],
    number: FromPath[int],
    invite: FromQuery[str | None] = None,
    have: FromQuery[Quality | None] = None,
) -> Response[bytes]:
    """The best analysis there is by now, unless you have it already; the first who asks lets it begin."""
    found = (await find_table(house, table)).table
    check_may_look(found, person, invite)
    check_is_over(found, number)
    progress = await house.analyses.of(
        (table, number), person, lambda: record_of_game(house, found, number, person)
    )
    return Response(_shown(progress, have), media_type=MediaType.JSON)


def _shown(progress: Progress, have: str | None) -> bytes:
    kept = progress.kept
    known = msgspec.Raw(kept.content.encode()) if kept and kept.quality != have else None
    quality = kept.quality if kept else None
    return msgspec.json.encode({"progress": round(progress.done, 3), "quality": quality, "analysis": known})


HANDLERS = [read_analysis]
