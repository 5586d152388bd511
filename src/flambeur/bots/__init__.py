"""Bots, found by name and budget: `random`, `exact`, `sampler`, `sampler:1000`, `sampler:50ms`."""

import re

from flambeur.bots.bot import Bot
from flambeur.bots.exact import Exact
from flambeur.bots.random_bot import RandomBot
from flambeur.bots.sampler import Budget, Sampler
from flambeur.core.errors import BadBot
from flambeur.core.fairness import luck_of_seed

__all__ = ["Bot", "Budget", "Exact", "RandomBot", "Sampler", "bot_of"]

DEFAULT_PLAYOUTS = 400
MOST = 10**9


def bot_of(text: str, seed: int | None = None, wait: bool = True, seat: int = 0) -> Bot:
    """The bot that a text such as `sampler:1000` describes; a seed makes its choices repeatable."""
    name, colon, budget = text.partition(":")
    chance = luck_of_seed(seed, f"bot {seat}").chance()
    if name == "random" and not colon:
        return RandomBot(chance)
    if name == "exact" and not colon:
        return Exact()
    if name == "sampler":
        return Sampler(chance, _budget(budget if colon else str(DEFAULT_PLAYOUTS), text), wait)
    raise BadBot("unknown-bot", bot=repr(text))


def _budget(text: str, whole: str) -> Budget:
    found = re.fullmatch(r"(\d{1,10})(ms)?", text)
    if not found or not 1 <= int(found[1]) <= MOST:
        raise BadBot("unknown-bot", bot=repr(whole))
    count = int(found[1])
    return Budget(milliseconds=count) if found[2] else Budget(playouts=count)
