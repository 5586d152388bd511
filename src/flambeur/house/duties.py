"""What goes on in the background while the house is open: what fails is told, and tried again."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from flambeur.house.clock import Ticks

RETRY_SECONDS = 1.0
NOTICED_SECONDS = 60.0  # for which a failure is told to whoever looks after the house

logger = logging.getLogger("flambeur.house")


class Duties:
    """The duties of one process."""

    def __init__(self, retry_seconds: float = RETRY_SECONDS, ticks: Ticks = time.monotonic) -> None:
        self._retry_seconds, self._ticks = retry_seconds, ticks
        self._tasks: list[asyncio.Task[None]] = []
        self._failed_at: dict[str, float] = {}

    @property
    def is_well(self) -> bool:
        """Whether none has failed lately."""
        return all(self._ticks() - at > NOTICED_SECONDS for at in self._failed_at.values())

    def begin(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """See that it is done; what fails is tried again until it ends well."""
        self._tasks.append(asyncio.create_task(self._do(name, work)))

    async def _do(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except (Exception, asyncio.CancelledError):
                if is_cancelled():
                    raise
                logger.exception("%s failed; trying again", name)
                self._failed_at[name] = self._ticks()
                await asyncio.sleep(self._retry_seconds)
            else:
                self._failed_at.pop(name, None)
                return

    def end(self) -> None:
        """Nothing more is to be done."""
        for task in self._tasks:
            task.cancel()


def is_cancelled() -> bool:
    """Whether this task is to end; what it waited for may have been cancelled instead, which is a failure."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
