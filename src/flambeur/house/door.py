"""Who may connect: so many in all, so many from one address."""

import asyncio
from collections import Counter

from flambeur.house.addresses import household_of
from flambeur.house.limits import Limits
from flambeur.house.proxy import Proxies


class Door:
    """The connections of this process, from whichever protocol to whichever they change.

    Where there is no room, a newcomer takes the place of who has rested for longest: between two requests, or
    in the middle of one. So nobody is kept out by connections on which nothing happens.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits, self._proxies = limits, Proxies(limits.proxies)
        self._inside: dict[asyncio.Transport, str] = {}
        self._of_household: Counter[str] = Counter()
        self._resting: dict[str, dict[asyncio.Transport, None]] = {}  # by household, first who rests longest

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether there is room for one more connection from that address, or somebody makes room."""
        household = household_of(address)
        is_greedy = self._of_household[household] >= self._limits.per_address and address not in self._proxies
        is_full = len(self._inside) >= self._limits.connections
        if (is_greedy and not self._make_room(household)) or (is_full and not self._make_room()):
            return False
        self._inside[transport] = household
        self._of_household[household] += 1
        return True

    def rest(self, transport: asyncio.Transport) -> None:
        """Nothing is done for the connection; it waits for its client."""
        self.work(transport)
        if transport in self._inside:
            self._resting.setdefault(self._inside[transport], {})[transport] = None

    def work(self, transport: asyncio.Transport) -> None:
        """Something is done for the connection, and it cannot be cut off without harm."""
        household = self._inside.get(transport, "")
        resting = self._resting.get(household, {})
        resting.pop(transport, None)
        if not resting:
            self._resting.pop(household, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has ended, whether it had entered or not."""
        self.work(transport)
        household = self._inside.pop(transport, None)
        if household is not None:
            self._of_household[household] -= 1
            if not self._of_household[household]:
                del self._of_household[household]

    def _make_room(self, household: str | None = None) -> bool:
        """Cut off who has rested for longest, of the household or of that in which most do."""
        of_most = max(self._resting, key=lambda each: len(self._resting[each]), default="")
        resting = self._resting.get(of_most if household is None else household)
        if not resting:
            return False
        longest = next(iter(resting))
        self.leave(longest)
        longest.abort()
        return True
