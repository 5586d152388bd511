"""The addresses of what was played: one's history, and what is counted of people and bots."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
import sqlalchemy as sa
from litestar import get, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from flambeur.bots import LEVELS
from flambeur.core.errors import Refused
from flambeur.core.registry import find_game
from flambeur.house.api import Person, TheHouse
from flambeur.house.history import counted, head_to_head, played, profiles, who
from flambeur.house.house import House
from flambeur.house.identity import default_name, handle_of
from flambeur.house.requirements import require

LONGEST_PAGE = 50
Search = Annotated[str, QueryParameter(max_length=64)]
Opponent = Annotated[str, QueryParameter(name="with", max_length=32)]
Before = Annotated[str, QueryParameter(max_length=80)]
Most = Annotated[int, QueryParameter(ge=1, le=LONGEST_PAGE)]
Found = TypeVar("Found")


class Privacy(msgspec.Struct, forbid_unknown_fields=True):
    """What a person decides about their profile."""

    is_hidden: bool


@get("/api/me/games", summary="The games you have played")
async def read_history(
    house: TheHouse,
    person: Person,
    game: FromQuery[str] = "",
    opponent: Opponent = "",
    search: Search = "",
    won: FromQuery[bool] = False,
    before: Before = "",
    most: Most = 20,
) -> dict[str, Any]:
    """A page of them, newest first; `next` is what to ask `before` for the page after it."""
    if game:
        find_game(game)
    wish = played.Wish(game, opponent, search, won, before, most)
    return await _read(house, lambda connection: played.page(connection, person, wish))


@get("/api/me/opponents", summary="How you have done against everybody you met")
async def read_opponents(
    house: TheHouse, person: Person, game: FromQuery[str] = "", opponent: Opponent = ""
) -> list[dict[str, Any]]:
    """In all games or in one; all those you met most often, or one."""

    def read(connection: sa.Connection) -> list[dict[str, Any]]:
        only = _find(connection, opponent, person) if opponent else None
        return head_to_head.opponents(connection, person, game, only)

    if game:
        find_game(game)
    return await _read(house, read)


@put("/api/me/profile", summary="Hide your profile from others, or show it")
async def change_profile(house: TheHouse, person: Person, data: JSONBody[Privacy]) -> dict[str, Any]:
    """Your games stay in the history of those who played with you."""

    def write() -> None:
        with house.engine.begin() as connection:
            profiles.hide(connection, person, data.is_hidden)

    await asyncio.to_thread(write)
    return {"is_hidden": data.is_hidden}


@get("/api/people/{said:str}", summary="The profile of a person or a bot")
async def read_profile(house: TheHouse, person: Person, said: FromPath[str]) -> dict[str, Any]:
    """How often they played each game, and how much of it they won; `me` is yourself."""
    if said in LEVELS:
        return _profile(said, "", said, person, False) | {"games": await house.bots.summary(said)}

    def read(connection: sa.Connection) -> dict[str, Any]:
        found = find_shown(connection, said, person)
        name = who.names_of(connection, [found]).get(found) or default_name(found)
        hidden = profiles.is_hidden(connection, found)
        return _profile(found, name, None, person, hidden) | {"games": counted.summary(connection, found)}

    return await _read(house, read)


@get("/api/people/{said:str}/games/{game:str}", summary="What is counted of a person or a bot in a game")
async def read_statistics(
    house: TheHouse, person: Person, said: FromPath[str], game: FromPath[str]
) -> dict[str, Any]:
    """Places by number of players and seat, the latest games, and what players of the game care about."""
    find_game(game)
    if said in LEVELS:
        return await house.bots.statistics(said, game)

    def read(connection: sa.Connection) -> dict[str, Any]:
        return counted.statistics(connection, find_shown(connection, said, person), game)

    return await _read(house, read)


def _profile(found: str, name: str, bot: str | None, asking: str, hidden: bool) -> dict[str, Any]:
    said = bot or handle_of(found)
    return {"who": said, "name": name, "bot": bot, "is_you": found == asking, "is_hidden": hidden}


def _find(connection: sa.Connection, said: str, asking: str) -> str:
    found = who.find(connection, said, asking)
    if found is None:
        raise Refused("no-such-person", person=repr(said[:32]))
    return found


def find_shown(connection: sa.Connection, said: str, asking: str) -> str:
    """Somebody whose profile may be seen, or a refusal."""
    found = _find(connection, said, asking)
    require(found == asking or not profiles.is_hidden(connection, found), Refused("profile-hidden"))
    return found


async def _read(house: House, read: Callable[[sa.Connection], Found]) -> Found:
    """Read from the store, beside whatever goes on at the tables."""

    def within() -> Found:
        with house.engine.execution_options(is_reading=True).connect() as connection:
            return read(connection)

    return await asyncio.to_thread(within)


HANDLERS = [read_history, read_opponents, change_profile, read_profile, read_statistics]
