"""Who is at a table, connected to whichever process of the house."""

import math
import time
from collections import Counter
from collections.abc import Mapping

from flambeur.house.clock import Ticks

PRESENT = 15.0  # seconds since another process last saw a person that still count as present


class Presence:
    """The persons at one table."""

    def __init__(self, ticks: Ticks = time.monotonic) -> None:
        self._now = ticks
        self._connected: Counter[str] = Counter()
        self._last_seen: dict[str, float] = {}
        self._elsewhere: dict[str, float] = {}
        self._opened = self._now()

    @property
    def connected(self) -> list[str]:
        """The persons who are connected to this process."""
        return list(self._connected)

    @property
    def here(self) -> frozenset[str]:
        """The persons who are connected, to any process."""
        if not self._elsewhere:
            return frozenset(self._connected)
        late = self._now() - PRESENT
        elsewhere = {person for person, seen in self._elsewhere.items() if seen > late}
        return frozenset(self._connected.keys() | elsewhere)

    def come(self, person: str) -> None:
        """A person has opened a connection."""
        self._connected[person] += 1

    def leave(self, person: str, is_missed: bool = True) -> None:
        """A connection of a person has ended; there may be others. Of passers-by nothing is kept."""
        self._connected[person] -= 1
        if not self._connected[person]:
            del self._connected[person]
            if is_missed:
                self._last_seen[person] = self._now()

    def rename(self, old: str, new: str) -> None:
        """A connection that was one person's is another's, who has been here as lately."""
        self.come(new)
        self.leave(old)
        self._last_seen[new] = self._now()

    def hear(self, elsewhere: Mapping[str, float]) -> None:
        """What the processes have told each other: how many seconds ago each person was last seen."""
        now = self._now()
        self._elsewhere.update((person, now - ago) for person, ago in elsewhere.items())

    def gone_for(self, person: str) -> float:
        """How many seconds a person has been away; at a table just opened nobody has been away for long."""
        if person in self.here:
            return 0.0
        seen = max(self._last_seen.get(person, self._opened), self._elsewhere.get(person, -math.inf))
        return self._now() - seen
