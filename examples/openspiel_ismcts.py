"""Information-set tree search of OpenSpiel plays our games: what is hidden is guessed by the game's `guess`.

    python examples/openspiel_ismcts.py --game all-or-nothing --players 3 --option deals=1
    python examples/openspiel_ismcts.py --game royale --players 2 --option rounds=1 --worlds 16 64

It learns nothing from game to game: its curve is by how many worlds it looks into before a move, each played
to the end at random in machine code. With each number it meets bots of ours in the arena.
"""

import argparse
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import flambeur.envs
from flambeur.arena import arena
from flambeur.core.chance import Chance, word
from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.core.options import Value
from flambeur.envs.openspiel_playouts import Playouts

WORLDS = "FLAMBEUR_ISMCTS_WORLDS"  # how many the player of the arena looks into
EXPLORATION = 0.7
PATIENCE = 300.0  # seconds for a move: the search is measured by its worlds, not by its haste


class Player:
    """The search in the arena; it is given what its seat may know, and guesses the rest."""

    def begin(self, chance: Chance) -> None:
        """A game with luck of its own."""
        self.seed = word(chance) % (1 << 32)

    def sit(self, game: Game, players: int, _seat: int, options: Mapping[str, Value]) -> None:
        """A search for this table."""
        self.table = flambeur.envs.openspiel(game.name, players, options=options)
        self.search = ISMCTSBot(
            self.table,
            Playouts(game.name, seed=self.seed),
            uct_c=EXPLORATION,
            max_simulations=int(os.environ[WORLDS]),
            random_state=np.random.RandomState(self.seed),
        )

    def choose(self, _game: Game, seen: State, _seat: int) -> int:
        """The move that was tried most."""
        return int(self.search.step(self.table.state_at(seen)))


def meet(chosen: argparse.Namespace, bot: str, worlds: int) -> dict[str, Any]:
    """One player among bots of ours, in every seat."""
    here = (str(Path(__file__).parent), os.environ.get("PYTHONPATH", ""))
    os.environ |= {WORLDS: str(worlds), "PYTHONPATH": os.pathsep.join(filter(None, here))}
    found = arena(
        chosen.game,
        (f"python:{Path(__file__).stem}:Player", bot),
        players=chosen.players,
        games=chosen.arena,
        options=chosen.option,
        is_versus=True,
        patience=PATIENCE,
        adjust=False,
        seed=1,
    )
    player = next(placed for placed in found.bots if placed.number == 0)
    print(
        f"{worlds:6} worlds a move, {found.games} games of {chosen.players}: it wins {player.wins.mean:.1%} "
        f"({player.wins.low:.1%} to {player.wins.high:.1%}) among {bot}, where an equal would win "
        f"{found.expected:.1%}; {player.milliseconds:.0f} ms a move",
        flush=True,
    )
    return found.to_json()


def agreed(text: str) -> tuple[str, Any]:
    """An option: its name and its value, which is read as JSON where that is possible."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


def options() -> argparse.Namespace:
    """What was asked for."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--game", default="all-or-nothing")
    given.add_argument("--players", type=int, default=3)
    given.add_argument("--option", type=agreed, action="append", default=[], help="of the game, NAME=VALUE")
    given.add_argument(
        "--worlds", type=int, nargs="+", default=[4, 16, 64], help="the points of the curve, each 2 or more"
    )
    given.add_argument("--bots", nargs="+", default=["random", "greedy"], help="whom it meets")
    given.add_argument("--arena", type=int, default=90, help="games for each point")
    given.add_argument("--out", type=Path, help="a file for all figures as JSON")
    chosen = given.parse_args()
    chosen.option = dict(chosen.option)
    return chosen


def main() -> None:
    """A point of the curve for every bot and number of worlds."""
    chosen, told = options(), list[dict[str, Any]]()
    try:
        for bot in chosen.bots:
            told += [{"worlds": worlds, "arena": meet(chosen, bot, worlds)} for worlds in chosen.worlds]
    except KeyboardInterrupt:
        print("Stopped.")
    if chosen.out:
        chosen.out.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
