"""Where to learn: on the processor, or on an NVIDIA GPU with a game in each thread of a kernel."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np

from flambeur.analysis.kernels import rollouts
from flambeur.bots.kernels import heuristics, network
from flambeur.bots.kernels.network import ROOM, Network
from flambeur.core import playout
from flambeur.core.chance import CHANCE, new_chance
from flambeur.core.contract import Game
from flambeur.core.errors import NoGpu
from flambeur.core.layout import Batch, Numbers
from flambeur.core.native import lifted
from flambeur.learn import self_play
from flambeur.learn.self_play import EMPTY, TABLES, Lane, Portion, Recipe, Rows
from flambeur.simulate.gpu import THREADS_PER_BLOCK, find_cuda
from flambeur.simulate.gpu_kernel import ALIGNMENT

SPACING = 64  # records between two lanes: threads that share a cache line slow each other down
CHUNK = 1000  # games between two looks at what is left
LAUNCH = 1 << 19  # games in a kernel between two reports
BLOCKS_PER_PROCESSOR = 8


@dataclass(frozen=True)
class Games:
    """Games to play: which, how many tables to note of each, and how far to trust the network."""

    blanks: Batch
    key: bytes
    first: int
    count: int
    samples: int
    trust: int
    is_far: bool
    wild: int
    horizon: int

    @property
    def recipe(self) -> Recipe:
        """How they are played and noted."""
        return Recipe(self.samples, self.trust, self.is_far, self.wild, self.horizon)

    @property
    def rows(self) -> int:
        """How many tables are noted at most."""
        return self.count * self.samples


class Device(Protocol):
    """Plays games and has an array module to learn from them."""

    arrays: Any

    def play(
        self, games: Games, weights: Any, inputs: int, report: Callable[[int, int], None]
    ) -> tuple[Any, Any]:
        """The tables noted, as rows of inputs, and what each led to; EMPTY where there is none."""


class CpuDevice:
    """Games in threads, and NumPy."""

    def __init__(self, game: Game, threads: int) -> None:
        self.arrays: Any = np
        self._game, self._threads = game, threads

    def play(
        self, games: Games, weights: Numbers, inputs: int, report: Callable[[int, int], None]
    ) -> tuple[Numbers, Numbers]:
        """One lane for each thread; chunks are handed out in turn."""
        rows = Rows(np.zeros((games.rows, inputs), np.float32), np.full(games.rows, EMPTY, np.float32))
        recipe = games.recipe
        play = lifted(self._game, playout, heuristics, network, rollouts, self_play).play_games
        lanes = [self._lane(games.key) for _ in range(self._threads)]
        starts = iter(range(games.first, games.first + games.count, CHUNK))

        def work(lane: Lane) -> None:
            judge = Network(weights, np.zeros(inputs + ROOM, np.float32))
            for start in starts:
                portion = Portion(games.first, start, min(start + CHUNK, games.first + games.count), 1)
                play(games.blanks, lane, judge, rows, portion, recipe)
                report(portion.last - games.first, games.count)

        with ThreadPoolExecutor(self._threads) as pool:
            try:
                for done in [pool.submit(work, lane) for lane in lanes]:
                    done.result()
            finally:
                for _ in starts:  # nothing is left to do
                    pass
        return rows

    def _lane(self, key: bytes) -> Lane:
        tables, chances, rooms = (kind.batch(SPACING) for kind in (self._game.state, CHANCE, self._game.room))
        lane = Lane(tables, chances, rooms, np.zeros(len(self._game.moves), np.float32))
        lane.chances[:] = new_chance(key)
        return lane


class GpuDevice:
    """Games in a kernel, and CuPy."""

    def __init__(self, game: Game) -> None:
        self._cuda = find_cuda()
        if find_spec("cupy") is None:
            raise NoGpu("no-gpu-package")
        self.arrays: Any = import_module("cupy")
        self._game = game

    def play(
        self, games: Games, weights: Any, inputs: int, report: Callable[[int, int], None]
    ) -> tuple[Any, Any]:
        """All games in a few launches."""
        xp, cuda = self.arrays, self._cuda
        rows = xp.zeros((games.rows, inputs), np.float32), xp.full(games.rows, EMPTY, np.float32)
        chance = CHANCE.batch(1)
        chance[0] = new_chance(games.key)
        agreed = (cuda.to_device(games.blanks), cuda.to_device(chance))
        arrays = tuple(cuda.as_cuda_array(array) for array in (weights, *rows))
        blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * BLOCKS_PER_PROCESSOR
        launch = _kernel(self._game, inputs + ROOM)[blocks, THREADS_PER_BLOCK]
        for first in range(0, games.count, LAUNCH):
            last = min(first + LAUNCH, games.count)
            reach = games.first, games.first + first, games.first + last
            launch(*agreed, *arrays, *reach, *games.recipe)
            cuda.synchronize()
            report(last, games.count)
        return rows


@cache
def _kernel(game: Game, size: int) -> Any:
    """The kernel: tables, chance and working room in the thread's own memory."""
    cuda, numba = find_cuda(), import_module("numba")
    play = lifted(game, playout, heuristics, network, rollouts, self_play, for_gpu=True).play_games
    state, chance, room = (numba.from_dtype(kind.dtype) for kind in (game.state, CHANCE, game.room))
    number, moves = numba.float32, len(game.moves)

    def kernel(
        blanks: Any,
        key: Any,
        weights: Any,
        inputs: Any,
        shares: Any,
        origin: int,
        first: int,
        last: int,
        samples: int,
        trust: int,
        is_far: bool,
        wild: int,
        horizon: int,
    ) -> None:
        tables = cuda.local.array(TABLES, state, ALIGNMENT)
        chances = cuda.local.array(2, chance, ALIGNMENT)
        rooms = cuda.local.array(1, room, ALIGNMENT)
        scratch = cuda.local.array(size, number)
        hopes = cuda.local.array(moves, number)
        chances[0] = chances[1] = key[0]
        portion = Portion(origin, first + cuda.grid(1), last, cuda.gridsize(1))
        play(
            blanks,
            Lane(tables, chances, rooms, hopes),
            Network(weights, scratch),
            Rows(inputs, shares),
            portion,
            Recipe(samples, trust, is_far, wild, horizon),
        )

    return cuda.jit(kernel)
