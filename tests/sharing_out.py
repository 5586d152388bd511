"""How tests are shared out to the workers: whole files, and one by one where each of them runs long."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path, PurePosixPath
from typing import Any

from xdist.scheduler import LoadScopeScheduling

# Folders whose tests run long enough to be dealt out one by one.
SINGLE = ("arena", "bots", "conformance", "learn", "simulate")


class ByFile(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Keeps what a file sets up in one worker: houses, browsers, solutions."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, _ = nodeid.partition("::")
        return nodeid if PurePosixPath(file).parts[1] in SINGLE else file


@contextmanager
def first_alone(lock: Path) -> Iterator[None]:
    """Whoever comes first goes alone, the others together after it; where files have no locks, all go."""
    try:
        fcntl: Any = import_module("fcntl")
    except ImportError:
        yield
        return
    with lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            fcntl.flock(file, fcntl.LOCK_SH)  # the system gives it free, even if the first one fails
        yield
