"""A moment of a finished game in the eyes of a seat: what it saw and could do before it moved."""

from itertools import islice
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery

from flambeur.core.errors import Refused
from flambeur.core.match import Match
from flambeur.core.replay import steps
from flambeur.house.api import Person
from flambeur.house.asked_game import BY_PATH, TheGame
from flambeur.house.requirements import check_seat


@get(
    "/api/tables/{table:str}/games/{number:int}/moments/{moves:int}",
    summary="What a seat saw and could do at a moment of a finished game",
    dependencies=BY_PATH,
)
async def read_past_moment(
    asked: TheGame, person: Person, moves: FromPath[int], seat: FromQuery[int] = 0
) -> Response[bytes]:
    """The view of a seat after so many moves, and its legal moves: enough to decide again."""
    check_seat(asked.table, seat)
    content = await asked.house.slow_answers.of(
        ("moment", *asked.key, moves, seat),
        lambda: msgspec.json.encode(past_moment(asked.read().match, moves, seat)),
        person,
    )
    return Response(content, media_type=MediaType.JSON)


def past_moment(match: Match, moves: int, seat: int) -> dict[str, Any]:
    """What a seat saw after so many moves of a match, or a refusal."""
    if not 0 <= moves <= len(match.turns):
        raise Refused("no-such-move", moves=moves, most=len(match.turns))
    again = next((past for past, _ in islice(steps(match), moves, None)), match)
    position = again.position
    legal = position.offered(seat) if seat in position.acting else []
    return {"seat": seat, "view": msgspec.Raw(position.view(seat)), "legal": legal}


HANDLERS = [read_past_moment]
