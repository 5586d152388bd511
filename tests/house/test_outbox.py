"""Messages go out at once where they can, wait where they must, and keep their order."""

import asyncio
import gc
import weakref
from typing import Any, cast

import pytest

from flambeur.house import close_codes
from flambeur.house.line import Line
from flambeur.house.outbox import Outbox
from tests.house.hubs import until

pytestmark = pytest.mark.anyio


class Socket:
    """A socket that takes what is small at once while its client reads, and all else when it may."""

    def __init__(self) -> None:
        self.is_read, self.may_take = True, asyncio.Event()
        self.taken: list[str | int] = []

    def write_now(self, message: bytes) -> bool:
        """Does not wait."""
        if self.is_read:
            self.taken.append(message.decode())
        return self.is_read

    async def send_data(self, text: str, _mode: Any) -> None:
        """Waits for the client."""
        await self.may_take.wait()
        self.taken.append(text)

    async def close(self, code: int) -> None:
        """The house says good-bye."""
        self.taken.append(code)


def outbox_of(socket: Socket) -> Outbox:
    """What is on its way to this client."""
    return Outbox(cast(Line, socket), lambda: None)


async def test_nobody_waits_for_what_can_be_written_at_once() -> None:
    socket, tasks = Socket(), len(asyncio.all_tasks())
    outbox_of(socket).put(b"one")
    assert (socket.taken, len(asyncio.all_tasks())) == (["one"], tasks)


async def test_what_comes_after_a_message_that_waits_waits_behind_it() -> None:
    socket = Socket()
    outbox = outbox_of(socket)
    socket.is_read = False
    outbox.put(b"one")
    socket.is_read = True
    outbox.put(b"two")
    assert socket.taken == []
    socket.may_take.set()
    await until(lambda: socket.taken == ["one", "two"])
    outbox.put(b"three")
    assert socket.taken == ["one", "two", "three"]


async def test_the_farewell_comes_last() -> None:
    socket = Socket()
    outbox = outbox_of(socket)
    outbox.put(b"one")
    outbox.end()
    await outbox.flush(60)
    assert socket.taken == ["one", close_codes.OUR_MISTAKE]


async def test_who_is_gone_is_not_kept_in_memory_until_garbage_is_looked_for() -> None:
    class Client:
        """Has an outbox that tells it when it is too slow."""

        def __init__(self) -> None:
            self.outbox = Outbox(cast(Line, Socket()), self.part)

        def part(self) -> None:
            """It was too slow."""

    gc.disable()
    try:
        client = Client()
        gone = weakref.ref(client)
        client.outbox.stop()
        del client
        assert gone() is None
    finally:
        gc.enable()


async def test_who_goes_while_something_is_written_is_not_kept_in_memory_either() -> None:
    gc.disable()
    try:
        outbox = Outbox(cast(Line, Stuck()), lambda: None)
        gone = weakref.ref(outbox._line)
        outbox.put(b"one")
        await asyncio.sleep(0)
        outbox.stop()
        del outbox
        await until(lambda: gone() is None)
    finally:
        gc.enable()


class Stuck:
    """A socket that takes nothing."""

    async def send_data(self, _data: str, _mode: str) -> None:
        """Wait for ever."""
        await asyncio.Event().wait()
