"""The kernel of a GPU on a slow one: the games of the processor, and what a crew of threads votes for."""

from itertools import cycle
from threading import BrokenBarrierError
from types import SimpleNamespace
from typing import Any

import pytest

from flambeur.core import chance, cipher, playout, warp_chance
from flambeur.core.contract import Game
from flambeur.core.native import lifted
from flambeur.core.steps import BOARD, DECISION, IDLE, NEEDED, OVER, PAYMENT, RARE_DECISION, TURN, steps_of
from flambeur.games import ALL_OR_NOTHING, EASY_COME, LAS_VEGAS, ROYALE
from flambeur.simulate import gpu, simulate
from flambeur.simulate.gpu_kernel import WARP_SIZE, choose_step_of, has_much_code
from tests.envs.slow_gpu import Block, SlowGpu

PLAYED = 25
WORDS = 3 * warp_chance.RING


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> SlowGpu:
    """A GPU with blocks of one thread."""
    found = SlowGpu()
    monkeypatch.setattr(gpu, "find_cuda", lambda: found)
    monkeypatch.setattr(gpu, "_kernel", gpu._kernel.__wrapped__)
    monkeypatch.setattr(gpu, "allow_near", lambda *_: None)
    monkeypatch.setattr(cipher, "alone", lambda: None)
    for size in ("THREADS_PER_BLOCK", "LARGEST_BLOCK"):
        monkeypatch.setattr(gpu, size, 1)
    return found


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("game", [ALL_OR_NOTHING, EASY_COME, LAS_VEGAS, ROYALE], ids=lambda game: game.name)
def test_the_games_are_those_of_the_processor(game: Game) -> None:
    here, there = (
        simulate(game.name, 3, PLAYED, seed=4, device=device, threads=1) for device in ("cpu", "gpu")
    )
    assert (there.games, there.moves, there.checksum) == (here.games, here.moves, here.checksum)
    assert (there.total, there.wins) == (here.total, here.wins)


def test_only_games_with_much_code_have_whole_blocks_as_crews() -> None:
    large = [has_much_code(game) for game in (ALL_OR_NOTHING, EASY_COME, LAS_VEGAS, ROYALE)]
    assert large == [False, False, False, True]


@pytest.mark.parametrize(
    ("dues", "chosen"),
    [
        ({PAYMENT: NEEDED[PAYMENT] - 1, DECISION: 1}, DECISION),
        ({PAYMENT: NEEDED[PAYMENT], DECISION: 32 - NEEDED[PAYMENT]}, max),
        ({PAYMENT: 5, OVER: 3}, PAYMENT),
        ({PAYMENT: 5, OVER: NEEDED[OVER]}, OVER),
        ({IDLE: 32}, IDLE),
        ({IDLE: 31, OVER: 1}, OVER),
    ],
)
def test_a_warp_does_what_most_are_due_but_pays_together(dues: dict[int, int], chosen: Any) -> None:
    expected = max(dues, key=lambda sort: dues[sort]) if chosen is max else chosen
    assert voted(LAS_VEGAS, dues, 32) == expected


@pytest.mark.parametrize(
    ("dues", "chosen"),
    [
        ({BOARD: NEEDED[BOARD] * 32 - 1, TURN: NEEDED[TURN] * 32}, TURN),
        ({BOARD: NEEDED[BOARD] * 32 - 1, TURN: NEEDED[TURN] * 32 - 1}, BOARD),
        ({BOARD: NEEDED[BOARD] * 32, TURN: 1}, BOARD),
        ({RARE_DECISION: 3, IDLE: 1021}, RARE_DECISION),
        ({PAYMENT: 960, OVER: 64}, PAYMENT),
        ({PAYMENT: 960, DECISION: 32}, PAYMENT),
        ({PAYMENT: 959, DECISION: 32}, DECISION),
        ({IDLE: 1024}, IDLE),
    ],
)
def test_a_block_votes_as_a_warp_does(dues: dict[int, int], chosen: int) -> None:
    assert voted(ROYALE, dues, 1024) == chosen


def voted(game: Game, dues: dict[int, int], crew: int) -> int:
    """What a crew chooses of which so many are due each sort; others than the one who asks have counted."""
    sorts = steps_of(game.rules)
    asked = cycle(sorts)

    def ballot(_threads: int, _mine: bool) -> int:
        return (1 << dues.get(next(asked), 0)) - 1

    cuda = SimpleNamespace(
        jit=lambda function, **_: function,
        ballot_sync=ballot,
        popc=int.bit_count,
        syncthreads=lambda: None,
        shared=SimpleNamespace(array=lambda *_: [dues.get(sort, 0) for sort in sorts]),
        threadIdx=SimpleNamespace(x=crew - 1),
    )
    return int(choose_step_of(game, cuda, crew)(IDLE))


def test_a_block_counts_together_and_anew() -> None:
    """One vote after the other."""
    block = Block(2 * WARP_SIZE)
    choose_step = choose_step_of(ROYALE, block, block.threads)
    votes = [[TURN] * 40 + [BOARD] * 24, [IDLE] * 63 + [OVER], [RARE_DECISION, PAYMENT] * 32, [IDLE] * 64]
    chosen = block.run(lambda own: [choose_step(vote[own]) for vote in votes])
    assert chosen == [[TURN, OVER, RARE_DECISION, IDLE]] * block.threads


def test_a_barrier_that_depends_on_the_thread_is_found() -> None:
    """As on a GPU, where a block would wait for ever: Python, too, compiles both calls."""
    block = Block(2 * WARP_SIZE)

    def wait(own: int) -> None:
        if own:
            block.syncthreads()
        else:
            block.syncthreads()

    with pytest.raises((AssertionError, BrokenBarrierError)):
        block.run(wait)


def test_chance_on_a_gpu_draws_the_same_words() -> None:
    """Whether blocks are added ahead or in need, on one stream after the other."""
    code: Any = lifted(LAS_VEGAS, playout, warp_chance, for_gpu=True)
    plain = chance.new_chance(bytes(range(32)))
    ring = warp_chance.ring_chance(plain)
    for stream in (0, 7, 1 << 40):
        chance.begin_stream(plain, stream)
        code.begin_ring(ring, stream)
        for drawn in range(WORDS):
            if drawn % 5 == 0 and code.words_left(ring) <= chance.BLOCK:
                code.add_block(ring)
            assert code.word_from_ring(ring) == chance.word(plain)
            assert code.words_drawn_from_ring(ring) == chance.words_drawn(plain)
