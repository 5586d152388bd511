"""What if: how a finished game could have ended, when bots play on from one of its positions."""

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromQuery

from flambeur.core.errors import Refused
from flambeur.core.match import Match
from flambeur.house.analyst_process import NoAnswer
from flambeur.house.api import Person
from flambeur.house.asked_game import BY_PATH, TheGame
from flambeur.house.past_games import stand_at
from flambeur.house.questions import PlayOn


@get(
    "/api/tables/{table:str}/games/{number:int}/outcomes",
    summary="How a finished game ends when bots play on from one of its positions",
    dependencies=BY_PATH,
)
async def read_outcomes(asked: TheGame, person: Person, at: FromQuery[int] = 0) -> Response[bytes]:
    """Bots play on 1,000 times from the position after so many moves."""
    question = await asked.house.slow_answers.of(
        ("outcomes", *asked.key, at), lambda: msgspec.json.encode(play_on(asked.read().match, at)), person
    )
    try:
        answer = await asked.house.coach.answer(msgspec.json.decode(question, type=PlayOn), person)
        return Response(answer, media_type=MediaType.JSON)
    except NoAnswer:
        raise Refused("no-analysis") from None


def play_on(match: Match, at: int) -> PlayOn:
    """The position after so many moves, or a refusal."""
    return PlayOn(match.game.name, match.game.version, stand_at(match, at).position.bytes)


HANDLERS = [read_outcomes]
