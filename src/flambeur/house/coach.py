"""A coach at the table: what the moves of a seat are worth, for the person who sits there and asks."""

from flambeur.core.errors import Refused
from flambeur.house.analyst_process import AnalystProcess
from flambeur.house.questions import AnyQuestion, WhatNow
from flambeur.house.requirements import check_own, require
from flambeur.house.table import PLAYING, Table

PRIORITY = 10  # behind the tables, before those who look back
MOST_WAITING = 16


class Coach:
    """Answers one after the other, by what the asker may know."""

    def __init__(self, analyst: AnalystProcess) -> None:
        self._analyst = analyst
        self._waiting = 0

    async def candidates(self, table: Table, person: str, seat: int) -> bytes:
        """The moves of the person's seat as JSON, the best first; raises Refused where there is no coach."""
        return await self.answer(what_now(table, person, seat))

    async def answer(self, question: AnyQuestion) -> bytes:
        """Whatever takes no more than seconds; who comes too late is refused."""
        require(self._waiting < MOST_WAITING, Refused("house-busy"))
        self._waiting += 1
        try:
            return await self._analyst.answer(question)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """Answer nobody any more."""
        await self._analyst.end()


def what_now(table: Table, person: str, seat: int) -> WhatNow:
    """The question as it may be asked: with nothing in it that is hidden from the seat."""
    check_own(table, person, seat)
    require(table.has_coach, Refused("no-coach"))
    match = table.match
    if match is None or table.phase != PLAYING or seat not in match.acting:
        raise Refused("not-waited-for", seat=seat)
    return WhatNow(match.game.name, match.game.version, match.seen(seat).tobytes(), seat)
