"""The bots of the house: by the names that people choose from, and never in the way of other tables."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor

from flambeur.bots import Bot
from flambeur.bots.levels import level_of
from flambeur.core.contract import Game
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import State


def bot_at(level: str, haste: float = 1.0) -> Bot:
    """The bot of that level; it never waits for compilation."""
    return level_of(level, luck_of_seed(None).chance(), wait=False, haste=haste)


class Thinkers:
    """Bots at many tables share the processors: the more of them think, the sooner each must be done."""

    def __init__(self) -> None:
        self._processors = os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._processors, "bot")
        self._thinking = 0

    async def choose(self, level: str, game: Game, seen: State, seat: int) -> int:
        """What the bot of that level does."""
        self._thinking += 1
        try:
            bot = bot_at(level, max(1.0, self._thinking / self._processors))
            return await asyncio.get_running_loop().run_in_executor(self._pool, bot.choose, game, seen, seat)
        finally:
            self._thinking -= 1
