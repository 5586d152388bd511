"""The doors for programs that learn: batches in machine code, and the environments of other libraries."""

import secrets
from collections.abc import Mapping
from typing import Any

from flambeur.core.errors import BadOption
from flambeur.core.options import given_options
from flambeur.core.registry import find_game
from flambeur.envs.lanes import Lanes, Shown, Vector, check_count

__all__ = ["Lanes", "Shown", "Vector", "vector"]

DEVICES = ("cpu",)
REWARDS = ("win", "result")
MOST_GAMES, MOST_THREADS = 1 << 26, 1024


def vector(
    game: str,
    players: int,
    count: int,
    seed: int | None = None,
    *,
    device: str = "cpu",
    threads: int = 1,
    auto_reset: bool = True,
    rewards: str = "win",
    options: Mapping[str, Any] | None = None,
    **named: Any,
) -> Vector:
    """So many games at once; the same seed and actions always give the same games.

    A reward is the part of the win at the end of a game, or, with rewards="result", what was gained by
    each step: money, prizes, points. Without `auto_reset` a lane stays as it is when its game is over.
    """
    chosen = find_game(game)
    check_count("count", count, MOST_GAMES)
    check_count("threads", threads, MOST_THREADS)
    for name, value, allowed in (("device", device, DEVICES), ("rewards", rewards, REWARDS)):
        if value not in allowed:
            raise BadOption("bad-option", name=name, value=repr(value), allowed=", ".join(allowed))
    return Vector(
        chosen,
        players,
        int(count),
        secrets.randbits(32) if seed is None else seed,
        threads=int(threads),
        auto_reset=bool(auto_reset),
        rewards=rewards,
        options=given_options(options, named),
    )
