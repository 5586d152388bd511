"""Gives a Python bot a process of its own: `python -m flambeur.bots.python_host package.module:Factory`.

It speaks the line protocol for the bot, which is asked through `choose` like those of the house.
"""

import json
import sys
from collections.abc import Mapping
from importlib import import_module
from operator import attrgetter
from typing import Any

import numpy as np

import flambeur.games.offered  # noqa: F401  (makes the games known)
from flambeur.bots.bot import Bot
from flambeur.core.chance import Chance
from flambeur.core.contract import Game
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import State
from flambeur.core.options import Value
from flambeur.core.registry import find_game


class Guest(Bot):
    """A bot from outside that knows nothing of ours: it can `choose`; more it may leave out."""

    def __init__(self, guest: Any) -> None:
        self._guest = guest
        self._begin = getattr(guest, "begin", super().begin)
        self._prepare = getattr(guest, "prepare", super().prepare)
        self._sit = getattr(guest, "sit", super().sit)

    def begin(self, chance: Chance) -> None:
        """A new game, if it cares to know."""
        self._begin(chance)

    def prepare(self, game: Game) -> None:
        """The game is new to it; it has minutes to load or compile."""
        self._prepare(game)

    def sit(self, game: Game, players: int, seat: int, options: Mapping[str, Value] | None = None) -> None:
        """Where it sits, and what was agreed."""
        self._sit(game, players, seat, options)

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """Its move, which may be any kind of whole number."""
        return int(self._guest.choose(game, seen, seat))


def make(factory: str) -> Bot:
    """Call the factory, which may be a class or a function, and may stand in the present folder."""
    module, _, name = factory.partition(":")
    made: Any = attrgetter(name)(import_module(module))()
    return made if isinstance(made, Bot) else Guest(made)


def answer(bot: Bot, table: dict[str, Any], message: dict[str, Any]) -> dict[str, Any] | None:
    """What the bot has to say to a message; the table is remembered from the last new game."""
    if message["is"] == "new":
        _seat(bot, table, message)
    if message["is"] == "turn":
        game = find_game(table["game"])
        return {"do": "move", "move": int(bot.choose(game, _state(game, message["state"]), table["seat"]))}
    return {"do": "ready"} if message["is"] in ("hello", "new") else None


def _seat(bot: Bot, table: dict[str, Any], message: dict[str, Any]) -> None:
    """Tell the bot the game before it is asked, and let it get ready for one that it has not met."""
    game = find_game(message["game"])
    if table.get("game") != game.name:
        bot.prepare(game)
    table.update(message)
    bot.begin(luck_of_seed(message["seed"], "guest").chance())
    bot.sit(game, message["players"], message["seat"], message["options"])


def _state(game: Any, text: str) -> State:
    """The record of what the seat may know."""
    seen: State = np.frombuffer(bytearray.fromhex(text), game.state.dtype)[0]
    return seen


def main() -> None:
    """Answer until nobody asks any more; what the bot prints goes to standard error."""
    answers, sys.stdout = sys.stdout, sys.stderr
    bot, table = make(sys.argv[1]), dict[str, Any]()
    for line in sys.stdin:
        said = answer(bot, table, json.loads(line))
        if said:
            print(json.dumps(said), file=answers, flush=True)


if __name__ == "__main__":
    main()
