"""Who may connect: so many in all, so many from one address."""

import asyncio
from collections import Counter

from flambeur.house.addresses import household_of
from flambeur.house.limits import Limits
from flambeur.house.proxy import Proxies


class Door:
    """The connections of this process, from whichever protocol to whichever they change."""

    def __init__(self, limits: Limits) -> None:
        self._limits, self._proxies = limits, Proxies(limits.proxies)
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._of_household: Counter[str] = Counter()

    def enter(self, transport: asyncio.BaseTransport, address: str) -> bool:
        """Whether there is room for one more connection from that address."""
        household = household_of(address)
        is_greedy = self._of_household[household] >= self._limits.per_address
        if len(self._inside) >= self._limits.connections or (is_greedy and address not in self._proxies):
            return False
        self._inside[transport] = household
        self._of_household[household] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended, whether it had entered or not."""
        household = self._inside.pop(transport, None)
        if household is not None:
            self._of_household[household] -= 1
            if not self._of_household[household]:
                del self._of_household[household]
