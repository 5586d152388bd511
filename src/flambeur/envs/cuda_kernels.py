"""Batches on a GPU: the templates of `stepping` in CUDA kernels, one game to a thread."""

from collections import namedtuple
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from flambeur.core import playout
from flambeur.core.contract import Game
from flambeur.core.native import lifted
from flambeur.core.observation import observing
from flambeur.envs import stepping
from flambeur.envs.lanes import observation_of
from flambeur.simulate.gpu import find_cuda
from flambeur.simulate.gpu_kernel import ALIGNMENT, top_up_of

THREADS = 32  # a block is one warp where games are shown: so many observations fit the memory that it shares
MOVERS = 64  # threads of a block where games are moved
REGISTERS = 96  # of a thread there, at most
WORD = np.uint64  # what is copied at once between the memory of all and that of a block

Kernels = namedtuple("Kernels", ("move", "show", "find_refused", "sow", "leave", "take", "put"))


@cache
def kernels_for(game: Game) -> Kernels:
    """The kernels of a game, compiled with their first launch."""
    return kernels_of(game, find_cuda())


def kernels_of(game: Game, cuda: Any) -> Kernels:
    """The same for a CUDA target of Numba."""
    warp_chance = import_module("flambeur.core.warp_chance")  # which loads Numba
    code = lifted(game, playout, observation_of(game), stepping, warp_chance, for_gpu=True)
    move = cuda.jit(max_registers=REGISTERS)(_move(game, code, cuda))
    others = (_show(game, code, cuda), _find_refused(code, cuda), *_tending(cuda))
    return Kernels(move, *(cuda.jit(kernel) for kernel in others))


def _move(game: Game, code: Any, cuda: Any) -> Any:
    numba: Any = import_module("numba")
    chance_layout = import_module("flambeur.core.warp_chance").RING_CHANCE
    state, chance, room, desk = (
        numba.from_dtype(kind.dtype) for kind in (game.state, chance_layout, game.room, stepping.LANE)
    )
    open_lane, advance_lane, top_up = code.open_lane, code.advance_lane, top_up_of(code, cuda)
    copy_tables, copy_chances = (_copy(cuda, MOVERS, kind) for kind in (game.state, chance_layout))

    def move(
        blank: Any,
        tables: Any,
        chances: Any,
        lanes: Any,
        masks: Any,
        actions: Any,
        rewards: Any,
        done: Any,
        final: Any,
        moves: int,
        is_restarting: bool,
        is_by_result: bool,
        is_discreet: bool,
    ) -> None:
        """The moves of a step, with all that a block's games need where its threads reach it fast."""
        seen, rooms = cuda.local.array(1, state, ALIGNMENT), cuda.local.array(1, room, ALIGNMENT)
        near = cuda.shared.array(MOVERS, state, ALIGNMENT)
        luck = cuda.shared.array(MOVERS, chance, ALIGNMENT)
        desks = cuda.shared.array(MOVERS, desk, ALIGNMENT)
        own, first = cuda.threadIdx.x, cuda.blockIdx.x * MOVERS
        lane = first + own
        is_here, here, mine = lane < len(lanes), slice(lane, lane + 1), slice(own, own + 1)
        copy_tables(tables[first : first + MOVERS], near)
        copy_chances(chances[first : first + MOVERS], luck)
        if is_here:
            desks[own] = lanes[lane]
            open_lane(blank, desks[mine], rewards[here], done[here], 0, is_restarting)
        cuda.syncthreads()
        for _ in range(max(moves, 1)):
            top_up(luck[own], is_here)
            if is_here:
                advance_lane(
                    blank,
                    near[mine],
                    luck[mine],
                    desks[mine],
                    rooms,
                    seen,
                    masks[here],
                    actions[here],
                    rewards[here],
                    done[here],
                    final[here],
                    0,
                    0,
                    len(lanes),
                    moves > 0,
                    is_restarting,
                    is_by_result,
                    is_discreet,
                )
        if is_here:
            lanes[lane] = desks[own]
        cuda.syncthreads()
        copy_tables(near, tables[first : first + MOVERS])
        copy_chances(luck, chances[first : first + MOVERS])

    return move


def _show(game: Game, code: Any, cuda: Any) -> Any:
    numba: Any = import_module("numba")
    state, width, actions = numba.from_dtype(game.state.dtype), observing(game)[0].size, len(game.moves)
    odd_width = width | 1  # so that threads that write the same number of their rows reach different banks
    size = THREADS * odd_width
    mark_copy, observe_copy = code.mark_copy, code.observe_copy
    copy_tables, copy_marks = _copy(cuda, THREADS, game.state), _copy_marks(cuda, actions)
    copy_rows = _copy_rows(cuda, width)
    clear_rows = _clear_rows(cuda, odd_width)

    def show(tables: Any, lanes: Any, masks: Any, shown: Any, seats: Any, obs: Any) -> None:
        """What is to be seen, first in the memory of a block; from there neighbours write side by side."""
        near = cuda.shared.array(THREADS, state, ALIGNMENT)
        rows = cuda.shared.array(size, numba.float32)
        marks = rows.view(np.int8)  # before the numbers come
        own, first = cuda.threadIdx.x, cuda.blockIdx.x * THREADS
        lane, seat = first + own, stepping.NOBODY
        if lane < len(lanes):
            seat = lanes[lane].seat
            seats[lane] = seat
        copy_tables(tables[first : first + THREADS], near)
        cuda.syncthreads()
        mark_copy(near[own], seat, marks[own * actions : (own + 1) * actions])
        cuda.syncthreads()
        copy_marks(marks, masks, first)
        copy_marks(marks, shown, first)
        cuda.syncthreads()
        clear_rows(rows)  # a game writes nothing for seats that nobody sits in
        cuda.syncthreads()
        observe_copy(near[own], seat, rows[own * odd_width : own * odd_width + width])
        cuda.syncthreads()
        copy_rows(rows, obs, first)

    return show


def _copy(cuda: Any, threads: int, kind: Any) -> Any:
    words = threads * kind.dtype.itemsize // np.dtype(WORD).itemsize
    whole = words // threads

    def copy(there: Any, here: Any) -> None:
        """Words that neighbouring threads copy side by side."""
        old, new, own = there.view(np.uint8).view(WORD), here.view(np.uint8).view(WORD), cuda.threadIdx.x
        for i in range(whole):  # as often as is known beforehand: so the GPU reads ahead
            new[i * threads + own] = old[i * threads + own]
        if whole * threads + own < words:
            new[whole * threads + own] = old[whole * threads + own]

    return cuda.jit(copy, device=True)


def _clear_rows(cuda: Any, width: int) -> Any:
    def clear_rows(rows: Any) -> None:
        """Zeros everywhere."""
        for i in range(width):
            rows[i * THREADS + cuda.threadIdx.x] = 0

    return cuda.jit(clear_rows, device=True)


def _copy_marks(cuda: Any, actions: int) -> Any:
    size = np.dtype(WORD).itemsize
    words = THREADS * actions // size

    def copy_marks(marks: Any, out: Any, first: int) -> None:
        """The marks of a block to where its lanes stand; they lie without gaps here and there."""
        own, begin, end = cuda.threadIdx.x, first * actions, len(out)
        if begin + THREADS * actions <= end:
            old, new = marks[: words * size].view(WORD), out[begin : begin + words * size].view(WORD)
            for i in range(own, words, THREADS):
                new[i] = old[i]
        else:
            for i in range(own, end - begin, THREADS):
                out[begin + i] = marks[i]

    return cuda.jit(copy_marks, device=True)


def _copy_rows(cuda: Any, width: int) -> Any:
    whole, odd_width = width // THREADS, width | 1

    def copy_rows(rows: Any, out: Any, first: int) -> None:
        """The rows of a block to where its lanes stand."""
        own = cuda.threadIdx.x
        for row in range(min(THREADS, len(out) - first)):
            old, new = rows[row * odd_width : row * odd_width + width], out[first + row]
            for i in range(whole):
                new[i * THREADS + own] = old[i * THREADS + own]
            if whole * THREADS + own < width:
                new[whole * THREADS + own] = old[whole * THREADS + own]

    return cuda.jit(copy_rows, device=True)


def _find_refused(code: Any, cuda: Any) -> Any:
    is_refused = code.is_refused

    def find_refused(lanes: Any, masks: Any, actions: Any, found: Any) -> None:
        """The first lane whose action may not be played, if it comes before the one that is written there."""
        lane = cuda.grid(1)
        if lane < len(lanes) and is_refused(lanes, masks, actions, lane):
            cuda.atomic.min(found, 0, lane)

    return find_refused


def _tending(cuda: Any) -> tuple[Any, ...]:
    """What is done to lanes between steps."""

    def sow(chances: Any, chance: Any, lanes: Any) -> None:
        """Every lane before its first game."""
        lane = cuda.grid(1)
        if lane < len(lanes):
            chances[lane] = chance[0]
            lanes[lane].stream = lane - len(lanes)

    def leave(lanes: Any) -> None:
        """Nobody is to move."""
        lane = cuda.grid(1)
        if lane < len(lanes):
            lanes[lane].seat = stepping.NOBODY

    def take(records: Any, chosen: Any, out: Any) -> None:
        """Copies of the chosen records."""
        i = cuda.grid(1)
        if i < len(chosen):
            out[i] = records[chosen[i]]

    def put(records: Any, chosen: Any, given: Any) -> None:
        """Have these in the chosen places."""
        i = cuda.grid(1)
        if i < len(chosen):
            records[chosen[i]] = given[i]

    return sow, leave, take, put
