"""What compiles is not watched: to count the lines that the compiler runs would take a third longer."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import dispatcher

Dispatcher: Any = dispatcher.Dispatcher
# Folders whose tests compile or wait.
LONG = ("arena", "bots", "browser", "conformance", "docs", "house", "learn", "simulate", "solve")


@contextmanager
def compiling_unwatched() -> Iterator[None]:
    """Meanwhile, coverage does not see the compiler."""
    compile_watched = Dispatcher.compile

    def compile_unwatched(self: Any, signature: Any) -> Any:
        # Coverage must be stopped and go on in one and the same frame, or it loses count of the others.
        tracer = sys.gettrace()
        sys.settrace(None)
        try:
            return compile_watched(self, signature)
        finally:
            sys.settrace(tracer)

    Dispatcher.compile = compile_unwatched
    try:
        yield
    finally:
        Dispatcher.compile = compile_watched
