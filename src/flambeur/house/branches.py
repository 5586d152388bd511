"""What if: a table at which a finished game goes on from one of its positions, with fresh luck."""

import asyncio
from typing import Any

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from flambeur.core.errors import Refused
from flambeur.core.match import Match
from flambeur.core.replay import replay
from flambeur.house.api import NewTable, Past, Person, TheHouse, find_table, open_table
from flambeur.house.entries import BranchOf
from flambeur.house.past_games import finished_game
from flambeur.house.requirements import check_may_look, check_seat, require
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
    found = (await find_table(house, table)).table
    check_may_look(found, person, data.invite)
    match = (await asyncio.to_thread(finished_game, house.store, found, number)).match
    check_seat(found, data.seat)
    last = len(match.turns) - 1
    require(0 <= data.at <= last, Refused("no-such-position", at=data.at, most=last))
    past = await asyncio.to_thread(past_of, match, BranchOf(table, number, data.at))
    seats = [data.bot] * match.players
    seats[data.seat] = "me"
    order = NewTable(match.game.name, match.players, seats, dict(match.options), bot_after=0)
    return await open_table(house, person, order, house.config.new_secret(), past=past)


def past_of(match: Match, branch: BranchOf) -> Past:
    """What had been played by then."""
    return Past(branch, replay(match.record(), branch.at).record())


HANDLERS = [make_branch]
