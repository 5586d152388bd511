"""What is so at a table at this moment, and stands in no log."""

from dataclasses import dataclass
from datetime import UTC, datetime

LONG_AGO = datetime(1, 1, 2, tzinfo=UTC)
STALLING = 60  # seconds without a move after which the others may let a bot stand in


@dataclass(frozen=True)
class Moment:
    """Who is there, and how long the game has been waiting."""

    here: frozenset[str] = frozenset()  # the persons who are connected
    watching: tuple[str, ...] = ()  # the names of those who look on
    waited: float = 0.0  # seconds; the time the house was closed does not count
    at: datetime = LONG_AGO
    patience: int = STALLING


NO_NEWS = Moment()
