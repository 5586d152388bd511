"""The bots of the house: each keeps its seat and its memory, and none is in the way of other tables."""

import asyncio
import os
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from flambeur.bots.bot import Bot
from flambeur.bots.levels import level_of
from flambeur.core.chance import Chance
from flambeur.core.contract import Game
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import State

MOST_BOTS = 16  # kept between moves; the tree of the strongest takes 6 MB


class Post(NamedTuple):
    """Where a bot sits, from its first move to the end of the game or until the seat changes."""

    table: str
    game: int
    seat: int
    level: str


def new_bot(level: str) -> Bot:
    """The bot of that level; it never waits for compilation."""
    return level_of(level, luck_of_seed(None).chance(), wait=False)


class Thinkers:
    """Bots at many tables share the processors: the more of them think, the sooner each must be done."""

    def __init__(self, new_bot: Callable[[str], Bot] = new_bot, most: int = MOST_BOTS) -> None:
        self._new_bot, self._most = new_bot, most
        self._processors = os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._processors, "bot")
        self._thinking = 0
        self._is_open = True
        self._resting: dict[Post, Bot] = {}  # between two moves; first those who moved longest ago

    async def choose(
        self, post: Post, game: Game, seen: State, seconds: float = 0.0, thoughts: Chance | None = None
    ) -> int:
        """What the bot at that post does; the answer comes no sooner, however easy the choice was.

        What it draws from to think is its own, unless it is given.
        """
        slowest = asyncio.create_task(asyncio.sleep(seconds))
        try:
            move = await self._choose(post, game, seen, thoughts)
            await slowest
        finally:
            slowest.cancel()
        return move

    async def _choose(self, post: Post, game: Game, seen: State, thoughts: Chance | None) -> int:
        bot = self._resting.pop(post, None) or self._seated(post, game, int(seen.players))
        if thoughts is not None:
            bot.begin(thoughts)
        self._thinking += 1
        try:
            bot.hurry(max(1.0, self._thinking / self._processors))
            loop = asyncio.get_running_loop()
            move = await loop.run_in_executor(self._pool, bot.choose, game, seen, post.seat)
        except Exception:
            bot.close()
            raise
        finally:
            self._thinking -= 1
        self._rest(post, bot)
        return move

    def _seated(self, post: Post, game: Game, players: int) -> Bot:
        bot = self._new_bot(post.level)
        bot.sit(game, players, post.seat)
        return bot

    def keep_only(self, table: str, posts: Collection[Post]) -> None:
        """Of the bots of a table, let go of those at other posts."""
        for post in [post for post in self._resting if post.table == table and post not in posts]:
            self._resting.pop(post).close()

    def close(self) -> None:
        """Let go of all of them."""
        self._is_open = False
        while self._resting:
            self._resting.popitem()[1].close()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _rest(self, post: Post, bot: Bot) -> None:
        self._resting[post] = bot
        while len(self._resting) > (self._most if self._is_open else 0):
            self._resting.pop(next(iter(self._resting))).close()
