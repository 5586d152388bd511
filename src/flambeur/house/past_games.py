"""Games that were played to the end: their records, and every step of them to be seen again."""

import time
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery

from flambeur.core.errors import Refused
from flambeur.core.match import Match
from flambeur.core.record import Record
from flambeur.house.api import Person, TheHouse, find_table
from flambeur.house.house import House
from flambeur.house.requirements import check_may_look
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
    content = await record_of_game(house, table, game, finished_game(found, game))
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
    finished = finished_game(found, game)
    content = await house.slow_answers.of(("replay", table, game), lambda: _encode(replay_of(finished)))
    return Response(content, media_type=MediaType.JSON)


def replay_of(finished: Finished) -> dict[str, Any]:
    """The game step by step; between two steps others may have the processor."""
    match = finished.match
    again = Match(match.game, match.players, match.options, match.luck)
    frames: list[dict[str, Any]] = [_frame(again, [event.to_json() for event in again.opening])]
    for turn in match.turns:
        time.sleep(0)
        events = again.play(turn.seat, turn.move)
        step = {"seat": turn.seat, "move": str(turn.move)}
        frames.append(_frame(again, [event.to_json() for event in events]) | step)
    seats = [seat.to_json() for seat in finished.seats]
    record = msgspec.to_builtins(match.record())
    shown = {"frames": frames, "record": record, "standing": standing_of(match), "seats": seats}
    return shown | {"is_first_game": finished.is_first_game}


async def record_of_game(house: House, table: str, game: int, finished: Finished) -> bytes:
    """The record of a finished game as JSON."""
    match = finished.match
    return await house.slow_answers.of(("record", table, game), lambda: _encode(match.record()))


def finished_game(table: Table, game: int) -> Finished:
    """One of the games that were played there, or a refusal."""
    if not 1 <= game <= table.game_number:
        raise Refused("no-such-game", game=game, most=table.game_number)
    if game > len(table.finished):
        raise Refused("not-over")
    return table.finished[game - 1]


def _frame(match: Match, events: list[dict[str, Any]]) -> dict[str, Any]:
    return {"events": events, "view": match.open_view(), "waiting": list(match.waiting)}


def _encode(shown: Record | dict[str, Any]) -> bytes:
    return msgspec.json.encode(shown)


HANDLERS = [read_record, read_replay]
