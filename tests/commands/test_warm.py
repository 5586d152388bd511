"""`flambeur warm`: each game in a process of its own, told on a bar, ended with it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from flambeur.bots.compiled import is_ready
from flambeur.cli import app
from flambeur.commands import warm
from flambeur.commands.warm_up import TASKS
from flambeur.core.quick_rules import is_compiled
from flambeur.core.registry import all_games, invited
from tests.newcomers import forget_afterwards

EXAMPLE = "python:examples.high_card:HIGH_CARD"
ROOT = Path(__file__).parents[2]


def worker(folder: Path, monkeypatch: pytest.MonkeyPatch, lines: str) -> None:
    """Let these lines of a shell be what compiles."""
    program = folder / "worker"
    program.write_text(f"#!/bin/sh\n{lines}\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))


def test_it_tells_what_was_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worker(tmp_path, monkeypatch, "echo rules; echo $4 >&2; echo search")
    result = CliRunner().invoke(app, ["warm", "royale", "las-vegas", "royale", "--json"])
    told = json.loads(result.stdout)
    assert [each["game"] for each in told] == ["royale", "las-vegas"]
    assert all(each["tasks"] == ["rules", "search"] and each["seconds"] >= 0 for each in told)


def test_without_a_name_all_games_are_meant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worker(tmp_path, monkeypatch, "echo $4")
    result = CliRunner().invoke(app, ["warm", "--json"])
    assert [each["tasks"] for each in json.loads(result.stdout)] == [[game.name] for game in all_games()]


def test_what_goes_wrong_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worker(tmp_path, monkeypatch, "echo 'OSError: No space left' >&2; exit 1")
    result = CliRunner().invoke(app, ["warm", "royale"])
    assert result.exit_code == 2
    assert "The rules of royale could not be compiled: OSError: No space left." in result.stderr


def test_a_game_that_is_not_there_is_refused() -> None:
    result = CliRunner().invoke(app, ["warm", "chess"])
    assert result.exit_code == 2
    assert "There is no game called 'chess'." in result.stderr


def test_nothing_goes_on_when_it_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worker(tmp_path, monkeypatch, "echo rules; exec sleep 300")
    started: list[subprocess.Popen[str]] = []
    popen = subprocess.Popen

    def begun(*args: object, **options: object) -> "subprocess.Popen[str]":
        started.append(popen(*args, **options))  # type: ignore[call-overload] # as it was called
        return started[-1]

    def stopped(_name: str, _task: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(subprocess, "Popen", begun)
    with pytest.raises(KeyboardInterrupt):
        warm._compile_all(["royale"], stopped)
    assert [process.wait(60) for process in started] == [-15]


def test_the_bar_knows_how_many_tasks_there_are() -> None:
    assert len(TASKS) == warm.TASKS


def test_all_tasks_of_a_game_from_elsewhere_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_afterwards(monkeypatch)
    game = invited(EXAMPLE)
    command = [sys.executable, "-P", "-m", "flambeur.commands.warm_up", game.name]
    env = {**os.environ, "FLAMBEUR_MORE_GAMES": EXAMPLE, "PYTHONPATH": str(ROOT)}
    told = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True, timeout=500)
    assert told.stdout.split() == list(TASKS)
    assert is_compiled(game)
    assert is_ready(game, "search")
