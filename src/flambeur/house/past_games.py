"""Games that were played to the end: their records, and every step of them to be seen again."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import MediaType, Response, get

from flambeur.core.errors import Refused
from flambeur.core.match import Match
from flambeur.core.record import Record
from flambeur.core.replay import replay, steps
from flambeur.core.story import Event
from flambeur.house.api import Person
from flambeur.house.asked_game import BY_QUERY, AskedGame, TheGame
from flambeur.house.requirements import require
from flambeur.house.table import Finished, standing_of


@get("/api/tables/{table:str}/record", summary="The record of a finished game", dependencies=BY_QUERY)
async def read_record(asked: TheGame, person: Person) -> Response[bytes]:
    """All that is needed to check the game, the secret of its dice included."""
    return Response(await record_of_game(asked, person), media_type=MediaType.JSON)


@get("/api/tables/{table:str}/replay", summary="A finished game, move by move", dependencies=BY_QUERY)
async def read_replay(asked: TheGame, person: Person) -> Response[bytes]:
    """Every step of a finished game, with all that was hidden while it went on."""
    content = await asked.house.slow_answers.of(
        ("replay", *asked.key), lambda: _encode(replay_of(asked.read())), person
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


async def record_of_game(asked: AskedGame, person: str) -> bytes:
    """The record of a finished game as JSON."""
    return await asked.house.slow_answers.of(
        ("record", *asked.key), lambda: _encode(asked.read().match.record()), person
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
