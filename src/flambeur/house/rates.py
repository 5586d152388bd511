"""How much somebody may ask for: buckets that fill steadily, one for each person and each household."""

import time
from collections.abc import Callable, Hashable
from typing import NamedTuple

MOST_KEPT = 20_000  # buckets that are not full; those unused for longest are nearly so


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: float
    per_second: float

    def times(self, factor: int) -> "Rate":
        """The same for many together."""
        return Rate(self.burst * factor, self.per_second * factor)


def per_minute(number: int) -> Rate | None:
    """A third of them at once; None, no limit, for 0."""
    return Rate(max(1, number / 3), number / 60) if number else None


def per_hour(number: int) -> Rate | None:
    """A sixth of them at once; None, no limit, for 0."""
    return Rate(max(1, number / 6), number / 3600) if number else None


class Pace:
    """One bucket."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._left, self._at = rate.burst, clock()

    @property
    def is_full(self) -> bool:
        """Whether it is like a new one."""
        return self._filled(self._clock()) >= self._rate.burst

    def _filled(self, now: float) -> float:
        return min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)

    def has(self, count: float = 1) -> bool:
        """Whether so many more would be within the limit."""
        return self._filled(self._clock()) >= count

    def take(self, count: float = 1) -> bool:
        """Whether so many more are within the limit."""
        now = self._clock()
        self._left, self._at = self._filled(now), now
        if self._left < count:
            return False
        self._left -= count
        return True


class Rates:
    """The buckets of everybody."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._paces: dict[Hashable, Pace] = {}  # first those unused for longest

    def has(self, rate: Rate, who: str, count: float = 1) -> bool:
        """Whether so many more would be within the limit; of who asks for the first time nothing is kept."""
        pace = self._paces.get((rate, who))
        return pace is None or pace.has(count)

    def take(self, rate: Rate, who: str, count: float = 1) -> bool:
        """Whether so many more are within the limit of whoever it is."""
        pace = self._paces.pop((rate, who), None) or Pace(rate, self._clock)
        self._paces[rate, who] = pace
        is_within = pace.take(count)
        self._forget()
        return is_within

    def _forget(self) -> None:
        """Of who has asked for nothing in a while, nothing need be known."""
        while self._paces:
            unused = next(iter(self._paces))
            if len(self._paces) <= MOST_KEPT and not self._paces[unused].is_full:
                return
            del self._paces[unused]
