"""What if: a table at which a finished game goes on from one of its positions, with fresh luck."""

from typing import Any

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from flambeur.core.match import Match
from flambeur.core.record import Record
from flambeur.house.api import NewTable, Past, Person, TheHouse, open_table
from flambeur.house.asked_game import AskedGame, find_game_to_look_at
from flambeur.house.entries import BranchOf
from flambeur.house.past_games import stand_at
from flambeur.house.requirements import check_seat
from flambeur.house.throttle import MAKES_TABLE


class NewBranch(msgspec.Struct, forbid_unknown_fields=True):
    """Where a game is left, and who plays on."""

    at: int  # after so many moves
    seat: int  # of the person who asks
    bot: str = "regular"  # the level of all others
    invite: str | None = None


@post(
    "/api/tables/{table:str}/games/{number:int}/branch",
    summary="Play on from a position of a finished game",
    opt=MAKES_TABLE,
)
async def make_branch(
    house: TheHouse, person: Person, table: FromPath[str], number: FromPath[int], data: JSONBody[NewBranch]
) -> dict[str, Any]:
    """A table like any other, whose games begin in the middle of another one."""
    asked = await find_game_to_look_at(house, person, table, number, data.invite)
    check_seat(asked.table, data.seat)
    past = await _read_past(asked, BranchOf(table, number, data.at), person)
    set_up = past.record.set_up
    seats = [data.bot] * set_up.players
    seats[data.seat] = "me"
    order = NewTable(set_up.game, set_up.players, seats, dict(set_up.options), bot_after=0)
    return await open_table(house, person, order, house.config.new_secret(), past=past)


async def _read_past(asked: AskedGame, branch: BranchOf, person: str) -> Past:
    content = await asked.house.slow_answers.of(
        ("past", *asked.key, branch.at),
        lambda: msgspec.json.encode(past_of(asked.read().match, branch).record),
        person,
    )
    return Past(branch, msgspec.json.decode(content, type=Record))


def past_of(match: Match, branch: BranchOf) -> Past:
    """What had been played by then, or a refusal."""
    return Past(branch, stand_at(match, branch.at).record())


HANDLERS = [make_branch]
