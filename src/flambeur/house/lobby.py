"""The tables that anybody may come to: pages of them, those that are searched for, and those that vanish."""

import asyncio
import logging
from collections.abc import Collection, Sequence
from datetime import timedelta

import sqlalchemy as sa

from flambeur.core.registry import all_games
from flambeur.house.clock import Clock, now
from flambeur.house.hub import Hub
from flambeur.house.store import log, sitting, tables
from flambeur.house.table import GATHERING, OVER
from flambeur.words import LANGUAGES, say

EMPTY_FOR = timedelta(hours=1)  # after which a table without anybody at it vanishes
NOT_BEGUN_FOR = timedelta(days=7)  # after which one vanishes at which nothing has happened
SWEEP_SECONDS = 600.0
MOST_AT_ONCE = 500

logger = logging.getLogger("flambeur.house")


class Lobby:
    """Lists from the index of tables."""

    def __init__(self, engine: sa.Engine, clock: Clock = now) -> None:
        self._engine, self._clock = engine, clock

    def page(self, search: str, skip: int, most: int) -> list[str]:
        """The latest open tables that are not over, with a name or a game like what is searched for."""
        query = sa.select(tables.c.table).where(tables.c.is_open, tables.c.phase != OVER)
        if wanted := "".join(filter(str.isprintable, search)).casefold().strip():
            by_name = tables.c.names.contains(wanted, autoescape=True)
            query = query.where(sa.or_(by_name, tables.c.game.in_(_games_like(wanted))))
        query = query.order_by(tables.c.changed.desc(), tables.c.table).offset(skip).limit(most)
        return self._read(query)

    def stale(self) -> list[str]:
        """Tables whose game has not begun and that nobody is likely to come back to."""
        today = self._clock()
        is_empty = ~sa.exists().where(sitting.c.table == tables.c.table)
        is_left = tables.c.changed < (today - EMPTY_FOR).isoformat()
        is_old = tables.c.changed < (today - NOT_BEGUN_FOR).isoformat()
        query = sa.select(tables.c.table).where(tables.c.phase == GATHERING)
        return self._read(query.where(sa.or_(sa.and_(is_empty, is_left), is_old)).limit(MOST_AT_ONCE))

    def _read(self, query: sa.Select[str]) -> list[str]:
        with self._engine.execution_options(is_reading=True).connect() as connection:
            return list(connection.execute(query).scalars())

    def remove(self, ids: Collection[str]) -> None:
        """Tables of which nothing remains."""
        with self._engine.begin() as connection:
            for table in (log, sitting, tables):
                connection.execute(sa.delete(table).where(table.c.table.in_(ids)))

    async def sweep(self, hub: Hub) -> None:
        """Let the tables vanish that are stale and that nobody looks at."""
        ids = [id for id in await asyncio.to_thread(self.stale) if id not in hub.tables]
        if ids:
            await asyncio.to_thread(self.remove, ids)

    async def sweep_forever(self, hub: Hub) -> None:
        """Now and then."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)  # first, so that who was away for long finds their tables
            try:
                await self.sweep(hub)
            except sa.exc.SQLAlchemyError:
                logger.warning("the lobby could not be swept; trying again later")


def _games_like(wanted: str) -> Sequence[str]:
    """Games whose title has these words, in any language."""
    titles = {game.name: [say(f"{game.name}-title", lang) for lang in LANGUAGES] for game in all_games()}
    return [name for name, told in titles.items() if any(wanted in title.casefold() for title in told)]
