"""The addresses of tournaments: lists, one of them, making one, and what can be asked of it."""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from flambeur.bots import LEVELS
from flambeur.core.errors import Refused
from flambeur.core.registry import find_game
from flambeur.house.api import Person, Seconds, TheHouse, name_of
from flambeur.house.commands import Luck, new_secret
from flambeur.house.house import House
from flambeur.house.requirements import require
from flambeur.house.throttle import MAKES_TABLE
from flambeur.house.tournaments import orders, rounds_needed, shown
from flambeur.house.tournaments.entries import KNOCK_OUT, Announced, AnyEntry
from flambeur.house.tournaments.tournament import Tournament

MOST_LISTED = 30
LONGEST_TITLE = 60
MOST_ROUNDS, MOST_MINUTES = 20, 180
MOST_BOTS = 64  # that come at once

Format = Literal["swiss", "duplicate", "arena", "knock-out"]
Title = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TITLE)]


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """What is agreed before a tournament."""

    title: Title
    format: Format
    game: str
    players: int  # at a table
    options: dict[str, bool | int | str | None] = {}
    clock: Seconds = 30
    bot_after: Seconds = 60
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 5
    minutes: Annotated[int, msgspec.Meta(ge=1, le=MOST_MINUTES)] = 30
    is_open: bool = True
    rated: bool = False


class Entering(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody comes."""

    luck: Luck = ""
    invite: str | None = None


class Bots(msgspec.Struct, forbid_unknown_fields=True):
    """How many bots come, and how strong they are."""

    level: str
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_BOTS)] = 1


class Removing(msgspec.Struct, forbid_unknown_fields=True):
    """Who is removed."""

    entrant: int


@get("/api/tournaments", summary="Open tournaments, and yours")
async def read_tournaments(house: TheHouse, person: Person) -> dict[str, Any]:
    """Those that are not over first."""
    rows = house.tournaments.rows
    mine = await asyncio.to_thread(rows.of, person, MOST_LISTED)
    others = [id for id in await asyncio.to_thread(rows.open, MOST_LISTED) if id not in mine]
    return {
        "yours": [shown.brief(await house.tournaments.find(id), person) for id in mine],
        "open": [shown.brief(await house.tournaments.find(id), person) for id in others],
    }


@get("/api/rounds/{game:str}", summary="How many rounds a tournament needs")
async def read_rounds(game: FromPath[str]) -> dict[str, Any]:
    """Until the better player comes first often enough, in each format."""
    return rounds_needed.told(find_game(game).name)


@post("/api/tournaments", summary="Make a tournament", opt=MAKES_TABLE)
async def make_tournament(house: TheHouse, person: Person, data: JSONBody[NewTournament]) -> dict[str, Any]:
    """A tournament that waits for people; who makes it may let it begin."""
    game = find_game(data.game)
    for players in _table_sizes(data, game.options.fewest):
        game.blank(players, data.options)
    title = " ".join(data.title.split())
    require(bool(title) and title.isprintable(), Refused("bad-title", most=LONGEST_TITLE))
    made = Announced(
        person=person,
        name=await name_of(house, person),
        rules=game.version,
        invite=secrets.token_urlsafe(18),
        secret=new_secret(),
        **{**msgspec.structs.asdict(data), "title": title},
    )
    id = secrets.token_hex(6)
    await house.tournaments.append(id, lambda now: None if now.number else made)
    return await _shown(house, id, person)


def _table_sizes(data: NewTournament, fewest: int) -> range:
    """A knock-out has smaller tables, too, where its numbers do not fit."""
    least = max(2, fewest, data.players // 2) if data.format == KNOCK_OUT else data.players
    return range(min(least, data.players), data.players + 1)


@get("/api/tournaments/{tournament:str}", summary="A tournament")
async def read_tournament(
    house: TheHouse, person: Person, tournament: FromPath[str], invite: FromQuery[str | None] = None
) -> dict[str, Any]:
    """Its standings, rounds and entrants, as far as they may be seen."""
    found = await house.tournaments.find(tournament)
    require(orders.may_look(found, person, invite), Refused("need-tournament-invite"))
    return shown.page(found, person, house.config.clock())


@post("/api/tournaments/{tournament:str}/enter", summary="Take part in a tournament")
async def enter(
    house: TheHouse, person: Person, tournament: FromPath[str], data: JSONBody[Entering]
) -> dict[str, Any]:
    """Before it begins, or late: from the next round on."""
    name = await name_of(house, person)

    def decide(now: Tournament) -> AnyEntry | None:
        return orders.enter(now, person, name, data.luck, orders.may_look(now, person, data.invite))

    return await _ask(house, tournament, person, decide)


@post("/api/tournaments/{tournament:str}/leave", summary="Take part in a tournament no more")
async def leave(house: TheHouse, person: Person, tournament: FromPath[str]) -> dict[str, Any]:
    """A bot plays what has begun to its end; what was won stays."""
    return await _ask(house, tournament, person, partial(orders.leave, person=person))


@post("/api/tournaments/{tournament:str}/bots", summary="Let bots take part in your tournament")
async def add_bots(
    house: TheHouse, person: Person, tournament: FromPath[str], data: JSONBody[Bots]
) -> dict[str, Any]:
    """So many of a level."""
    require(data.level in LEVELS, Refused("bad-plan", plan=repr(data.level), plans=", ".join(LEVELS)))
    for _ in range(data.count - 1):
        await _ask(house, tournament, person, partial(_bot, person, data.level))
    return await _ask(house, tournament, person, partial(_bot, person, data.level))


def _bot(person: str, level: str, now: Tournament) -> AnyEntry:
    number = 1 + sum(entrant.bot == level for entrant in now.entrants)
    return orders.add_bot(now, person, level, f"{level.capitalize()} {number}")


@post("/api/tournaments/{tournament:str}/remove", summary="Remove somebody from your tournament")
async def remove(
    house: TheHouse, person: Person, tournament: FromPath[str], data: JSONBody[Removing]
) -> dict[str, Any]:
    """They cannot come back; what they won stays."""
    return await _ask(house, tournament, person, partial(orders.remove, person=person, entrant=data.entrant))


@post("/api/tournaments/{tournament:str}/begin", summary="Let your tournament begin")
async def begin(house: TheHouse, person: Person, tournament: FromPath[str]) -> dict[str, Any]:
    """Those who take part are seated."""
    return await _ask(house, tournament, person, partial(orders.begin, person=person))


@post("/api/tournaments/{tournament:str}/pause", summary="Pause your tournament")
async def pause(house: TheHouse, person: Person, tournament: FromPath[str]) -> dict[str, Any]:
    """No new tables; what is being played goes on."""
    return await _ask(house, tournament, person, partial(orders.pause, person=person))


@post("/api/tournaments/{tournament:str}/resume", summary="Let your tournament go on")
async def resume(house: TheHouse, person: Person, tournament: FromPath[str]) -> dict[str, Any]:
    """After a pause."""
    return await _ask(house, tournament, person, partial(orders.resume, person=person))


@post("/api/tournaments/{tournament:str}/stop", summary="End your tournament")
async def stop(house: TheHouse, person: Person, tournament: FromPath[str]) -> dict[str, Any]:
    """What is being played is played to its end, and counts."""
    return await _ask(house, tournament, person, partial(orders.stop, person=person))


async def _found(house: House, id: str) -> Tournament:
    return await house.tournaments.find(id)


async def _ask(
    house: House, id: str, person: str, decide: Callable[[Tournament], AnyEntry | None]
) -> dict[str, Any]:
    """Do what is asked for, or refuse, and show what is so then."""
    await _found(house, id)
    await house.tournaments.append(id, decide)
    return await _shown(house, id, person)


async def _shown(house: House, id: str, person: str) -> dict[str, Any]:
    return shown.page(await _found(house, id), person, house.config.clock())


HANDLERS = [
    read_tournaments,
    read_rounds,
    make_tournament,
    read_tournament,
    enter,
    leave,
    add_bots,
    remove,
    begin,
    pause,
    resume,
    stop,
]
