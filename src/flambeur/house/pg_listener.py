"""Hearing from the other processes of the house, through PostgreSQL."""

import asyncio
import logging

import psycopg
import sqlalchemy as sa
from psycopg.conninfo import make_conninfo

from flambeur.house.hub import Hub
from flambeur.house.store import PATIENCE
from flambeur.house.writer import CHANNEL

RETRY_SECONDS = 1.0

logger = logging.getLogger("flambeur.house")


class PgListener:
    """Tells a hub which of its tables other processes have changed; on SQLite there are no others."""

    def __init__(self, engine: sa.Engine, hub: Hub, own_name: str = "") -> None:
        self._engine, self._hub, self._own_name = engine, hub, own_name
        self._is_needed = engine.dialect.name == "postgresql"
        self._is_listening = False

    @property
    def is_well(self) -> bool:
        """Whether nothing that others do is missed."""
        return self._is_listening or not self._is_needed

    async def listen_forever(self) -> None:
        """Listen, and begin again whenever the connection is lost."""
        while self._is_needed:
            try:
                await self._listen()
            except (psycopg.Error, sa.exc.SQLAlchemyError, OSError):
                logger.warning("the database does not answer; trying again")
            except Exception:  # a mistake of ours must not make this process deaf
                logger.exception("listening to other processes broke; trying again")
            finally:
                self._is_listening = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        address = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        place = make_conninfo(address, **PATIENCE)
        async with await psycopg.AsyncConnection.connect(place, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._is_listening = True
            await self._hub.hear(list(self._hub.tables))  # what was missed before listening began
            async for notice in connection.notifies():
                sender, *tables = notice.payload.split()
                if sender != self._own_name:  # its own changes a process knows
                    await self._hub.hear(tables)
