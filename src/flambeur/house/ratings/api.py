"""The addresses of ratings: the ladder of a game, people's ratings, and what a game has changed."""

import asyncio
from typing import Any

from litestar import get
from litestar.params import FromPath

from flambeur.core.registry import find_game
from flambeur.house.api import Person, TheHouse
from flambeur.house.asked_game import BY_PATH, TheGame
from flambeur.house.history.api import find_shown
from flambeur.house.house import House


@get("/api/ladder/{game:str}", summary="The ladder of a game")
async def read_ladder(house: TheHouse, person: Person, game: FromPath[str]) -> dict[str, Any]:
    """Who has enough rated games, the strongest first; bots stand among them as steps to compare with."""
    name = find_game(game).name
    return await asyncio.to_thread(_ladder, house, name, person)


@get("/api/people/{said:str}/ratings", summary="The ratings of a person or a bot")
async def read_ratings(house: TheHouse, person: Person, said: FromPath[str]) -> list[dict[str, Any]]:
    """How somebody stands at each game that they have played rated; `me` is yourself."""
    return await asyncio.to_thread(_ratings, house, said, person)


@get(
    "/api/tables/{table:str}/games/{number:int}/ratings",
    summary="What a rated game has changed",
    dependencies=BY_PATH,
)
async def read_changes(asked: TheGame) -> list[dict[str, Any]]:
    """The ratings of all seats after a finished game, and before it; nothing if it was not rated."""
    if asked.table.finished:
        await asked.live.enlist()  # the index has the game, however soon it is asked for
    return await asyncio.to_thread(_changes, asked.house, *asked.key)


HANDLERS = [read_ladder, read_ratings, read_changes]


def _ladder(house: House, game: str, person: str) -> dict[str, Any]:
    house.ratings.bring_up_to_date()
    return house.ladder.of(game, person)


def _ratings(house: House, said: str, asking: str) -> list[dict[str, Any]]:
    with house.engine.execution_options(is_reading=True).connect() as connection:
        found = find_shown(connection, said, asking)
    house.ratings.bring_up_to_date()
    return house.ladder.of_person(found)


def _changes(house: House, table: str, number: int) -> list[dict[str, Any]]:
    house.ratings.bring_up_to_date()
    return house.ladder.of_game(table, number)
