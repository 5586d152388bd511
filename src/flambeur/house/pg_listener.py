"""Hearing from the other processes of the house, through PostgreSQL."""

import asyncio
import logging

import psycopg
import sqlalchemy as sa

from flambeur.house.hub import Hub

RETRY_SECONDS = 1.0

logger = logging.getLogger("flambeur.house")


async def listen_forever(engine: sa.Engine, hub: Hub) -> None:
    """Catch up with tables that other processes have changed; nothing to do on SQLite."""
    if engine.dialect.name != "postgresql":
        return
    while True:
        try:
            await _listen(engine, hub)
        except (psycopg.Error, sa.exc.SQLAlchemyError):
            logger.warning("the database does not answer; trying again")
        await asyncio.sleep(RETRY_SECONDS)


async def _listen(engine: sa.Engine, hub: Hub) -> None:
    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
        await connection.execute("LISTEN flambeur")
        for live in list(hub.tables.values()):  # what was missed before listening began
            await live.catch_up()
        async for notice in connection.notifies():
            if notice.payload in hub.tables:
                await hub.tables[notice.payload].catch_up()
