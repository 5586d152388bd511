"""Batches on a GPU: the games of the processor to the bit, and clear words where there is none."""

import pickle
from typing import Any

import numpy as np
import pytest

import flambeur
from flambeur.core.errors import BadOption, FlambeurError, IllegalMove
from flambeur.envs import Vector, cuda_arrays, cuda_kernels, cuda_lanes
from tests.envs.slow_gpu import NumpyArrays, SlowGpu

COUNT = 40  # more than the threads of a block
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("las-vegas", 3, {"rounds": 1}),
    ("all-or-nothing", 3, {}),
    ("easy-come", 2, {}),
    ("royale", 2, {}),
)
LONG = ("royale", "all-or-nothing")  # games that hardly end in so few moves
EVERY = pytest.mark.parametrize(("game", "players", "options"), GAMES)
WITH_GPU = pytest.mark.usefixtures("gpu")


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> SlowGpu:
    """A slow one, found where a real one would be."""
    slow = SlowGpu()
    for module, name in (
        (cuda_kernels, "THREADS"),
        (cuda_kernels, "MOVERS"),
        (cuda_lanes, "THREADS"),
        (cuda_lanes, "MOVERS"),
    ):
        monkeypatch.setattr(module, name, 1)
    monkeypatch.setattr(cuda_kernels, "WORD", np.uint8)
    monkeypatch.setattr(cuda_lanes, "find_cuda", lambda: slow)
    monkeypatch.setattr(cuda_lanes, "arrays_of", lambda _: NumpyArrays())
    monkeypatch.setattr(cuda_lanes, "kernels_for", lambda game: cuda_kernels.kernels_of(game, slow))
    return slow


def both(game: str, players: int, **given: Any) -> tuple[Vector, Vector]:
    """The same games here and there."""
    here, there = (
        flambeur.vector(game, players, COUNT, seed=3, device=device, **given) for device in ("cpu", "cuda")
    )
    return here, there


def vegas(**given: Any) -> Vector:
    return flambeur.vector("las-vegas", 2, COUNT, seed=3, device="cuda", **given)


def same(here: Any, there: Any) -> bool:
    """Whether both show the same."""
    return all(array.tobytes() == vars(there)[name].tobytes() for name, array in vars(here).items())


def fields(batch: Vector) -> list[str]:
    """Every table; what lies between the fields means nothing."""
    return [repr(s) for s in batch.save().tables.tolist()]


def legal(shown: Any, dice: np.random.Generator) -> Any:
    """A legal action for every game."""
    drawn = (dice.random(shown.mask.shape) * shown.mask).argmax(1)
    return np.where(shown.seat >= 0, drawn, -1)


def state_of(batch: Vector, shown: Any) -> tuple[str | bytes, ...]:
    """All that could change."""
    saved = batch.save()
    kept = (saved.chances, saved.lanes, *vars(shown).values())
    return repr(saved.tables.tolist()), *(array.tobytes() for array in kept)


@WITH_GPU
@EVERY
def test_the_games_are_those_of_the_processor(game: str, players: int, options: dict[str, Any]) -> None:
    """Move by move, over the ends of games, with actions given and drawn, shares of the win and results."""
    here, there = both(game, players, rewards="result", options=options)
    dice, ended = np.random.default_rng(1), 0
    one, other = here.reset(seed=5), there.reset(seed=5)
    assert same(one, other)
    for turn in range(60):
        actions = legal(one, dice)
        one, other = here.step(actions), there.step(actions)
        if turn % 10 == 0:
            one, other = here.step_random(7), there.step_random(7)
        assert same(one, other)
        ended += int(one.done.sum())
    assert ended or game in LONG
    assert fields(here) == fields(there)


@WITH_GPU
def test_without_auto_reset_games_end_alike() -> None:
    here, there = both("las-vegas", 2, rounds=1, auto_reset=False)
    is_over = False
    while not is_over:
        one, other = here.step_random(5), there.step_random(5)
        assert same(one, other)
        is_over = bool(one.done.all())
    assert there.step(np.full(COUNT, -1)).done.all()


def test_kernels_run_on_the_stream_of_the_library(gpu: SlowGpu, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = vegas()
    assert set(gpu.streams) == {"stream 7"}
    monkeypatch.setattr(NumpyArrays, "stream", lambda _: 0)
    batch.step_random()
    assert gpu.streams[-1] == "default"


@WITH_GPU
def test_saved_games_go_on_alike_only_if_asked_to() -> None:
    batch = vegas()
    batch.step_random(3)
    saved = pickle.loads(pickle.dumps(batch.save([5, 33])))
    ahead = batch.step_random(4).obs[[5, 33]].copy()
    batch.restore(saved, [5, 33], same_luck=True)
    assert batch.step_random(4).obs[[5, 33]].tobytes() == ahead.tobytes()
    batch.restore(saved, [5, 33])
    assert repr(batch.save([5, 33]).tables.tolist()) == repr(saved.tables.tolist())
    assert batch.step_random(4).obs[[5, 33]].tobytes() != ahead.tobytes()


@WITH_GPU
def test_games_move_between_devices_but_their_luck_does_not() -> None:
    here, there = both("las-vegas", 2)
    shown = here.step_random(3)
    saved = here.save([1, 2])
    assert there.restore(saved, [30, 31]).obs[[30, 31]].tobytes() == shown.obs[[1, 2]].tobytes()
    with pytest.raises(BadOption, match="saved on cpu is kept differently on cuda"):
        there.restore(saved, [30, 31], same_luck=True)


@WITH_GPU
@pytest.mark.parametrize("action", [99, -1, 1 << 40])
def test_bad_actions_are_refused_and_nothing_changes(action: int) -> None:
    batch = vegas()
    shown = batch.reset()
    actions = legal(shown, np.random.default_rng(1))
    actions[[35, 38]] = action
    before = state_of(batch, shown)
    with pytest.raises(IllegalMove, match="Game 35"):
        batch.step(actions)
    assert state_of(batch, shown) == before


@WITH_GPU
@pytest.mark.parametrize("device", ["cpu", "cuda"])
def test_without_a_check_a_game_whose_action_is_not_legal_stays_as_it_is(device: str) -> None:
    batch = flambeur.vector("las-vegas", 2, COUNT, seed=3, device=device, check=False)
    actions = legal(batch.reset(), np.random.default_rng(1))
    actions[35] = 99
    before = fields(batch)
    batch.step(actions)
    assert [lane for lane, s in enumerate(fields(batch)) if s == before[lane]] == [35]


def test_arrays_that_are_not_there_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_lanes, "find_cuda", SlowGpu)
    monkeypatch.setattr(cuda_arrays, "find_spec", lambda _: None)
    for arrays, said in ((None, "torch / cupy"), ("cupy", "arrays of cupy"), ("jax", "torch, cupy")):
        with pytest.raises(BadOption, match=said):
            vegas(arrays=arrays)


def test_without_a_gpu_the_sentence_says_what_is_missing() -> None:
    with pytest.raises(FlambeurError, match=r"CUDA|numba-cuda"):
        vegas()
