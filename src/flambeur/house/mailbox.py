"""What a socket waits with, for one who waits; the like of asyncio takes several times the memory."""

import asyncio
from typing import Any


class Mailbox:
    """What a client has said and nobody has heard yet."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """How many messages there are."""
        return len(self._messages)

    def empty(self) -> bool:
        """Whether there are none."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        """One more."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The first message, as soon as there is one."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        return self._messages.pop(0)


class Gate:
    """Open, or shut until it opens."""

    __slots__ = ("_opening",)

    def __init__(self) -> None:
        self._opening: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        """Whether it is open."""
        return self._opening is None

    def set(self) -> None:
        """Open it; whoever waits goes on."""
        if self._opening is not None and not self._opening.done():
            self._opening.set_result(None)
        self._opening = None

    def clear(self) -> None:
        """Shut it."""
        self._opening = self._opening or asyncio.get_running_loop().create_future()

    async def wait(self) -> None:
        """Until it is open."""
        while self._opening is not None:
            await asyncio.shield(self._opening)  # who stops waiting leaves the others alone
