"""The addresses of puzzles: a page of them, and what an answer is worth."""

from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from flambeur.core.registry import find_game
from flambeur.house.api import Person, TheHouse
from flambeur.house.puzzles import all_puzzles, find_puzzle, questions_of

PAGE = 10
FRESH = 300  # seconds after which new puzzles are looked for
Skip = Annotated[int, QueryParameter(ge=0, le=10_000)]


class Solution(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody would do; who gives up names no move."""

    move: str | None = None


@get("/api/puzzles/{game:str}", summary="Positions to practise")
async def read_puzzles(
    house: TheHouse, person: Person, game: FromPath[str], skip: Skip = 0
) -> Response[bytes]:
    """A page of puzzles, without what their moves are worth."""
    found = find_game(game)

    def make() -> bytes:
        posed = list(all_puzzles(found, house.store))
        page = list(questions_of(posed[skip : skip + PAGE]))
        return msgspec.json.encode({"puzzles": page, "total": len(posed)})

    question = ("puzzles", game, skip, int(house.config.ticks() // FRESH))
    return Response(await house.slow_answers.of(question, make, person), media_type=MediaType.JSON)


@post("/api/puzzles/{game:str}/{puzzle:str}", summary="Solve a puzzle", status_code=200)
async def solve_puzzle(
    house: TheHouse, person: Person, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[Solution]
) -> Response[bytes]:
    """Whether the move passes, and what all moves are worth."""
    found = find_game(game)

    def make() -> bytes:
        return msgspec.json.encode(find_puzzle(found, house.store, puzzle).judged(data.move))

    answer = await house.slow_answers.of(("solution", game, puzzle, data.move), make, person)
    return Response(answer, media_type=MediaType.JSON)


HANDLERS = [read_puzzles, solve_puzzle]
