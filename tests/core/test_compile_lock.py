"""One process compiles at a time. The other process is another open file here: locks belong to those."""

import threading
from pathlib import Path
from typing import Any

import pytest

from flambeur.core.compile_lock import LOCK, compiled_alone

SECONDS = 60  # to wait for what must happen


class Function:
    """Stands for one of Numba: to compile it compiles those that it calls."""

    def __init__(self, *called: Any) -> None:
        self.called, self.signatures = called, list[str]()

    def compile(self, signature: str) -> str:
        """Remember the signature."""
        for function in self.called:
            function.compile(signature)
        self.signatures.append(signature)
        return f"code of {signature}"


def test_who_compiles_waits_for_another_process_in_the_same_folder(tmp_path: Path) -> None:
    fcntl: Any = pytest.importorskip("fcntl")
    function = compiled_alone(Function(), tmp_path)
    waiting = threading.Thread(target=function.compile, args=("int",), daemon=True)
    with (tmp_path / LOCK).open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        waiting.start()
        waiting.join(0.3)
        assert function.signatures == []
    waiting.join(SECONDS)
    assert function.signatures == ["int"]


def test_nobody_waits_for_those_in_another_folder(tmp_path: Path) -> None:
    fcntl: Any = pytest.importorskip("fcntl")
    (tmp_path / "other").mkdir()
    with (tmp_path / "other" / LOCK).open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        assert compiled_alone(Function(), tmp_path).compile("int") == "code of int"


def test_a_function_is_compiled_together_with_those_it_calls(tmp_path: Path) -> None:
    inner = compiled_alone(Function(), tmp_path)
    outer = compiled_alone(Function(inner), tmp_path)
    assert [outer.compile("int"), outer.compile("float")] == ["code of int", "code of float"]
    assert inner.signatures == ["int", "float"]


def test_after_a_failure_others_may_compile(tmp_path: Path) -> None:
    fcntl: Any = pytest.importorskip("fcntl")
    with pytest.raises(AttributeError):
        compiled_alone(Function(None), tmp_path).compile("int")
    with (tmp_path / LOCK).open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_where_nothing_can_be_locked_everybody_compiles(tmp_path: Path) -> None:
    assert compiled_alone(Function(), tmp_path / "missing").compile("int") == "code of int"
