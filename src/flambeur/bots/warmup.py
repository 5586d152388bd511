"""Compiling in the background, in a process of its own, so that nobody waits for it."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from flambeur.bots import sampling
from flambeur.core import playout
from flambeur.core.chance import new_chance
from flambeur.core.contract import Game
from flambeur.core.native import cache_folder, lifted
from flambeur.core.registry import find_game


def is_ready(game: Game) -> bool:
    """Whether the compiled code of the bots lies in the cache, to be had within a second."""
    return _mark(game).exists()


def begin(*games: Game) -> "subprocess.Popen[bytes] | None":
    """Start compiling what is not ready yet, one game after the other."""
    names = [game.name for game in games if not is_ready(game)]
    if not names:
        return None
    command = [sys.executable, "-m", "flambeur.bots.warmup", *names]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def compile_now(game: Game) -> None:
    """Compile what the bots use and put it into the cache."""
    seen, room = game.state.batch(1), game.room.blank()
    wins, no_moves = np.zeros(len(game.moves), np.int64), np.zeros(len(game.moves), np.int8)
    sample = lifted(game, playout, sampling).sample_moves
    sample(seen, seen.copy(), new_chance(bytes(32)), room, 0, no_moves, 0, 0, wins)
    _mark(game).touch()


def _mark(game: Game) -> Path:
    return cache_folder(game, playout, sampling) / "ready"


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # people come first
    for name in sys.argv[1:]:
        compile_now(find_game(name))
