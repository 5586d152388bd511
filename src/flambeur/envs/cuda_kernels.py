"""Batches on a GPU: the templates of `stepping` in CUDA kernels, one game to a thread."""

from collections import namedtuple
from functools import cache
from importlib import import_module
from typing import Any

from flambeur.core import playout
from flambeur.core.chance import BLOCK
from flambeur.core.contract import Game
from flambeur.core.native import lifted
from flambeur.core.observation import observing
from flambeur.envs import stepping
from flambeur.envs.lanes import observation_of
from flambeur.simulate.gpu import ALIGNMENT, FEW_WORDS, WARP, find_cuda

THREADS = 32  # a block is one warp, whose observations fit the memory that its threads share

Kernels = namedtuple("Kernels", ("step", "find_refused", "sow", "leave", "take", "put"))


@cache
def kernels_for(game: Game) -> Kernels:
    """The kernels of a game, compiled with their first launch."""
    return kernels_of(game, find_cuda())


def kernels_of(game: Game, cuda: Any) -> Kernels:
    """The same for a CUDA target of Numba."""
    warp_chance = import_module("flambeur.core.warp_chance")  # which loads Numba
    code = lifted(game, playout, observation_of(game), stepping, warp_chance, for_gpu=True)
    made = (_step(game, code, cuda), _find_refused(code, cuda), *_tending(cuda))
    return Kernels(*(cuda.jit(kernel) for kernel in made))


def _step(game: Game, code: Any, cuda: Any) -> Any:
    numba: Any = import_module("numba")
    state, room = (numba.from_dtype(kind.dtype) for kind in (game.state, game.room))
    width, number = observing(game)[0].size, numba.float32
    open_lane, advance_lane, show_lane = code.open_lane, code.advance_lane, code.show_lane
    top_up, copy_rows = _top_up(code, cuda), _copy_rows(cuda)

    def step(
        blank: Any,
        tables: Any,
        chances: Any,
        lanes: Any,
        masks: Any,
        actions: Any,
        shown: Any,
        seats: Any,
        obs: Any,
        rewards: Any,
        done: Any,
        final: Any,
        moves: int,
        is_restarting: bool,
        is_by_result: bool,
        is_discreet: bool,
    ) -> None:
        seen, rooms = cuda.local.array(1, state, ALIGNMENT), cuda.local.array(1, room, ALIGNMENT)
        rows = cuda.shared.array((THREADS, width), number)
        lane = cuda.grid(1)
        is_here, own = lane < len(tables), rows[cuda.threadIdx.x]
        for i in range(width):
            own[i] = 0  # a game writes nothing for seats that nobody sits in
        if is_here:
            open_lane(blank, lanes, rewards, done, lane, is_restarting)
        for _ in range(max(moves, 1)):
            top_up(chances, lane, is_here)
            if is_here:
                advance_lane(
                    blank,
                    tables,
                    chances,
                    lanes,
                    rooms,
                    seen,
                    masks,
                    actions,
                    rewards,
                    done,
                    final,
                    0,
                    lane,
                    moves > 0,
                    is_restarting,
                    is_by_result,
                    is_discreet,
                )
        if is_here:
            seats[lane] = lanes[lane].seat
            show_lane(tables, lanes, lane, seen, 0, masks[lane], shown[lane], own, is_discreet)
        copy_rows(rows, obs)

    return step


def _top_up(code: Any, cuda: Any) -> Any:
    words_left, add_block = code.words_left, code.add_block

    def top_up(chances: Any, lane: int, is_here: bool) -> None:
        """Whoever has room for a block adds one, if somebody has few words left."""
        left = words_left(chances[lane]) if is_here else 2 * BLOCK
        if cuda.any_sync(WARP, left < FEW_WORDS) and left <= BLOCK:
            add_block(chances[lane])

    return cuda.jit(top_up, device=True)


def _copy_rows(cuda: Any) -> Any:
    def copy_rows(rows: Any, out: Any) -> None:
        """The rows of a block to where its lanes stand: neighbouring threads write neighbouring numbers."""
        cuda.syncthreads()
        width = rows.shape[1]
        first = cuda.blockIdx.x * cuda.blockDim.x
        count = min(cuda.blockDim.x, out.shape[0] - first)
        for i in range(cuda.threadIdx.x, count * width, cuda.blockDim.x):
            out[first + i // width, i % width] = rows[i // width, i % width]

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
