"""Compiling ahead: in the background, and only once."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from flambeur.bots import bot_of, warmup
from flambeur.bots.compiled import is_ready, kernels_for
from flambeur.games import EASY_COME, LAS_VEGAS
from tests.matches import begun


def test_an_empty_cache_is_not_ready(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FLAMBEUR_CACHE", str(tmp_path))
    assert not is_ready(LAS_VEGAS, "search")


def test_after_compiling_the_bots_are_ready() -> None:
    warmup.compile_now(LAS_VEGAS)
    assert is_ready(LAS_VEGAS, "search")
    assert warmup.begin(LAS_VEGAS) is None


@pytest.mark.parametrize(("kind", "function"), [("sampler", "sample_moves"), ("search", "walk_often")])
def test_what_was_compiled_is_what_the_bot_calls(kind: str, function: str) -> None:
    warmup.compile_now(LAS_VEGAS, kind)
    compiled = getattr(kernels_for(LAS_VEGAS, kind), function)
    ahead, match = list(compiled.signatures), begun(0)
    bot_of(f"{kind}:4", 1).choose(LAS_VEGAS, match.seen(match.waiting[0]), match.waiting[0])
    assert compiled.signatures == ahead != []


def test_compiling_begins_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[Any] = []
    monkeypatch.setenv("FLAMBEUR_CACHE", str(tmp_path))
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    warmup.begin(LAS_VEGAS, EASY_COME)
    program = [sys.executable, "-P", "-m", "flambeur.bots.warmup", "search"]
    assert started == [[*program, "las-vegas", "easy-come"]]


def test_that_process_compiles_the_game_it_is_told() -> None:
    warmup.compile_now(LAS_VEGAS)
    command = [sys.executable, "-m", "flambeur.bots.warmup", "search"]
    ended = [
        subprocess.run([*command, name], capture_output=True, check=False) for name in ("las-vegas", "x")
    ]
    assert [process.returncode for process in ended] == [0, 1]
