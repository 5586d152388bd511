"""The addresses of the house: people, tables, records, and the live connection."""

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from litestar import Request, WebSocket, get, post, put, websocket
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from flambeur.core.chance import KEY_BYTES
from flambeur.core.contract import Game
from flambeur.core.errors import Refused
from flambeur.core.match import Match
from flambeur.core.record import Record
from flambeur.core.registry import all_games, find_game
from flambeur.house import messages
from flambeur.house.entries import Created
from flambeur.house.levels import LEVELS
from flambeur.house.live import Connection
from flambeur.house.live_table import LiveTable
from flambeur.house.table import Finished
from flambeur.words import LANGUAGES

if TYPE_CHECKING:
    from flambeur.house.app import House

LONGEST_NAME = 24
LONGEST_WAIT = 24 * 3600
TheHouse = NamedDependency[Any]
Person = NamedDependency[str]
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


def dependencies(house: "House") -> dict[str, Provide]:
    """What handlers can ask for by name."""

    async def give_house() -> Any:
        return house

    async def give_person(request: Request[Any, Any, Any]) -> str:
        return str(request.scope["state"]["person"])

    return {"house": Provide(give_house), "person": Provide(give_person)}


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that the client prefers, among ours."""
    wanted = connection.headers.get("accept-language", "").split(",")
    codes = (part.split(";")[0].strip()[:2].lower() for part in wanted)
    return next((code for code in codes if code in LANGUAGES), "en")


@get("/api/me", summary="Who you are, and your tables")
async def read_me(house: TheHouse, person: Person) -> dict[str, Any]:
    """Your name, language and latest tables, those that wait for you first."""
    return await _me(house, person)


async def _me(house: Any, person: str) -> dict[str, Any]:
    name, lang = await asyncio.to_thread(house.store.person, person)
    ids = await asyncio.to_thread(house.store.tables_of, person)
    tables = [await _summary(house, id, person) for id in ids]
    found = [table for table in tables if table and table["your_seats"]]
    found.sort(key=lambda table: not set(table["waiting"]) & set(table["your_seats"]))
    return {"person": person[:8], "name": name or _default_name(person), "lang": lang, "tables": found}


@put("/api/me", summary="Change your name or language")
async def change_me(house: TheHouse, person: Person, data: JSONBody[Me]) -> dict[str, Any]:
    """A name is what others see; it need not be unique."""
    await asyncio.to_thread(house.store.note_person, person, _clean_name(data.name), data.lang)
    return await _me(house, person)


@get("/api/games", summary="The games, their options and bots")
async def read_games() -> list[dict[str, Any]]:
    """What can be played here."""
    return [_describe(game) for game in all_games()]


@get("/api/tables", summary="Open tables")
async def read_tables(house: TheHouse, person: Person) -> list[dict[str, Any]]:
    """Open tables that are not over."""
    ids = await asyncio.to_thread(house.store.open_tables)
    found = [await _summary(house, id, person) for id in ids]
    return [table for table in found if table and table["phase"] != "over"]


@post("/api/tables", summary="Make a table")
async def make_table(house: TheHouse, person: Person, data: JSONBody[NewTable]) -> dict[str, Any]:
    """A new table; its maker sits where `me` stands, and somebody at the same device at `me:name`."""
    find_game(data.game).blank(data.players, data.options)
    if len(data.seats) != data.players:
        raise Refused("bad-seats", seats=len(data.seats), players=data.players)
    name, _ = await asyncio.to_thread(house.store.person, person)
    made = Created(
        person=person,
        name=name or _default_name(person),
        invite=secrets.token_urlsafe(18),
        secret=secrets.token_hex(KEY_BYTES),
        **{**msgspec.structs.asdict(data), "seats": tuple(map(_checked_plan, data.seats))},
    )
    live = await house.hub.open_table(_new_id(), made)
    return {"table": live.table.summary(person, live.here), "invite": made.invite}


@get("/api/tables/{table:str}", summary="A table")
async def read_table(house: TheHouse, person: Person, table: FromPath[str]) -> dict[str, Any]:
    """A table, with its invite for those who sit there."""
    live = await _find(house, table)
    sits = bool(live.table.seats_of(person))
    invite = live.table.made.invite if sits else None
    return {"table": live.table.summary(person, live.here), "invite": invite}


@get("/api/tables/{table:str}/record", summary="The record of a finished game")
async def read_record(house: TheHouse, table: FromPath[str], game: FromQuery[int] = 1) -> Record:
    """All that is needed to check the game, the secret of its dice included."""
    return (await _finished(house, table, game)).match.record()


@get("/api/tables/{table:str}/replay", summary="A finished game, move by move")
async def read_replay(house: TheHouse, table: FromPath[str], game: FromQuery[int] = 1) -> dict[str, Any]:
    """Every step of a finished game, with all that was hidden while it went on."""
    finished = await _finished(house, table, game)
    match = finished.match
    again = Match(match.game, match.players, match.options, match.luck)
    frames: list[dict[str, Any]] = [_frame(again, [event.to_json() for event in again.opening])]
    for turn in match.turns:
        events = again.play(turn.seat, turn.move)
        step = {"seat": turn.seat, "move": str(turn.move)}
        frames.append(_frame(again, [event.to_json() for event in events]) | step)
    standing = [{"seat": p.seat, "place": p.place, "result": p.result} for p in match.standing or ()]
    seats = [seat.to_json() for seat in finished.seats]
    record = msgspec.to_builtins(match.record())
    return {"frames": frames, "record": record, "standing": standing, "seats": seats}


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """The live connection to a table."""
    house = socket.app.state["house"]
    person = socket.scope["state"]["person"]
    name, lang = await asyncio.to_thread(house.store.person, person) if person else ("", None)
    lang = lang or language_of(socket)
    await socket.accept()
    found = await house.hub.find(table)
    if found is None:
        await socket.send_data(
            messages.refused(None, Refused("no-such-table", table=table[:32]), lang).decode()
        )
        await socket.close(1008)
        return
    code = await Connection(socket, found, name or _default_name(person or ""), lang).run()
    if socket.connection_state != "disconnect":
        with contextlib.suppress(OSError):  # the client has gone
            await socket.close(code)


HANDLERS = [
    read_me,
    change_me,
    read_games,
    read_tables,
    make_table,
    read_table,
    read_record,
    read_replay,
    live,
]


async def _find(house: Any, table: str) -> LiveTable:
    found: LiveTable | None = await house.hub.find(table)
    if found is None:
        raise Refused("no-such-table", table=table[:32])
    return found


async def _summary(house: Any, table: str, person: str) -> dict[str, Any] | None:
    found: LiveTable | None = await house.hub.find(table)
    return found.table.summary(person, found.here) if found else None


async def _finished(house: Any, table: str, game: int) -> Finished:
    found = (await _find(house, table)).table
    if not 1 <= game <= found.game_number:
        raise Refused("no-such-game", game=game, most=found.game_number)
    if game > len(found.finished):
        raise Refused("not-over")
    return found.finished[game - 1]


def _frame(match: Match, events: list[dict[str, Any]]) -> dict[str, Any]:
    return {"events": events, "view": match.open_view(), "waiting": list(match.waiting)}


def _describe(game: Game) -> dict[str, Any]:
    table = game.options
    return {
        "name": game.name,
        "players": {"fewest": table.fewest, "most": table.most},
        "options": [option.to_json() for option in table.options],
        "bots": list(LEVELS),
    }


def _checked_plan(plan: str) -> str:
    if plan.startswith("me:"):
        return "me:" + _clean_name(plan.removeprefix("me:"))
    if plan not in ("me", "open", *LEVELS):
        raise Refused("bad-plan", plan=repr(plan), plans=", ".join(("me", "me:name", "open", *LEVELS)))
    return plan


def _clean_name(name: str) -> str:
    clean = " ".join(name.split())
    if not 0 < len(clean) <= LONGEST_NAME or not clean.isprintable():
        raise Refused("bad-name", most=LONGEST_NAME)
    return clean


def _default_name(person: str) -> str:
    return f"Flambeur {int(person[:6] or '0', 16) % 9000 + 1000}"


def _new_id() -> str:
    return secrets.token_hex(6)
