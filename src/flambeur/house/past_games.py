"""Games that were played to the end: their records, and every step of them to be seen again."""

from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from flambeur.core.errors import Refused
from flambeur.core.match import Match
from flambeur.core.record import Record
from flambeur.house.api import TheHouse, find_table
from flambeur.house.house import House
from flambeur.house.table import Finished, standing_of


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
    seats = [seat.to_json() for seat in finished.seats]
    record = msgspec.to_builtins(match.record())
    shown = {"frames": frames, "record": record, "standing": standing_of(match), "seats": seats}
    return shown | {"is_first_game": finished.is_first_game}


async def _finished(house: House, id: str, game: int) -> Finished:
    table = (await find_table(house, id)).table
    if not 1 <= game <= table.game_number:
        raise Refused("no-such-game", game=game, most=table.game_number)
    if game > len(table.finished):
        raise Refused("not-over")
    return table.finished[game - 1]


def _frame(match: Match, events: list[dict[str, Any]]) -> dict[str, Any]:
    return {"events": events, "view": match.open_view(), "waiting": list(match.waiting)}


HANDLERS = [read_record, read_replay]
