"""What if: how a finished game could have ended, when bots play on from one of its positions."""

import asyncio

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery

from flambeur.core.errors import Refused
from flambeur.core.match import Match
from flambeur.core.replay import replay
from flambeur.house.analyst_process import NoAnswer
from flambeur.house.api import Person, TheHouse, find_table
from flambeur.house.past_games import check_is_over, finished_game
from flambeur.house.questions import PlayOn
from flambeur.house.requirements import check_may_look, require


@get(
    "/api/tables/{table:str}/games/{number:int}/outcomes",
    summary="How a finished game ends when bots play on from one of its positions",
)
async def read_outcomes(
    house: TheHouse,
    person: Person,
    table: FromPath[str],
    number: FromPath[int],
    at: FromQuery[int] = 0,
    invite: FromQuery[str | None] = None,
) -> Response[bytes]:
    """Bots play on 1,000 times from the position after so many moves."""
    found = (await find_table(house, table)).table
    check_may_look(found, person, invite)
    check_is_over(found, number)
    finished = await asyncio.to_thread(finished_game, house.store, found, number)
    question = await asyncio.to_thread(play_on, finished.match, at)
    try:
        return Response(await house.coach.answer(question), media_type=MediaType.JSON)
    except NoAnswer:
        raise Refused("no-analysis") from None


def play_on(match: Match, at: int) -> PlayOn:
    """The position after so many moves, or a refusal."""
    last = len(match.turns) - 1
    require(0 <= at <= last, Refused("no-such-position", at=at, most=last))
    there = replay(match.record(), at)
    return PlayOn(match.game.name, match.game.version, there.position.bytes)


HANDLERS = [read_outcomes]
