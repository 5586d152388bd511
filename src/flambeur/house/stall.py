"""Nothing is kept for long for a client that does not read."""

import asyncio


class Stall:
    """Watches what waits in this process for a client; who takes nothing for too long is cut off."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        transport.set_write_buffer_limits(0)  # the protocol hears of the first byte that has to wait
        self._transport, self._seconds = transport, seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Bytes have begun to wait."""
        waiting = self._transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look, waiting)

    def _look(self, before: int) -> None:
        waiting = self._transport.get_write_buffer_size()
        if waiting >= before:
            self._transport.abort()  # closing would wait for the client, too
        elif waiting:
            self.begin()

    def end(self) -> None:
        """All has been taken, or nobody is there to take it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
