"""What is on its way to one client: written at once where the socket can take it, else kept for a while."""

import asyncio
import contextlib
from collections.abc import Callable

from litestar.exceptions import WebSocketDisconnect

from flambeur.house import close_codes
from flambeur.house.line import Line

MOST_BEHIND = 512 * 1024  # bytes that a slow client may be behind, besides one message of any length

END = b""  # after the last message to a client


def never(_message: bytes) -> bool:
    """Where the server has no short way, everything waits for its turn."""
    return False


def nobody() -> None:
    """Who is gone is told nothing."""


class Outbox:
    """The messages to one client; most of them never wait, so there is a task only while one does."""

    __slots__ = ("_behind", "_is_slow", "_kept", "_line", "_on_slow", "_write_now", "_writing")

    def __init__(self, line: Line, on_slow: Callable[[], object]) -> None:
        self._line, self._on_slow = line, on_slow
        self._write_now: Callable[[bytes], bool] = getattr(line, "write_now", never)
        self._kept: list[bytes] = []
        self._behind = 0
        self._is_slow = False
        self._writing: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> None:
        """Send a message; a client that cannot keep up is let go, and comes back for what it missed."""
        if self._is_slow or (self._writing is None and self._write_now(message)):
            return
        if self._behind <= MOST_BEHIND:
            self._keep(message)
        else:
            self._let_go()

    def end(self) -> None:
        """Close after what has been said."""
        self._keep(END)

    async def flush(self, seconds: float) -> None:
        """Give the client a moment to take what is kept."""
        if self._writing:
            await asyncio.wait([self._writing], timeout=seconds)

    def stop(self) -> None:
        """Nobody is there any more; what is told of it no longer keeps it in memory."""
        self._on_slow = nobody
        if self._writing:
            self._writing.cancel()
            self._writing = None

    def _keep(self, message: bytes) -> None:
        self._behind += len(message)
        self._kept.append(message)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    def _let_go(self) -> None:
        """Nothing more is kept for the client, and it is not here any more; writing closes when it can."""
        self._is_slow = True
        self._kept.clear()
        # Later, because somebody is just telling all listeners.
        asyncio.get_running_loop().call_soon(self._on_slow)

    async def _write(self) -> None:
        with contextlib.suppress(OSError, WebSocketDisconnect):  # reading notices it, too
            while self._kept:
                message = self._kept.pop(0)
                if message is END:
                    await self._line.close(close_codes.OUR_MISTAKE)
                    return
                await self._line.send_data(message.decode(), "text")
                self._behind -= len(message)
            if self._is_slow:
                await self._line.close(close_codes.TOO_SLOW)
            else:
                self._writing = None
