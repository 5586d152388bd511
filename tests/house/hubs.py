"""The tables of a house without its server, with a clock that goes when it is told to."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from flambeur.core.errors import FlambeurError
from flambeur.house.config import Config
from flambeur.house.entries import AnyEntry, Created, Moved
from flambeur.house.hub import Hub
from flambeur.house.live_table import OnTurn, ignore
from flambeur.house.migrate import migrate
from flambeur.house.store import Store, engine_of, url_of
from flambeur.house.table import Table
from flambeur.house.writer import Writer
from tests.house.server import Guesser

AT = datetime(2026, 11, 15, tzinfo=UTC)
SECONDS = 120.0  # on a busy machine, until what should happen soon has not happened


class HandClock:
    """A clock that stands still."""

    def __init__(self) -> None:
        self._at = datetime(2026, 11, 15, 20, tzinfo=UTC)
        self._ticks = 1000.0

    def __call__(self) -> datetime:
        return self._at

    def forward(self, seconds: float) -> None:
        """So much time passes."""
        self.set_forward(seconds)
        self._ticks += seconds

    def set_forward(self, seconds: float) -> None:
        """Somebody sets the clock, back if it is less than nothing; no time passes."""
        self._at += timedelta(seconds=seconds)

    def ticks(self) -> float:
        """Seconds that have passed."""
        return self._ticks


class Onlooker:
    """Somebody who listens at a table."""

    device: str | None = None
    person: str | None = "ada"
    name = "Ada"

    def send(self, message: bytes) -> None:
        """Heard."""

    def end(self, error: FlambeurError) -> None:
        """Sent away."""


def config_of(clock: HandClock, **wishes: Any) -> Config:
    """A house by that clock, with bots that choose at random and at once."""
    usual: dict[str, Any] = {"new_bot": lambda _: Guesser(), "bot_pause": 0.0}
    usual["answer_seconds"] = lambda _: 0.0
    return Config(clock=clock, ticks=clock.ticks, **usual | wishes)


@contextmanager
def hub_at(
    data: Path, config: Config, database: str | None = None, on_turn: OnTurn = ignore
) -> Iterator[Hub]:
    """The tables in a folder or a database, as one process of the house has them."""
    engine = engine_of(url_of(database, data))
    migrate(engine)
    writer = Writer(engine)
    hub = Hub(Store(engine), writer, config, on_turn)
    try:
        yield hub
    finally:
        hub.stop()
        writer.close()
        _wait_for_readers(engine)
        engine.dispose()


def _wait_for_readers(engine: sa.Engine) -> None:
    """A task that is cancelled leaves a thread behind which may still be reading."""
    assert isinstance(engine.pool, sa.QueuePool)
    deadline = time.monotonic() + SECONDS
    while engine.pool.checkedout() and time.monotonic() < deadline:
        time.sleep(0.01)


async def append_raw(hub: Hub, table: str, number: int, content: str) -> None:
    """An entry as something else than this version of the house would have written it."""
    assert await hub._writer.append(table, number, AT.isoformat(), content)


def created(*seats: str, **wishes: Any) -> Created:
    """A table of Ada's for a short game; the first seat begins."""
    terms: dict[str, Any] = {"game": "las-vegas", "options": {"rounds": 1, "first": 0}, "seats": seats}
    terms |= {"players": len(seats), "is_open": True, "bot_after": 0, "clock": 0}
    terms |= {"person": "ada", "name": "Ada", "invite": "x", "secret": "00" * 32}
    return Created(**terms | wishes)


def played_out(*entries: AnyEntry) -> Table:
    """A table after these entries and a game, all with their first legal move each time."""
    table = Table("one")
    for entry in entries:
        table.add(entry, AT)
    while table.waiting:
        seat = table.waiting[0]
        assert table.match is not None
        table.add(Moved(seat=seat, move=str(table.match.legal(seat)[0])), AT)
    return table


def next_move(table: Table) -> Moved:
    """The first move of whoever is waited for."""
    seat = table.waiting[0]
    assert table.match is not None
    return Moved(seat=seat, move=str(table.match.legal(seat)[0]))


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so; it must be soon."""
    async with asyncio.timeout(SECONDS):
        while not condition():
            await asyncio.sleep(0.01)
