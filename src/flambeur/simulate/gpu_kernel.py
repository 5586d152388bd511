"""The kernel that plays random games: the compiled rules, one game per thread at a time.

The 32 threads of a warp run together only as long as they run the same code. So games are played in steps,
and a *crew* of threads votes: those go on that are due the sort of step that most are due, the others wait.

A crew is a warp. Only in games with more code than a processor has room for next to its warps it is a whole
block, which fills the processor: there all warps must be in the same code, or they wait for instructions.
"""

from importlib import import_module
from typing import Any

import numpy as np

from flambeur.core import playout
from flambeur.core.chance import BLOCK
from flambeur.core.contract import Game
from flambeur.core.native import lifted
from flambeur.core.steps import IDLE, NEEDED, OVER, steps_of
from flambeur.simulate import batch, in_step

ALIGNMENT = 8  # of records in memory of our own; by default CUDA aligns them to bytes
WARP = 0xFFFFFFFF  # all threads of a warp, as bits
WARP_SIZE = 32
FEW_WORDS = 4  # of chance: a usual step takes two
NO_GAME = -1
LAST = 64  # threads of a block that nobody waits for
MANY_STEPS = 4  # sorts of step: games that tell so many apart have much code


def has_much_code(game: Game) -> bool:
    """Whether the crews of a game are whole blocks."""
    return len(steps_of(game.rules)) >= MANY_STEPS


def kernel_of(game: Game, cuda: Any, threads: int) -> Any:
    """The kernel for blocks of so many threads, whose states lie in memory that is given with the launch.

    Chance and working room are each thread's own: with states they are more than the fastest memory holds.
    """
    warp_chance = import_module("flambeur.core.warp_chance")  # which loads Numba
    code = lifted(game, playout, batch, in_step, warp_chance, for_gpu=True)
    take_step, next_step = code.take_step, code.next_step
    renew, top_up = _renew(code, cuda), top_up_of(code, cuda)
    choose_step = choose_step_of(game, cuda, threads if has_much_code(game) else WARP_SIZE)
    numba: Any = import_module("numba")
    chance, room = (numba.from_dtype(kind.dtype) for kind in (warp_chance.RING_CHANCE, game.room))
    state, byte, size = game.state.dtype, numba.uint8, threads * game.state.dtype.itemsize

    def kernel(blank: Any, key: Any, tallies: Any, first: int, last: int, width: int) -> None:
        near = cuda.shared.array(0, byte, ALIGNMENT)[:size].view(state)
        tables = near[cuda.threadIdx.x : cuda.threadIdx.x + 1]
        chances = cuda.local.array(1, chance, ALIGNMENT)
        rooms = cuda.local.array(1, room, ALIGNMENT)
        chances[0] = key[0]
        tally = tallies[cuda.grid(1) : cuda.grid(1) + 1]
        number, played = first + cuda.grid(1), NO_GAME
        sort = OVER if number < last else IDLE
        chosen = choose_step(sort)
        while chosen != IDLE:
            is_next = sort == chosen
            top_up(chances[0], is_next)
            if is_next:
                if chosen == OVER:
                    renew(blank, tables, chances, rooms, tally, played, number, last, width)
                    played = 0 if number < last else NO_GAME
                    number += cuda.gridsize(1)
                else:
                    played += take_step(tables[0], chances[0], rooms[0], chosen)
                sort = next_step(tables[0]) if played != NO_GAME else IDLE
            cuda.syncwarp(WARP)
            chosen = choose_step(sort)

    return kernel


def choose_step_of(game: Game, cuda: Any, crew: int) -> Any:
    """The sort that most of a crew are due, among those that enough are; if there is none, the most of all.

    It is IDLE when nobody plays any more. All of a crew must be asked together.
    """
    sorts = np.array(steps_of(game.rules))
    needed = np.array([_needed(sort, crew) for sort in sorts])
    numba: Any = import_module("numba")
    tellers, number = len(sorts), numba.int32

    def in_warp(due: int) -> int:
        chosen, most = IDLE, 0
        for i in range(len(sorts)):
            count = int(cuda.popc(cuda.ballot_sync(WARP, due == sorts[i])))
            if count >= needed[i]:
                count += crew
            if count > most:
                chosen, most = sorts[i], count
        return chosen

    def in_block(due: int) -> int:
        """A thread of each warp counts for each sort.

        The whole block must wait at one and the same instruction: one that is compiled twice, say for yes
        and for no, waits for ever. So barriers take no argument and stand in no branch.
        """
        counts = cuda.shared.array(tellers, number)
        own = cuda.threadIdx.x
        lane = own & (WARP_SIZE - 1)
        if own < tellers:
            counts[own] = 0
        cuda.syncthreads()
        for i in range(len(sorts)):
            ballot = cuda.ballot_sync(WARP, due == sorts[i])
            if lane == i and ballot != 0:
                cuda.atomic.add(counts, i, cuda.popc(ballot))
        cuda.syncthreads()
        chosen, most = IDLE, 0
        for i in range(len(sorts)):
            count = int(counts[i])
            if count >= needed[i]:
                count += crew
            if count > most:
                chosen, most = sorts[i], count
        cuda.syncthreads()  # before anybody counts anew
        return chosen

    return cuda.jit(in_warp if crew <= WARP_SIZE else in_block, device=True)


def _needed(sort: int, crew: int) -> int:
    """How many of a crew are enough; a warp can wait for all of its threads, a block not for the last."""
    enough = NEEDED[sort] * crew // WARP_SIZE
    return max(1, min(enough, max(WARP_SIZE, crew - LAST)))


def top_up_of(code: Any, cuda: Any) -> Any:
    """Chance for a warp whose threads have few words left."""
    words_left, add_block = code.words_left, code.add_block

    def top_up(chance: Any, is_next: bool) -> None:
        """Whoever has room for a block adds one, if somebody who is next has few words left."""
        left = words_left(chance)
        if cuda.any_sync(WARP, left < FEW_WORDS and is_next) and left <= BLOCK:
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
