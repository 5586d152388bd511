"""A client that does not read is let go, and its seat knows."""

import asyncio
import gc
import json
import weakref
from pathlib import Path
from typing import cast

import pytest
from litestar.exceptions import WebSocketDisconnect

from flambeur.house import close_codes
from flambeur.house.analyst_process import AnalystProcess
from flambeur.house.connection import Connection, Visitor
from flambeur.house.counsel import Counsel
from flambeur.house.line import Line
from flambeur.house.live_table import LiveTable
from flambeur.house.outbox import MOST_BEHIND
from flambeur.house.rates import Pace, Rate
from tests.house.hubs import SECONDS, HandClock, config_of, created, hub_at, until

pytestmark = pytest.mark.anyio


class Deaf:
    """A socket whose client has entered and takes nothing until it is told to."""

    def __init__(self) -> None:
        self.may_take, self.code = asyncio.Event(), 0
        self.taken: list[str] = []
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._said.put_nowait(json.dumps({"do": "enter"}))

    async def receive_data(self, _mode: str) -> str:
        """What the client says."""
        return await self._said.get()

    async def send_data(self, message: str, _mode: str) -> None:
        """Waits for the client."""
        await self.may_take.wait()
        self.taken.append(message)

    async def close(self, code: int) -> None:
        """The house says good-bye."""
        self.code = code


def connected(socket: Deaf, live: LiveTable) -> Connection:
    """The house's end of the connection."""
    coach = Counsel(AnalystProcess())
    visitor = Visitor("ada", "Ada", None, "en")
    return Connection(cast(Line, socket), live, visitor, Pace(Rate(40, 20)), coach)


async def test_who_is_too_far_behind_is_not_at_the_table_any_more_and_may_come_back(tmp_path: Path) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        live, deaf = await hub.open_table("one", created("me", "open")), Deaf()
        connection = connected(deaf, live)
        running = asyncio.create_task(connection.run())
        await until(lambda: "ada" in live.here)
        for _ in range(2):  # one message may have any length
            connection.send(b"x" * (MOST_BEHIND + 1))
            await asyncio.sleep(0)
        await until(lambda: "ada" not in live.here)
        deaf.may_take.set()
        await until(lambda: deaf.code == close_codes.TOO_SLOW)
        running.cancel()
        again = Deaf()
        coming_back = asyncio.create_task(connected(again, live).run())
        await until(lambda: "ada" in live.here)
        coming_back.cancel()


class Hasty(Deaf):
    """A socket whose client is gone before it has said anything."""

    async def receive_data(self, _mode: str) -> str:
        """Nothing will come."""
        await asyncio.sleep(0)
        raise WebSocketDisconnect(detail="gone", code=1006)


async def test_of_who_goes_before_entering_nothing_is_kept_until_garbage_is_looked_for(
    tmp_path: Path,
) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        live, hasty = await hub.open_table("one", created("me", "open")), Hasty()
        gone = weakref.ref(hasty)
        gc.disable()
        try:
            assert await connected(hasty, live).run() is None
            del hasty
            assert gone() is None
        finally:
            gc.enable()


async def test_who_enters_a_table_that_could_not_be_read_on_is_told_so(tmp_path: Path) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        live, late = await hub.open_table("one", created("me", "open")), Deaf()
        late.may_take.set()
        live.is_broken = True
        async with asyncio.timeout(SECONDS):
            assert await connected(late, live).run() == close_codes.OUR_MISTAKE
        assert ["table-unreadable" in text for text in late.taken] == [True]
        assert live.here == frozenset()
