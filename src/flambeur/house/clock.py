"""The time of the house."""

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]


def now() -> datetime:
    """The time that entries are stamped with."""
    return datetime.now(UTC)
