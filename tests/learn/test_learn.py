"""Learning a game from games: what comes out, and what is refused."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from flambeur.bots.weights import load, save
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


def test_what_was_learned_before_can_be_gone_on_with(tmp_path: Path) -> None:
    first, then = tmp_path / "first.npz", tmp_path / "then.npz"
    usual = ["learn", "easy-come", "--games", "64", "--seed", "1", "--out"]
    assert CliRunner().invoke(app, [*usual, str(first)]).exit_code == 0
    ahead = [*usual, str(then), "--from", str(first), "--ahead", "2"]
    assert CliRunner().invoke(app, ahead).exit_code == 0
    moved = np.abs(load(then) - load(first)).max()
    assert 0 < moved < 0.1  # from there, not from nothing


@pytest.mark.parametrize("content", [b"", b"no weights", None])
def test_weights_to_begin_with_must_be_those_of_the_game(content: bytes | None, tmp_path: Path) -> None:
    known = tmp_path / "known.npz"
    if content is None:
        save(known, np.zeros(7, np.float32))
    else:
        known.write_bytes(content)
    told = CliRunner().invoke(app, ["learn", "easy-come", "--out", str(tmp_path / "w"), "--from", str(known)])
    assert told.exit_code != 0
    assert "known.npz" in told.output + told.stderr
    assert "Traceback" not in told.output
