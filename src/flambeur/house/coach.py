"""A coach at the table: what the moves of a seat are worth, for the person who sits there and asks."""

from flambeur.core.errors import Refused
from flambeur.house.questions import WhatNow
from flambeur.house.requirements import check_own, require
from flambeur.house.table import PLAYING, Table

PRIORITY = 10  # behind the tables, before those who look back


def what_now(table: Table, person: str, seat: int) -> WhatNow:
    """The question as it may be asked: with nothing in it that is hidden from the seat."""
    check_own(table, person, seat)
    require(table.has_coach, Refused("no-coach"))
    match = table.match
    if match is None or table.phase != PLAYING or seat not in match.acting:
        raise Refused("not-waited-for", seat=seat)
    return WhatNow(match.game.name, match.game.version, match.seen(seat).tobytes(), seat)
