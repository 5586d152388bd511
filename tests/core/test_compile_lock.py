"""One process compiles at a time. The other process is another open file here: locks belong to those."""

import threading
from pathlib import Path
from typing import Any

import pytest

from flambeur.core.compile_lock import LOCK, alone_in

SECONDS = 60  # to wait for what must happen


def test_who_compiles_waits_for_another_process_in_the_same_folder(tmp_path: Path) -> None:
    fcntl: Any = pytest.importorskip("fcntl")
    compiled: list[str] = []

    def compile_it() -> None:
        with alone_in(tmp_path):
            compiled.append("done")

    waiting = threading.Thread(target=compile_it, daemon=True)
    with (tmp_path / LOCK).open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        waiting.start()
        waiting.join(0.3)
        assert compiled == []
    waiting.join(SECONDS)
    assert compiled == ["done"]


def test_nobody_waits_for_those_in_another_folder(tmp_path: Path) -> None:
    fcntl: Any = pytest.importorskip("fcntl")
    (tmp_path / "other").mkdir()
    with (tmp_path / "other" / LOCK).open("w") as other, alone_in(tmp_path):
        fcntl.flock(other, fcntl.LOCK_EX)


def test_a_function_is_compiled_together_with_those_it_calls(tmp_path: Path) -> None:
    with alone_in(tmp_path), alone_in(tmp_path):
        pass


def test_after_a_failure_others_may_compile(tmp_path: Path) -> None:
    fcntl: Any = pytest.importorskip("fcntl")
    with pytest.raises(ZeroDivisionError), alone_in(tmp_path):
        raise ZeroDivisionError
    with (tmp_path / LOCK).open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_where_nothing_can_be_locked_everybody_compiles(tmp_path: Path) -> None:
    with alone_in(tmp_path / "missing"):
        pass
