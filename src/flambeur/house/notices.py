"""Hearing from the other processes of the house, through PostgreSQL."""

import asyncio
import logging
from typing import TYPE_CHECKING

import psycopg
import sqlalchemy as sa

if TYPE_CHECKING:
    from flambeur.house.app import House

RETRY_SECONDS = 1.0

logger = logging.getLogger("flambeur.house")


async def listen_forever(house: "House") -> None:
    """Catch up with tables that other processes have changed; nothing to do on SQLite."""
    if house.engine.dialect.name != "postgresql":
        return
    while True:
        try:
            await _listen(house)
        except (psycopg.Error, sa.exc.SQLAlchemyError):
            logger.warning("the database does not answer; trying again")
        await asyncio.sleep(RETRY_SECONDS)


async def _listen(house: "House") -> None:
    address = house.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
        await connection.execute("LISTEN flambeur")
        for live in list(house.hub.tables.values()):  # what was missed before listening began
            await live.catch_up()
        async for notice in connection.notifies():
            if notice.payload in house.hub.tables:
                await house.hub.tables[notice.payload].catch_up()
