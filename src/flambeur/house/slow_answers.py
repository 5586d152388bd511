"""Answers that take long to make: in a thread of their own, one at a time, and kept for whoever asks next."""

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

from flambeur.core.errors import Refused
from flambeur.house.requirements import require

MOST_KEPT = 64  # a replay has some 150 kB
MOST_WAITING = 16


class SlowAnswers:
    """Nobody at a table waits for them."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "slow-answers")
        self._answers: dict[Hashable, asyncio.Future[bytes]] = {}  # first those asked for longest ago

    async def of(self, question: Hashable, make: Callable[[], bytes]) -> bytes:
        """The answer to a question, which is always the same; those who ask at once wait for the same."""
        answer = self._answers.pop(question, None) or self._begin(make)
        self._answers[question] = answer
        while len(self._answers) > MOST_KEPT:
            del self._answers[next(iter(self._answers))]
        try:
            return await asyncio.shield(answer)  # others may wait for it, too
        except Exception:
            self._answers.pop(question, None)
            raise

    def _begin(self, make: Callable[[], bytes]) -> "asyncio.Future[bytes]":
        waiting = sum(not answer.done() for answer in self._answers.values())
        require(waiting < MOST_WAITING, Refused("house-busy"))
        return asyncio.get_running_loop().run_in_executor(self._thread, make)

    def close(self) -> None:
        """Make nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
