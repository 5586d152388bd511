"""What if: how a finished game could have ended, when bots play on from one of its positions."""

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery

from flambeur.core.errors import Refused
from flambeur.core.match import Match
from flambeur.house.analyst_process import NoAnswer
from flambeur.house.api import Person, TheHouse, find_table
from flambeur.house.finished_games import check_is_over
from flambeur.house.past_games import stand_at
from flambeur.house.questions import PlayOn
from flambeur.house.requirements import check_may_look


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
    question = await house.slow_answers.of(
        ("outcomes", table, number, at),
        lambda: msgspec.json.encode(play_on(house.finished_games.of(found, number).match, at)),
        person,
    )
    try:
        answer = await house.coach.answer(msgspec.json.decode(question, type=PlayOn), person)
        return Response(answer, media_type=MediaType.JSON)
    except NoAnswer:
        raise Refused("no-analysis") from None


def play_on(match: Match, at: int) -> PlayOn:
    """The position after so many moves, or a refusal."""
    return PlayOn(match.game.name, match.game.version, stand_at(match, at).position.bytes)


HANDLERS = [read_outcomes]
