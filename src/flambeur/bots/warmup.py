"""Compiling in the background, in a process of its own, so that nobody waits for it."""

import os
import subprocess
import sys

from flambeur.bots.budget import Budget
from flambeur.bots.compiled import is_ready, mark_ready
from flambeur.bots.sampler import Sampler
from flambeur.bots.search import Search
from flambeur.core.chance import new_chance
from flambeur.core.contract import Game
from flambeur.core.registry import find_game

KIND = "search"  # what the house and its guests play against
BOTS = {"sampler": Sampler, "search": Search}


def begin(*games: Game, kind: str = KIND) -> "subprocess.Popen[bytes] | None":
    """Start compiling what is not ready yet, one game after the other."""
    names = [game.name for game in games if not is_ready(game, kind)]
    if not names:
        return None
    command = [
        sys.executable,
        "-P",
        "-m",
        "flambeur.bots.warmup",
        kind,
        *names,
    ]  # -P: nothing from where we are
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def compile_now(game: Game, kind: str = KIND) -> None:
    """Compile what the bots use and put it into the cache."""
    BOTS[kind](new_chance(bytes(32)), Budget(playouts=1)).prepare(game)
    mark_ready(game, kind)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # people come first
    for name in sys.argv[2:]:
        compile_now(find_game(name), sys.argv[1])
