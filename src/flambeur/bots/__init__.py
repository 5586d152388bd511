"""Bots, found by name and budget: `random`, `greedy`, `sampler:1000`, `search:50ms`, `shark` and others."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from flambeur.bots.bot import Bot
from flambeur.bots.budget import Budget, budget_of
from flambeur.bots.exact import Exact
from flambeur.bots.foreign import PATIENCE, foreign_of
from flambeur.bots.greedy import Greedy
from flambeur.bots.levels import LEVELS, level_of
from flambeur.bots.random_bot import RandomBot
from flambeur.bots.sampler import Sampler
from flambeur.bots.search import Manner, Search
from flambeur.core.chance import Chance
from flambeur.core.errors import BadBot
from flambeur.core.fairness import luck_of_seed

__all__ = ["LEVELS", "Bot", "Budget", "Exact", "Greedy", "RandomBot", "Sampler", "Search", "bot_of"]

DEFAULT_PLAYOUTS = 400
TAUGHT = re.compile("search(:[^@]*)?@")  # by weights in a file
SIMPLE: dict[str, Callable[[Chance], Bot]] = {"random": RandomBot, "greedy": Greedy}
THINKERS: dict[str, Callable[[Chance, Budget, bool], Bot]] = {
    "sampler": Sampler,
    "search": Search,
    "untaught": partial(Search, manner=Manner.UNTAUGHT),
    "earner": partial(Search, manner=Manner.EARNER),
}


def bot_of(
    text: str, seed: int | None = None, wait: bool = True, seat: int = 0, patience: float = PATIENCE
) -> Bot:
    """The bot that a text such as `sampler:1000` describes; a seed makes its choices repeatable."""
    name, colon, limits = text.partition(":")
    chance = luck_of_seed(seed, f"bot {seat}").chance()
    if TAUGHT.match(text):
        return _taught(text, chance, wait)
    if text in SIMPLE:
        return SIMPLE[text](chance)
    if text in LEVELS:
        return level_of(text, chance, wait)
    if text == "exact":
        return Exact()
    budget = budget_of(limits) if colon else Budget(playouts=DEFAULT_PLAYOUTS)
    if name in THINKERS and budget:
        return THINKERS[name](chance, budget, wait)
    foreign = foreign_of(text, patience)
    if foreign:
        return foreign
    raise BadBot("unknown-bot", bot=repr(text))


def _taught(text: str, chance: Chance, wait: bool) -> Bot:
    """`search:1000@weights.npz` goes by what `flambeur learn` has put into that file."""
    name, _, file = text.partition("@")
    budget = budget_of(name.removeprefix("search:") if name != "search" else str(DEFAULT_PLAYOUTS))
    if budget is None or not file:
        raise BadBot("unknown-bot", bot=repr(text))
    return Search(chance, budget, wait, weights=Path(file))
