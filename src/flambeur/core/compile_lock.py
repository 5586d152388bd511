"""In a folder of compiled code one process compiles at a time; who waited finds the code there."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

LOCK = "lock"  # the name of the file
_held: set[Path] = set()  # by this process; only who has Numba's own lock looks here


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
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
