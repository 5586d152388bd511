"""A house to test with, as a program: nothing is compiled, and nobody waits to follow what bots do."""

import argparse
import sys
import time
from dataclasses import replace
from pathlib import Path

from flambeur.bots import Bot, bot_of
from flambeur.core.chance import Chance
from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.core.registry import find_game
from flambeur.house import app, logs, web_server
from flambeur.house.config import Config
from flambeur.house.house import House
from flambeur.house.limits import NEW_TABLES, REQUESTS, Limits
from flambeur.house.rates import Rate, per_hour, per_minute
from flambeur.house.store import url_of

MANY = 100_000  # connections: all guests come from this machine
BURST = 400  # messages: guests play as fast as the house lets them, whole games long


HASTY = (sys.executable, str(Path(__file__).parent / "hasty_analyst.py"))


class Guesser(Bot):
    """A bot that looks thoughtful for some seconds and then makes any legal move."""

    def __init__(self, thinking: float = 0.0) -> None:
        self._thinking, self._bot = thinking, bot_of("random")

    def begin(self, chance: Chance) -> None:
        """From now on, what looks like thoughts comes from here."""
        self._bot.begin(chance)

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """Any legal move."""
        time.sleep(self._thinking)
        return self._bot.choose(game, seen, seat)


def main() -> None:
    """Serve until stopped."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--database")
    parser.add_argument("--thinking", type=float, default=0.0)
    parser.add_argument("--quick", nargs="*", default=[], help="games with compiled rules, for the benches")
    parser.add_argument("--strict", action="store_true", help="with the limits of a house for everybody")
    parser.add_argument("--analyst", action="store_true", help="with an analyst who knows something")
    asked = parser.parse_args()
    logs.begin(as_json=True)
    quick = [find_game(name) for name in asked.quick]
    if quick:
        app.collect_rarely()  # as `flambeur serve` does
    config = Config(
        new_bot=lambda _: Guesser(asked.thinking),
        compile=lambda: None,
        quick_games=lambda: quick,
        bot_pause=0.0,
        tournament_beat=0.2,
        answer_seconds=lambda _: 0.0,
        burst=BURST,
        patience=0,
        guesses=Rate(MANY, MANY),
    )
    if not asked.analyst:
        config = replace(config, analyst=HASTY)
    limits = Limits(connections=MANY, per_address=MANY, unread_messages=2 * BURST)
    if asked.strict:
        limits = Limits()
        config = replace(
            config,
            requests=per_minute(REQUESTS),
            new_tables=per_hour(NEW_TABLES),
            burst=Config.burst,
            guesses=Config.guesses,
        )
    house = House(url_of(asked.database, asked.data), config)
    web_server.run(app.create_app(house), web_server.listen_at("127.0.0.1", asked.port), limits)


if __name__ == "__main__":
    main()
