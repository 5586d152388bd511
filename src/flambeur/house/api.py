"""The addresses of the house: people, tables, records, and the live connection."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from litestar import MediaType, get, post, put, websocket
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from flambeur.bots import LEVELS
from flambeur.core.contract import Game
from flambeur.core.errors import Refused
from flambeur.core.first_game import first_game_of
from flambeur.core.record import Record
from flambeur.core.registry import all_games, find_game
from flambeur.house import close_codes, messages
from flambeur.house.admission import FOR_ALL, reason_to_go
from flambeur.house.commands import Contribute, Luck
from flambeur.house.connection import MESSAGES_PER_SECOND, Connection, Visitor
from flambeur.house.decisions import Asking, decide
from flambeur.house.entries import AnyEntry, BranchOf, Created
from flambeur.house.house import House
from flambeur.house.identity import default_name, handle_of
from flambeur.house.line import line_of
from flambeur.house.litestar_types import HouseRequest, HouseSocket
from flambeur.house.live_table import LiveTable
from flambeur.house.manners import manners_of
from flambeur.house.people.names import call
from flambeur.house.rated_tables import check_may_be_rated
from flambeur.house.rates import Pace, Rate
from flambeur.house.requirements import check_may_look
from flambeur.house.table import OVER, Table
from flambeur.house.throttle import MAKES_TABLE
from flambeur.words import LANGUAGES, added

LONGEST_NAME = 24
LONGEST_WAIT = 24 * 3600
TheHouse = NamedDependency[House]
Person = NamedDependency[str]
PAGE, LONGEST_PAGE, DEEPEST_PAGE = 50, 100, 10_000  # tables
Search = Annotated[str, QueryParameter(max_length=64)]
Skip = Annotated[int, QueryParameter(ge=0, le=DEEPEST_PAGE)]
Most = Annotated[int, QueryParameter(ge=1, le=LONGEST_PAGE)]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=LONGEST_WAIT)]


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """What a person may change of themselves."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
    lang: Literal["en", "fr", "de"] | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What is agreed before a game."""

    game: str
    players: int
    seats: list[str]
    options: dict[str, bool | int | str | None] = {}
    is_open: bool = False
    bot_after: Seconds = 60
    clock: Seconds = 0
    takeback: bool = False
    coach: bool = False
    rated: bool = False


class Past(NamedTuple):
    """What was played before at another table, if a game begins in the middle."""

    branch: BranchOf
    record: Record


class MyLuck(msgspec.Struct, forbid_unknown_fields=True):
    """What a person adds to the luck of a game."""

    luck: Luck


def dependencies(house: House) -> dict[str, Provide]:
    """What handlers can ask for by name."""

    async def give_house() -> House:
        return house

    async def give_person(request: HouseRequest) -> str:
        return str(request.scope["state"]["person"])

    return {"house": Provide(give_house), "person": Provide(give_person)}


def language_of(connection: HouseRequest | HouseSocket) -> str:
    """The language that the client prefers, among ours."""
    wanted = connection.headers.get("accept-language", "").split(",")
    codes = (part.split(";")[0].strip()[:2].lower() for part in wanted)
    return next((code for code in codes if code in LANGUAGES), "en")


@get("/api/me", summary="Who you are, and your tables")
async def read_me(house: TheHouse, person: Person) -> dict[str, Any]:
    """Your name, language and latest tables, those that wait for you first."""
    return await _me(house, person)


async def _me(house: House, person: str) -> dict[str, Any]:
    name, lang = await asyncio.to_thread(house.store.person, person)
    ids = await asyncio.to_thread(house.store.tables_of, person)
    tables = [table for table in await _summaries(house, ids, person) if table["your_seats"]]
    tables.sort(key=lambda table: not set(table["waiting"]) & set(table["your_seats"]))
    shown = {"person": person[:8], "handle": handle_of(person), "is_known": bool(name)}
    return shown | {"name": name or default_name(person), "lang": lang, "tables": tables}


@put("/api/me", summary="Change your name or language")
async def change_me(house: TheHouse, person: Person, data: JSONBody[Me]) -> dict[str, Any]:
    """A name is what others see; it need not be unique."""
    name = clean_name(data.name)
    known = await asyncio.to_thread(house.store.person, person)
    if known != (name, data.lang):
        await house.write(lambda connection: call(connection, person, name, data.lang))
    return await _me(house, person)


@get("/api/house", summary="Where the house can be reached, and what its keepers say", opt=FOR_ALL)
async def read_house(house: TheHouse, person: Person) -> dict[str, Any]:
    """The address for others on the local network, if the house was opened to it."""
    order = house.guest_book.order
    shown = {"is_private": order.is_private, "is_keeper": person in order.keepers}
    return {"address": house.config.address, "announcement": order.announcement, **shown}


@get("/api/games", summary="The games, their options and bots")
async def read_games() -> list[dict[str, Any]]:
    """What can be played here."""
    return [_describe(game) for game in all_games()]


@get("/api/tables", summary="Open tables")
async def read_tables(
    house: TheHouse, person: Person, search: Search = "", skip: Skip = 0, most: Most = PAGE
) -> list[dict[str, Any]]:
    """A page of the open tables that are not over, all or those with a name or a game like that."""
    ids = await asyncio.to_thread(house.lobby.page, search, skip, most)
    return [table for table in await _summaries(house, ids, person) if table["phase"] != OVER]


@get("/api/games/{game:str}/words/{lang:str}", summary="Words of a game", media_type=MediaType.TEXT)
async def read_words(game: FromPath[str], lang: FromPath[str]) -> str:
    """What a game from elsewhere has brought; nothing for one of the house, whose words the client has."""
    return added(find_game(game).name, lang)


@post("/api/tables", summary="Make a table", opt=MAKES_TABLE)
async def make_table(house: TheHouse, person: Person, data: JSONBody[NewTable]) -> dict[str, Any]:
    """A new table; its maker sits where `me` stands, and somebody at the same device at `me:name`."""
    return await open_table(house, person, data, house.config.new_secret())


async def open_table(
    house: House,
    person: str,
    data: NewTable,
    secret: str,
    is_first_game: bool = False,
    past: Past | None = None,
) -> dict[str, Any]:
    """Open the table that was asked for, with the secret of its dice."""
    game = find_game(data.game)
    if past:
        game = game.by_version(past.record.set_up.rules)
    game.blank(data.players, data.options)
    if len(data.seats) != data.players:
        raise Refused("bad-seats", seats=len(data.seats), players=data.players)
    check_may_be_rated(data)
    made = Created(
        person=person,
        name=await name_of(house, person),
        invite=secrets.token_urlsafe(18),
        rules=game.version,
        secret=secret,
        is_first_game=is_first_game,
        asks_luck=not is_first_game,  # prepared luck needs no more
        branch=past.branch if past else None,
        secret_past=past.record if past else None,
        **{**msgspec.structs.asdict(data), "seats": tuple(map(_checked_plan, data.seats))},
    )
    live = await house.hub.open_table(_new_id(), made)
    return {"table": live.summary(person), "invite": made.invite, "commitment": live.table.commitment}


@put("/api/tables/{table:str}/luck", summary="Add to the luck of the game to come")
async def add_luck(
    house: TheHouse, person: Person, table: FromPath[str], data: JSONBody[MyLuck]
) -> dict[str, Any]:
    """For those who sit at a table, after its commitment; the game begins when all have done so."""
    live = await find_table(house, table)

    def contribute(found: Table) -> AnyEntry | None:
        command = Contribute(id=f"luck-{found.game_number}", luck=data.luck)
        if found.done.number_of(person, command.id):
            return None
        return decide(found, Asking(person, ""), command)

    await live.append(contribute)
    return {"table": live.summary(person)}


@get("/api/tables/{table:str}", summary="A table")
async def read_table(
    house: TheHouse, person: Person, table: FromPath[str], invite: FromQuery[str | None] = None
) -> dict[str, Any]:
    """A table, with its invite for those who sit there and who made it."""
    live = await find_table(house, table)
    check_may_look(live.table, person, invite)
    is_sure = person in (live.table.made.person, *live.table.persons)
    return {"table": live.summary(person), "invite": live.table.made.invite if is_sure else None}


@websocket("/api/tables/{table:str}/live")
async def connect(socket: HouseSocket, house: TheHouse, table: FromPath[str]) -> None:
    """The live connection to a table."""
    person, device = socket.scope["state"]["person"], socket.scope["state"]["device"]
    name, lang = await asyncio.to_thread(house.store.person, person) if person else ("", None)
    lang = lang or language_of(socket)
    await socket.accept()
    try:
        if reason := reason_to_go(house.guest_book, table, device, person):
            raise reason
        live = await find_table(house, table)
    except Refused as refusal:
        await socket.send_data(messages.refused(None, refusal, lang).decode())
        is_ours = refusal.code == "table-unreadable"
        await socket.close(close_codes.OUR_MISTAKE if is_ours else close_codes.NO_SUCH_TABLE)
        return
    pace = Pace(Rate(house.config.burst, MESSAGES_PER_SECOND))
    visitor = Visitor(person, name or default_name(person or ""), device, lang)
    line = line_of(socket.scope)
    manners = manners_of(house.guest_book)
    connection = Connection(line or socket, live, visitor, pace, house.coach, manners)
    if line:
        line.leave_to(connection.serve)
    else:
        await connection.serve()


HANDLERS = [
    read_me,
    change_me,
    read_house,
    read_games,
    read_words,
    read_tables,
    make_table,
    read_table,
    add_luck,
    connect,
]


async def name_of(house: House, person: str) -> str:
    """What others see."""
    name, _ = await asyncio.to_thread(house.store.person, person)
    return name or default_name(person)


async def find_table(house: House, table: str) -> LiveTable:
    """The table of that name, or a refusal."""
    live = await house.hub.find(table)
    if live is None:
        raise Refused("no-such-table", table=table[:32])
    return live


async def _summaries(house: House, ids: Sequence[str], person: str) -> list[dict[str, Any]]:
    tables = [await house.hub.find_readable(id) for id in ids]
    return [live.summary(person) for live in tables if live]


def _describe(game: Game) -> dict[str, Any]:
    table = game.options
    return {
        "name": game.name,
        "players": {"fewest": table.fewest, "most": table.most},
        "options": [option.to_json() for option in table.options],
        "bots": list(LEVELS),
        "has_first_game": first_game_of(game) is not None,
    }


def _checked_plan(plan: str) -> str:
    if plan.startswith("me:"):
        return "me:" + clean_name(plan.removeprefix("me:"))
    if plan not in ("me", "open", *LEVELS):
        raise Refused("bad-plan", plan=repr(plan), plans=", ".join(("me", "me:name", "open", *LEVELS)))
    return plan


def clean_name(name: str) -> str:
    clean = " ".join(name.split())
    if not 0 < len(clean) <= LONGEST_NAME or not clean.isprintable():
        raise Refused("bad-name", most=LONGEST_NAME)
    return clean


def _new_id() -> str:
    return secrets.token_hex(6)
