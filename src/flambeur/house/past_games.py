"""Games that were played to the end: their records, and every step of them to be seen again."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery

from flambeur.core.errors import Refused
from flambeur.core.match import Match
from flambeur.core.record import Record
from flambeur.core.replay import replay, steps
from flambeur.core.story import Event
from flambeur.house.api import Person, TheHouse, find_table
from flambeur.house.finished_games import check_is_over
from flambeur.house.house import House
from flambeur.house.requirements import check_may_look, require
from flambeur.house.table import Finished, Table, standing_of


@get("/api/tables/{table:str}/record", summary="The record of a finished game")
async def read_record(
    house: TheHouse,
    person: Person,
    table: FromPath[str],
    game: FromQuery[int] = 1,
    invite: FromQuery[str | None] = None,
) -> Response[bytes]:
    """All that is needed to check the game, the secret of its dice included."""
    found = (await find_table(house, table)).table
    check_may_look(found, person, invite)
    content = await record_of_game(house, found, game, person)
    return Response(content, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/replay", summary="A finished game, move by move")
async def read_replay(
    house: TheHouse,
    person: Person,
    table: FromPath[str],
    game: FromQuery[int] = 1,
    invite: FromQuery[str | None] = None,
) -> Response[bytes]:
    """Every step of a finished game, with all that was hidden while it went on."""
    found = (await find_table(house, table)).table
    check_may_look(found, person, invite)
    check_is_over(found, game)
    content = await house.slow_answers.of(
        ("replay", table, game), lambda: _encode(replay_of(house.finished_games.of(found, game))), person
    )
    return Response(content, media_type=MediaType.JSON)


def replay_of(finished: Finished) -> dict[str, Any]:
    """The game step by step; between two steps others may have the processor."""
    match = finished.match
    frames: list[dict[str, Any]] = []
    events, step = match.opening, dict[str, Any]()
    for again, turn in steps(match):
        time.sleep(0)
        frames.append(_frame(again, events) | step)
        events, step = turn.events, {"seat": turn.seat, "move": str(turn.move)}
    frames.append(_frame(match, events) | step)
    seats = [seat.to_json() for seat in finished.seats]
    record = msgspec.to_builtins(match.record())
    shown = {"frames": frames, "record": record, "standing": standing_of(match), "seats": seats}
    return shown | {"is_first_game": finished.is_first_game}


async def record_of_game(house: House, table: Table, game: int, person: str) -> bytes:
    """The record of a finished game as JSON, or a refusal."""
    check_is_over(table, game)
    return await house.slow_answers.of(
        ("record", table.id, game),
        lambda: _encode(house.finished_games.of(table, game).match.record()),
        person,
    )


def stand_at(match: Match, at: int) -> Match:
    """A finished game as it stood after so many moves, or a refusal."""
    last = len(match.turns) - 1
    require(0 <= at <= last, Refused("no-such-position", at=at, most=last))
    return replay(match.record(), at)


def _frame(match: Match, events: Sequence[Event]) -> dict[str, Any]:
    told = [event.to_json() for event in events]
    return {"events": told, "view": match.open_view(), "waiting": list(match.waiting)}


def _encode(shown: Record | dict[str, Any]) -> bytes:
    return msgspec.json.encode(shown)


HANDLERS = [read_record, read_replay]
