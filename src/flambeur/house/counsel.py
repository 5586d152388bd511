"""Short questions to an analyst, one after the other; who asks too much at once is refused."""

from collections import Counter

from flambeur.core.errors import Refused
from flambeur.house.analyst_process import AnalystProcess
from flambeur.house.questions import AnyQuestion
from flambeur.house.requirements import require

MOST_WAITING = 16
MOST_KEPT = 64  # answers, of some kB
MOST_OF_ONE = 2  # questions of one person, over however many connections


class Counsel:
    """Answers whatever takes no more than seconds, and remembers it."""

    def __init__(self, analyst: AnalystProcess) -> None:
        self._analyst = analyst
        self._waiting = Counter[str]()  # the questions of each person
        self._answers: dict[AnyQuestion, bytes] = {}  # first those that were asked for longest ago

    async def answer(self, question: AnyQuestion, person: str) -> bytes:
        """What was found, as JSON; raises Refused for who comes too late, or asks too much at once."""
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
