"""A coach at the table: what the moves of a seat are worth, for the person who sits there and asks."""

from collections import Counter

from flambeur.core.errors import Refused
from flambeur.house.analyst_process import AnalystProcess
from flambeur.house.questions import AnyQuestion, WhatNow
from flambeur.house.requirements import check_own, require
from flambeur.house.table import PLAYING, Table

PRIORITY = 10  # behind the tables, before those who look back
MOST_WAITING = 16
MOST_KEPT = 64  # answers, of some kB
MOST_OF_ONE = 2  # questions of one person, over however many connections


class Coach:
    """Answers one after the other, by what the asker may know."""

    def __init__(self, analyst: AnalystProcess) -> None:
        self._analyst = analyst
        self._waiting = Counter[str]()  # the questions of each person
        self._answers: dict[AnyQuestion, bytes] = {}  # first those that were asked for longest ago

    async def candidates(self, table: Table, person: str, seat: int) -> bytes:
        """The moves of the person's seat as JSON, the best first; raises Refused where there is no coach."""
        return await self.answer(what_now(table, person, seat), person)

    async def answer(self, question: AnyQuestion, person: str) -> bytes:
        """Whatever takes no more than seconds; who comes too late, or asks too much at once, is refused."""
        known = self._answers.pop(question, None)
        answer = known or await self._find(question, person)
        self._answers[question] = answer
        if len(self._answers) > MOST_KEPT:
            del self._answers[next(iter(self._answers))]
        return answer

    async def _find(self, question: AnyQuestion, person: str) -> bytes:
        has_time = self._waiting.total() < MOST_WAITING and self._waiting[person] < MOST_OF_ONE
        require(has_time, Refused("house-busy"))
        self._waiting[person] += 1
        try:
            return await self._analyst.answer(question)
        finally:
            self._waiting -= Counter((person,))  # without those who wait no more

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
