"""The house: its store, its tables, and what goes on in the background while it is open."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import sqlalchemy as sa

from flambeur.house.config import USUAL, Config
from flambeur.house.hub import Hub
from flambeur.house.identity import CookieSigner
from flambeur.house.migrate import migrate
from flambeur.house.pg_listener import listen_forever
from flambeur.house.store import Store, engine_of
from flambeur.house.writer import Writer


class House:
    """Everything that the addresses need."""

    def __init__(self, database: str, config: Config = USUAL) -> None:
        self.config = config
        self.engine: sa.Engine = engine_of(database)
        migrate(self.engine)
        self.store = Store(self.engine)
        self.writer = Writer(self.engine)
        self.hub = Hub(self.store, self.writer, config)
        self.signer = CookieSigner(self.store.cookie_key())

    @contextlib.asynccontextmanager
    async def open(self, _app: Any) -> AsyncIterator[None]:
        """What goes on while the house is open."""
        compiling = self.config.compile()
        duties = (self.hub.tick_forever(), self.hub.meet_forever(), listen_forever(self.engine, self.hub))
        tasks = [asyncio.create_task(duty) for duty in duties]
        await self.hub.resume()
        yield
        self.hub.stop()
        for task in tasks:
            task.cancel()
        if compiling:
            compiling.terminate()
        self.writer.close()
        self.engine.dispose()
