"""Answers that take long to make: in a thread of their own, one at a time, and kept for whoever asks next."""

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

from flambeur.core.errors import Refused
from flambeur.house.requirements import require

MOST_KEPT = 64  # a replay has some 150 kB
MOST_WAITING = 16
MOST_OF_ONE = 4  # that are made for one person at the same time


class SlowAnswers:
    """Nobody at a table waits for them."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "slow-answers")
        self._answers: dict[Hashable, asyncio.Future[bytes]] = {}  # first those asked for longest ago
        self._waiting: dict[asyncio.Future[bytes], str] = {}  # those that are not made yet, and for whom

    async def of(self, question: Hashable, make: Callable[[], bytes], person: str) -> bytes:
        """The answer to a question, which is always the same; those who ask at once wait for the same."""
        answer = self._answers.pop(question, None) or self._begin(make, person)
        self._answers[question] = answer
        while len(self._answers) > MOST_KEPT:
            del self._answers[next(iter(self._answers))]
        try:
            return await asyncio.shield(answer)  # others may wait for it, too
        except Exception:
            self._answers.pop(question, None)
            raise

    def _begin(self, make: Callable[[], bytes], person: str) -> "asyncio.Future[bytes]":
        mine = sum(each == person for each in self._waiting.values())
        require(mine < MOST_OF_ONE and len(self._waiting) < MOST_WAITING, Refused("house-busy"))
        answer = asyncio.get_running_loop().run_in_executor(self._thread, make)
        self._waiting[answer] = person
        answer.add_done_callback(self._waiting.pop)
        return answer

    def forget(self) -> None:
        """Who sat somewhere is called otherwise now: what is asked for is made again."""
        self._answers.clear()

    def close(self) -> None:
        """Make nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
