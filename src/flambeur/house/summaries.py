"""What a person may see of a table: in lists, around the game, and of the game itself."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from flambeur.core.first_game import first_game_of
from flambeur.core.match import WATCHER
from flambeur.house.identity import handle_of
from flambeur.house.moment import Moment
from flambeur.house.seat import Seat
from flambeur.house.table import OVER, Table, standing_of


def summary_of(table: Table, person: str | None, moment: Moment) -> dict[str, Any]:
    """What is shown of the table in lists and around the game."""
    made = table.made
    return {
        "table": table.id,
        "game": made.game,
        "players": made.players,
        "options": table.game.options.check(made.players, made.options),
        "phase": table.phase,
        "seats": [_show_seat(seat, person, moment) for seat in table.seats],
        "is_open": table.is_open,
        "is_first_game": table.is_first_game,
        "tournament": msgspec.to_builtins(made.tournament),
        "is_sealed": table.is_sealed,
        "branch": msgspec.to_builtins(made.branch),
        "bot_after": made.bot_after,
        "clock": made.clock,
        "takeback": made.takeback,
        "rated": made.rated,
        "game_number": table.game_number,
        "won_by": [list(winners) for winners in table.won_by],
        "waiting": list(table.waiting),
        "your_seats": table.seats_of(person),
        "is_host": person is not None and table.host == person,
        "owes_luck": table.owes_luck,
        "agreed": _seats_among(table, table.agreed),
        "coach": {"is_on": table.has_coach, "agreed": _seats_among(table, table.coached)},
        "votes": {str(seat): len(voters) for seat, voters in table.votes.items()},
        "watching": list(moment.watching),
        "created": table.made_at.isoformat() if table.made_at else None,
    }


def _seats_among(table: Table, persons: Collection[str]) -> list[int]:
    return [seat for seat, sitter in enumerate(table.seats) if sitter.person in persons]


def _show_seat(seat: Seat, person: str | None, moment: Moment) -> dict[str, Any]:
    is_you = seat.person is not None and seat.person == person
    handle = handle_of(seat.person) if seat.person else None
    return seat.to_json() | {"is_here": seat.person in moment.here, "is_you": is_you, "handle": handle}


def situation_of(table: Table, person: str | None) -> dict[str, Any]:
    """All that a person may see of the game now."""
    seats = table.seats_of(person)
    shown: dict[str, Any] = {"game_number": table.game_number, "phase": table.phase}
    shown |= {
        "commitment": table.commitment,
        "waiting": list(table.waiting),
        "standing": standing_of(table.match) if table.phase == OVER else None,
        "take_back": [seat for seat in table.may_take_back if seat in seats],
    }
    if table.match is None:
        return shown | {"views": {}, "view": None, "legal": {}}
    position = table.match.position
    shown["views"] = {str(seat): Raw(position.view(seat)) for seat in seats}
    shown["view"] = Raw(position.view(WATCHER))
    shown["legal"] = {str(seat): position.offered(seat) for seat in seats if seat in position.acting}
    if table.finished:
        shown["turned"] = table.finished.turned
    if table.is_first_game:
        shown["hints"] = _hints(table, seats)
    return shown


def _hints(table: Table, seats: Sequence[int]) -> list[str]:
    """What is to be said now to somebody who plays for the first time."""
    assert table.match is not None
    first_game = first_game_of(table.game)
    return first_game.hints_for(table.match, seats[0]) if first_game and seats else []
