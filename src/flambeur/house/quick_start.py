"""Compiled rules for the house: made in a process of their own, loaded in a thread, so that nobody waits.

`python -m flambeur.house.quick_start GAME…` compiles them.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Iterable

import flambeur.games.offered  # noqa: F401  # makes them known
from flambeur.core.contract import Game
from flambeur.core.quick_rules import is_compiled, make_ready
from flambeur.core.registry import find_game

logger = logging.getLogger("flambeur.house")


async def quicken(games: Iterable[Game]) -> None:
    """Let one game after the other be played by compiled rules."""
    for game in games:
        try:
            await _quicken(game)
        except Exception:  # whatever is wrong with it, others may be well
            logger.exception("the rules of %s could not be compiled; it is played in plain Python", game.name)


async def _quicken(game: Game) -> None:
    if not await asyncio.to_thread(is_compiled, game):
        await _compile(game)
    if not await asyncio.to_thread(is_compiled, game):
        raise RuntimeError("nothing came of compiling")
    await asyncio.to_thread(make_ready, game)
    logger.info("compiled rules are ready", extra={"game": game.name})


async def _compile(game: Game) -> None:
    nothing = asyncio.subprocess.DEVNULL
    compiling = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", "flambeur.house.quick_start", game.name, stdout=nothing, stderr=nothing
    )
    try:
        await compiling.wait()
    finally:
        if compiling.returncode is None:
            compiling.terminate()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # people come first
    for name in sys.argv[1:]:
        make_ready(find_game(name))
