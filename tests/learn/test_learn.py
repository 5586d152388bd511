"""Learning a game from games: what comes out, and what is refused."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from flambeur.bots.weights import load
from flambeur.cli import app
from flambeur.core.errors import BadOption, NoGpu
from flambeur.games import EASY_COME
from flambeur.learn import Learned, Plan, learn, shape_of
from flambeur.simulate import gpu

PLAN = Plan(games=600, generations=2, samples=4, epochs=2, batch=256)


def test_two_generations_learn_the_same_again_and_better_than_nothing() -> None:
    kept: list[Learned] = []
    known = learn("easy-come", PLAN, seed=1, keep=kept.append)
    assert [len(lessons.lessons) for lessons in kept] == [1, 2]
    assert len(known.weights) == shape_of(EASY_COME).size
    assert all(lesson.loss < lesson.ignorant_loss for lesson in known.lessons)
    again = learn("easy-come", PLAN, seed=1, threads=2)
    assert again.weights.tobytes() == known.weights.tobytes()
    assert not np.array_equal(learn("easy-come", PLAN, seed=2).weights, known.weights)


def test_no_generation_is_begun_that_would_end_too_late() -> None:
    plan = Plan(games=100, generations=50, samples=1, epochs=1, minutes=0.0)
    assert len(learn("easy-come", plan, seed=1).lessons) == 1


def test_the_command_saves_weights_and_tells_figures(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    command = ["learn", "easy-come", "--games", "200", "--seed", "1", "--out", str(file), "--json"]
    ran = CliRunner().invoke(app, command)
    assert ran.exit_code == 0
    assert "generation 0: 1,500 tables" in ran.stderr
    assert '"game": "easy-come"' in ran.stdout
    assert len(load(file)) == shape_of(EASY_COME).size


def test_an_unknown_device_is_refused() -> None:
    with pytest.raises(BadOption):
        learn("easy-come", PLAN, device="abacus")


def test_without_a_gpu_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "find_spec", lambda _: None)
    with pytest.raises(NoGpu):
        learn("easy-come", PLAN, device="gpu")
