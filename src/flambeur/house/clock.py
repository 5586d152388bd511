"""The time of the house."""

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]
Ticks = Callable[[], float]  # seconds by a clock that nobody can set: for how long something has lasted


def now() -> datetime:
    """The time that entries are stamped with."""
    return datetime.now(UTC)
