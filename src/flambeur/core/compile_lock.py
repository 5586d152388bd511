"""In a folder of compiled code, one process compiles at a time; who waited finds the code there and loads it.

Without this they would do the same work, and mix up the index that Numba keeps of each function.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

LOCK = "lock"  # the name of the file
_held: set[Path] = set()  # by this process; only who has Numba's own lock looks here


def compiled_alone(function: Any, folder: Path) -> Any:
    """The function of Numba, which is compiled while no other process compiles in the folder."""
    compiler_lock = import_module("numba.core.compiler_lock").global_compiler_lock

    def compile_alone(signature: Any) -> Any:
        # Threads wait for each other first, then processes: always in this order.
        with compiler_lock, _alone_in(folder):
            return type(function).compile(function, signature)

    function.compile = compile_alone
    return function


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Alone among processes; functions that are compiled for another one are part of its work."""
    if folder in _held:
        yield
        return
    with _locked(folder / LOCK):
        _held.add(folder)
        try:
            yield
        finally:
            _held.remove(folder)


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """With the file locked; where files cannot be, what is compiled twice mostly just takes longer."""
    try:
        fcntl: Any = import_module("fcntl")
        file = path.open("w")
    except (ImportError, OSError):
        yield
        return
    with file:
        with suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
