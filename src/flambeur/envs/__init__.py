"""The doors for programs that learn: batches in machine code, and the environments of other libraries."""

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from flambeur.core.errors import BadOption
from flambeur.core.options import given_options
from flambeur.core.registry import find_game
from flambeur.envs.batches import Lanes, Shown, Vector, check_count
from flambeur.envs.lanes import CpuVector

if TYPE_CHECKING:
    from flambeur.envs.aec_env import Aec
    from flambeur.envs.gym_env import Gym
    from flambeur.envs.gym_vector_env import GymVector
    from flambeur.envs.openspiel_game import OpenSpielGame
    from flambeur.envs.parallel_env import Parallel

__all__ = ["Lanes", "Shown", "Vector", "aec", "gym", "gym_vector", "openspiel", "parallel", "vector"]

DEVICES = ("cpu", "cuda")
REWARDS = ("win", "result")
MOST_GAMES, MOST_THREADS = 1 << 26, 1024


def vector(
    game: str,
    players: int,
    count: int,
    seed: int | None = None,
    *,
    device: str = "cpu",
    arrays: str | None = None,
    threads: int = 1,
    auto_reset: bool = True,
    check: bool = True,
    rewards: str = "win",
    options: Mapping[str, Any] | None = None,
    **named: Any,
) -> Vector:
    """So many games at once; the same seed and actions always give the same games.

    A reward is the part of the win at the end of a game, or, with rewards="result", what was gained by
    each step: money, prizes, points. Without `auto_reset` a lane stays as it is when its game is over. With
    device="cuda" the arrays are tensors of torch, or with arrays="cupy" those of CuPy. Without `check` an
    action that is not legal is not refused: its game stays as it is.
    """
    chosen = find_game(game)
    check_count("count", count, MOST_GAMES)
    check_count("threads", threads, MOST_THREADS)
    for name, value, allowed in (("device", device, DEVICES), ("rewards", rewards, REWARDS)):
        if value not in allowed:
            raise BadOption("bad-option", name=name, value=repr(value), allowed=", ".join(allowed))
    made = partial(CpuVector, threads=int(threads)) if device == "cpu" else _on_gpu(arrays)
    return made(
        chosen,
        players,
        int(count),
        secrets.randbits(32) if seed is None else seed,
        auto_reset=bool(auto_reset),
        check=bool(check),
        rewards=rewards,
        options=given_options(options, named),
    )


def _on_gpu(arrays: str | None) -> Callable[..., Vector]:
    """The kind of batches there, which needs packages that not everybody has."""
    return partial(import_module(f"{__name__}.cuda_lanes").CudaVector, arrays=arrays)


def aec(game: str, players: int, **given: Any) -> "Aec":
    """The game for PettingZoo, one agent after the other: see `Aec`."""
    made: Aec = _door("aec_env", "pettingzoo").Aec(game, players, **given)
    return made


def parallel(game: str, players: int, **given: Any) -> "Parallel":
    """The game for PettingZoo, all agents at once: see `Parallel`."""
    made: Parallel = _door("parallel_env", "pettingzoo").Parallel(game, players, **given)
    return made


def gym(game: str, players: int, **given: Any) -> "Gym":
    """One seat among bots for Gymnasium: see `Gym`."""
    made: Gym = _door("gym_env", "gymnasium").Gym(game, players, **given)
    return made


def gym_vector(game: str, players: int, count: int, **given: Any) -> "GymVector":
    """One seat of so many games among bots, in machine code, for Gymnasium: see `GymVector`."""
    made: GymVector = _door("gym_vector_env", "gymnasium").GymVector(game, players, count, **given)
    return made


def openspiel(
    game: str, players: int, *, options: Mapping[str, Any] | None = None, **named: Any
) -> "OpenSpielGame":
    """The game for OpenSpiel, with explicit chance: a `pyspiel.Game`.

    To load games by their names with `pyspiel.load_game`, import `flambeur.envs.openspiel_games`.
    """
    chosen = given_options(options, named)
    made: OpenSpielGame = _door("openspiel_games", "pyspiel", "openspiel").load(game, players, chosen)
    return made


def _door(module: str, package: str, extra: str = "envs") -> Any:
    """The module that needs a package which not everybody has."""
    if not find_spec(package):
        raise BadOption("no-package", package=package, extra=extra)
    return import_module(f"{__name__}.{module}")
