"""The same message a thousand times is summed up, so that nobody can fill the disk with the log."""

import logging
import time
from collections.abc import Callable

MOST = 10  # of the same message in a window
WINDOW = 60.0  # seconds
MOST_KINDS = 1000
OURS = "flambeur.house"  # whose messages hold nothing that a client chose


class Flood:
    """One kind of message within a window."""

    def __init__(self, now: float) -> None:
        self.began, self.count = now, 0


class FloodFilter(logging.Filter):
    """Lets the first of a kind through, then the hundredth, the thousandth and so on, with their number."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock, self._floods = clock, dict[object, Flood]()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is written; one that stands for others says for how many."""
        if len(self._floods) > MOST_KINDS:
            self._floods.clear()
        now, kind = self._clock(), _kind_of(record)
        flood = self._floods.setdefault(kind, Flood(now))
        if now - flood.began > WINDOW:
            missed = flood.count
            flood = self._floods[kind] = Flood(now)
            if missed > MOST:
                _add(record, f"{missed} times before")
        flood.count += 1
        if flood.count > MOST and _is_round(flood.count):
            _add(record, f"{flood.count} times in {now - flood.began:.0f} s")
            return True
        return flood.count <= MOST


def _kind_of(record: logging.LogRecord) -> object:
    error = record.exc_info[1] if record.exc_info else None
    trace = error.__traceback__ if error else None
    what = record.getMessage() if record.name == OURS else record.msg  # which table it is about counts
    return record.name, record.levelno, what, type(error), trace and trace.tb_lineno


def _is_round(count: int) -> bool:
    return set(str(count)[1:]) == {"0"} and str(count)[0] == "1"


def _add(record: logging.LogRecord, words: str) -> None:
    record.msg, record.args = f"{record.getMessage()} ({words})", None
