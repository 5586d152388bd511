"""Games on an NVIDIA GPU: the compiled rules inside a CUDA kernel, one game per thread at a time."""

import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from flambeur.core import playout
from flambeur.core.chance import CHANCE, new_chance
from flambeur.core.contract import Game
from flambeur.core.errors import NoGpu
from flambeur.core.layout import Batch, State
from flambeur.core.native import lifted
from flambeur.simulate import batch

THREADS_PER_BLOCK = 128
BLOCKS_PER_PROCESSOR = 4  # more do not make it faster, but make more tallies to add up
ALIGNMENT = 8  # of records in a thread's own memory; by default CUDA aligns them to bytes
LAUNCH = 1 << 24  # games between two reports of progress


def play_on_gpu(
    game: Game, blank: State, key: bytes, games: int, report: Callable[[int], None]
) -> tuple[Batch, float]:
    """Play the games; returns a tally per GPU thread and the seconds it took without compilation."""
    cuda = find_cuda()
    kernel = _kernel(game)
    blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * BLOCKS_PER_PROCESSOR
    start, chance = game.state.batch(1), CHANCE.batch(1)
    start[0], chance[0] = blank, new_chance(key)
    tallies = cuda.to_device(batch.TALLY.batch(blocks * THREADS_PER_BLOCK))
    agreed = (cuda.to_device(start), cuda.to_device(chance), tallies)
    launch = kernel[blocks, THREADS_PER_BLOCK]
    launch(*agreed, 0, 0, game.result_step)  # no game yet, but compiled
    cuda.synchronize()
    began = time.perf_counter()
    for first in range(0, games, LAUNCH):
        last = min(first + LAUNCH, games)
        launch(*agreed, first, last, game.result_step)
        cuda.synchronize()
        report(last)
    seconds = time.perf_counter() - began
    return tallies.copy_to_host(), seconds


def find_cuda() -> Any:
    """The CUDA target of Numba, or NoGpu with what is missing."""
    if find_spec("numba_cuda") is None:  # Numba's own, older target lacks what the kernel needs
        raise NoGpu("no-gpu-package")
    cuda: Any = import_module("numba.cuda")
    if not cuda.is_available():
        raise NoGpu("no-gpu")
    return cuda


@cache
def _kernel(game: Game) -> Any:
    """The kernel: state, chance and working room in the thread's own memory, tallies in the GPU's."""
    cuda = find_cuda()
    play = lifted(game, playout, batch).play_games
    from_dtype = import_module("numba").from_dtype
    state, chance, room = (from_dtype(kind.dtype) for kind in (game.state, CHANCE, game.room))

    def kernel(blank: Any, key: Any, tallies: Any, first: int, last: int, width: int) -> None:
        thread = cuda.grid(1)
        table = cuda.local.array(1, state, ALIGNMENT)
        chances = cuda.local.array(1, chance, ALIGNMENT)
        rooms = cuda.local.array(1, room, ALIGNMENT)
        chances[0] = key[0]
        tally = tallies[thread : thread + 1]
        play(blank, table, chances, rooms, tally, 0, first + thread, last, cuda.gridsize(1), width)

    return cuda.jit(kernel)
