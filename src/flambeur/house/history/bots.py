"""What is counted of the bots: they play so much that it is counted beside all else, and kept for a while."""

import asyncio
import time
from typing import Any

import sqlalchemy as sa

from flambeur.bots import LEVELS
from flambeur.core.registry import all_games
from flambeur.house.history import counted

KEEP = 5.0  # seconds, at least
TIMES = 100  # as long as the counting took


class BotStatistics:
    """The statistics of all levels, counted when the house opens and anew when they are old and asked for."""

    def __init__(self, engine: sa.Engine) -> None:
        self._reading = engine.execution_options(is_reading=True)
        self._summaries: dict[str, list[dict[str, Any]]] = {}
        self._statistics: dict[tuple[str, str], dict[str, Any]] = {}
        self._until = 0.0
        self._counting: asyncio.Task[None] | None = None

    async def count(self) -> None:
        """Count all; those who ask meanwhile are told what was counted before."""
        await asyncio.to_thread(self._count)

    def _count(self) -> None:
        began = time.monotonic()
        for level in LEVELS:
            with self._reading.connect() as connection:
                self._summaries[level] = counted.summary(connection, level)
                for game in all_games():
                    found = counted.statistics(connection, level, game.name)
                    self._statistics[level, game.name] = found | {"latest": []}
        self._until = time.monotonic() + max(KEEP, TIMES * (time.monotonic() - began))

    async def summary(self, level: str) -> list[dict[str, Any]]:
        """As for people."""
        await self._look_up()
        return self._summaries[level]

    async def statistics(self, level: str, game: str) -> dict[str, Any]:
        """As for people, without single games."""
        await self._look_up()
        return self._statistics[level, game]

    async def _look_up(self) -> None:
        if time.monotonic() > self._until and (self._counting is None or self._counting.done()):
            self._counting = asyncio.create_task(self.count())
        if self._counting and len(self._summaries) < len(LEVELS):
            await asyncio.shield(self._counting)
