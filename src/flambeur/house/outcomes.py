"""What if: how a finished game could have ended, when bots play on from one of its positions."""

from typing import Literal

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

Games = Literal[100, 250, 500, 1000]


@get(
    "/api/tables/{table:str}/games/{number:int}/outcomes",
    summary="How a finished game ends when bots play on from one of its positions",
    dependencies=BY_PATH,
)
async def read_outcomes(
    asked: TheGame, person: Person, at: FromQuery[int] = 0, games: FromQuery[Games] = 1000
) -> Response[bytes]:
    """Bots play on from the position after so many moves; who asks for few games first sees them soon.

    More games begin with the same ones. Tables in play and the coach come first.
    """
    position = await asked.house.slow_answers.of(
        ("outcomes", *asked.key, at), lambda: msgspec.json.encode(play_on(asked.read().match, at)), person
    )
    question = msgspec.structs.replace(msgspec.json.decode(position, type=PlayOn), games=games)
    try:
        answer = await asked.house.playing_on.answer(question, person)
        return Response(answer, media_type=MediaType.JSON)
    except NoAnswer:
        raise Refused("no-analysis") from None


def play_on(match: Match, at: int) -> PlayOn:
    """The position after so many moves, or a refusal."""
    return PlayOn(match.game.name, match.game.version, stand_at(match, at).position.bytes)


HANDLERS = [read_outcomes]
