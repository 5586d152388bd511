"""Nothing is compiled twice: of test workers that need the same code one compiles, and the others wait.

Nor does anybody count the lines that the compiler runs, which would take a third longer.
"""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from numba.core import dispatcher

Dispatcher: Any = dispatcher.Dispatcher
# Folders whose tests compile or wait.
LONG = ("arena", "bots", "browser", "conformance", "docs", "house", "learn", "simulate", "solve")
DEPTH = threading.local()


@contextmanager
def compiling_once(folder: Path) -> Iterator[None]:
    """Meanwhile, who compiles something of a game has the game to themselves; others find it in the cache."""
    compile_alone = Dispatcher.compile

    def compile_once(self: Any, signature: Any) -> Any:
        if getattr(DEPTH, "is_inner", False):
            return compile_alone(self, signature)
        # Coverage must be stopped and go on in one and the same frame, or it loses count of the others.
        with _locked(folder / f"{_game_of(self)}.lock"):
            tracer = sys.gettrace()
            sys.settrace(None)
            DEPTH.is_inner = True
            try:
                return compile_alone(self, signature)
            finally:
                DEPTH.is_inner = False
                sys.settrace(tracer)

    Dispatcher.compile = compile_once
    try:
        yield
    finally:
        Dispatcher.compile = compile_alone


def _game_of(function: Any) -> str:
    """The name of the folder in which the machine code is kept, without the digest of the sources."""
    path = getattr(function._cache, "cache_path", None)
    return Path(path).parent.name.rpartition("-")[0] if path else "other"


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Alone on this machine; where files cannot be locked, what is compiled twice only takes longer."""
    try:
        fcntl: Any = import_module("fcntl")
    except ImportError:
        yield
        return
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
