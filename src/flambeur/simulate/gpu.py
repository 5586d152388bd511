"""Games on an NVIDIA GPU: the compiled rules inside a CUDA kernel, one game per thread at a time.

The 32 threads of a warp run together only as long as they run the same code. So games are played in steps,
and the threads vote: those go on that are due the sort of step that most are due, the others wait.
"""

import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from flambeur.core import playout
from flambeur.core.chance import BLOCK, CHANCE, new_chance
from flambeur.core.contract import Game
from flambeur.core.errors import NoGpu
from flambeur.core.layout import Batch, State
from flambeur.core.native import lifted
from flambeur.core.steps import IDLE, NEEDED, OVER, SORTS
from flambeur.core.stopping import asked_to_stop
from flambeur.simulate import batch, in_step

THREADS_PER_BLOCK = 128
BLOCKS_PER_PROCESSOR = 8
REGISTERS = 64  # of a thread, at most: so many blocks share 65,536
ALIGNMENT = 8  # of records in a thread's own memory; by default CUDA aligns them to bytes
LAUNCH = 1 << 24  # games between two reports of progress
WARP = 0xFFFFFFFF  # all threads of a warp, as bits
FEW_WORDS = 4  # of chance: a usual step takes two
ENOUGH = 32  # puts a sort of step that enough threads are due before all others
NO_GAME = -1


def play_on_gpu(
    game: Game, blank: State, key: bytes, games: int, report: Callable[[int], None]
) -> tuple[Batch, float]:
    """Play the games, or those begun before Ctrl-C; a tally per thread, and seconds without compilation."""
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
    with asked_to_stop() as asked:
        for first in range(0, games, LAUNCH):
            last = min(first + LAUNCH, games)
            launch(*agreed, first, last, game.result_step)
            cuda.synchronize()
            report(last)
            if asked.is_set():
                break
    seconds = time.perf_counter() - began
    return tallies.copy_to_host(), seconds


def find_cuda() -> Any:
    """The CUDA target of Numba, or NoGpu with what is missing."""
    if find_spec("numba_cuda") is None:  # Numba's own, older target lacks what the kernel needs
        raise NoGpu("no-gpu-package")
    cuda: Any = import_module("numba.cuda")
    if not cuda.is_available():
        raise NoGpu("no-gpu")
    # Tables of the rules go to the GPU's memory: threads that look up different entries of constant memory
    # wait for each other, which made Easy Come five times slower.
    nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    return cuda


@cache
def _kernel(game: Game) -> Any:
    cuda = find_cuda()
    return cuda.jit(kernel_of(game, cuda), max_registers=REGISTERS)


def kernel_of(game: Game, cuda: Any) -> Any:
    """The kernel: states near the threads of a block, chance and working room in the thread's own memory.

    Chance and states together are more than the fastest memory holds of so many threads. What they share is
    as fast, and otherwise not needed.
    """
    warp_chance = import_module("flambeur.core.warp_chance")  # which loads Numba
    code = lifted(game, playout, batch, in_step, warp_chance, for_gpu=True)
    take_step, next_step = code.take_step, code.next_step
    choose_step, renew = _choose_step(cuda), _renew(code, cuda)
    top_up = _top_up(code, cuda)
    from_dtype = import_module("numba").from_dtype
    state, chance, room = (from_dtype(kind.dtype) for kind in (game.state, CHANCE, game.room))

    def kernel(blank: Any, key: Any, tallies: Any, first: int, last: int, width: int) -> None:
        shared = cuda.shared.array(THREADS_PER_BLOCK, state, ALIGNMENT)
        tables = shared[cuda.threadIdx.x : cuda.threadIdx.x + 1]
        chances = cuda.local.array(1, chance, ALIGNMENT)
        rooms = cuda.local.array(1, room, ALIGNMENT)
        chances[0] = key[0]
        tally = tallies[cuda.grid(1) : cuda.grid(1) + 1]
        number, played, sort = first + cuda.grid(1), NO_GAME, OVER
        while cuda.any_sync(WARP, played != NO_GAME or number < last):
            is_idle = played == NO_GAME and number >= last
            chosen = choose_step(IDLE if is_idle else sort)
            is_next = sort == chosen and not is_idle
            top_up(chances[0], is_next)
            if is_next:
                if chosen == OVER:
                    renew(blank, tables, chances, rooms, tally, played, number, last, width)
                    played = 0 if number < last else NO_GAME
                    number += cuda.gridsize(1)
                else:
                    played += take_step(tables[0], chances[0], rooms[0], chosen)
                sort = next_step(tables[0]) if played != NO_GAME else OVER
            cuda.syncwarp(WARP)

    return kernel


def _choose_step(cuda: Any) -> Any:
    """The sort that most threads are due, among those that enough are; if there is none, the most of all."""

    def choose_step(sort: int) -> int:
        chosen, most = OVER, 0
        for other in range(SORTS):
            count = cuda.popc(cuda.ballot_sync(WARP, sort == other))
            if count >= NEEDED[other]:
                count += ENOUGH
            if count > most:
                chosen, most = other, count
        return chosen

    return cuda.jit(choose_step, device=True)


def _top_up(code: Any, cuda: Any) -> Any:
    words_left, add_block = code.words_left, code.add_block

    def top_up(chance: Any, is_next: bool) -> None:
        """Whoever has room for a block adds one, if somebody who is next has few words left."""
        if cuda.any_sync(WARP, words_left(chance) < FEW_WORDS and is_next) and words_left(chance) <= BLOCK:
            add_block(chance)

    return cuda.jit(top_up, device=True)


def _renew(code: Any, cuda: Any) -> Any:
    begin_game, count_game = code.begin_game, code.count_game
    alone = import_module("flambeur.core.cipher").alone

    def renew(
        blank: Any,
        tables: Any,
        chances: Any,
        rooms: Any,
        tally: Any,
        played: int,
        number: int,
        last: int,
        width: int,
    ) -> None:
        """Count the game that is over, if there was one, and begin another, if there is one."""
        alone()
        if played != NO_GAME:
            count_game(tables[0], chances[0], rooms[0].places, played, width, tally[0])
        if number < last:
            begin_game(blank, tables, chances, 0, number)

    return cuda.jit(renew, device=True)
