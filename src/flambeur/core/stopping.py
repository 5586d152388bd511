"""Ctrl-C in the midst of long work: what has been done by then is kept."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def asked_to_stop() -> Iterator[threading.Event]:
    """Ctrl-C sets this instead of breaking off; pressed once more, it breaks off."""
    asked = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield asked
        return

    def pressed(*_: Any) -> None:
        if asked.is_set():
            raise KeyboardInterrupt
        asked.set()

    usual = signal.signal(signal.SIGINT, pressed)
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, usual)
