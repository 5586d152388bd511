"""No person and no household asks for so much that others have to wait."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from flambeur.core.errors import Refused
from flambeur.house.addresses import household_of
from flambeur.house.config import Config
from flambeur.house.litestar_types import AnyConnection
from flambeur.house.rates import Rate, Rates

HOUSEHOLD = 10  # times what one person may ask for
SOCKET = 10  # requests that a new socket counts for
PAUSE = 1.0  # seconds until a refusal, so that those who do not listen cost little
MAKES_TABLE = {"makes_table": True}  # marks what leaves something behind that lasts
GUESSES_CODE = {"guesses_code": True}  # marks where somebody could try codes
GUESSERS = 4  # persons of one household who may try at the same time

Guard: TypeAlias = Callable[[AnyConnection, BaseRouteHandler], Awaitable[None]]


def throttled(config: Config, pause: float = PAUSE) -> Guard:
    """A guard before every address: raises Refused for who asks too much."""
    # Apart: buckets of an hour must not be washed away by people who ask once and are never seen again.
    requests, new_tables, guesses = Rates(), Rates(), Rates()

    def is_within(
        rates: Rates, rate: Rate, connection: AnyConnection, count: float = 1, factor: int = HOUSEHOLD
    ) -> bool:
        person = connection.scope["state"]["person"]
        household = household_of(connection.client.host) if connection.client else ""
        everybody = rate.times(factor), f"household {household}", count
        if not rates.has(*everybody):  # asked first: a household that has nothing left begins no new buckets
            return False
        is_persons = person is None or rates.take(rate, f"person {person}", count)
        return is_persons and rates.take(*everybody)

    async def check(connection: AnyConnection, handler: BaseRouteHandler) -> None:
        count = SOCKET if connection.scope["type"] == ScopeType.WEBSOCKET else 1
        is_fine = config.requests is None or is_within(requests, config.requests, connection, count)
        if is_fine and config.new_tables and handler.opt.get("makes_table"):
            is_fine = is_within(new_tables, config.new_tables, connection)
        if not is_fine:
            await asyncio.sleep(pause)
            raise Refused("too-many-requests")
        if handler.opt.get("guesses_code") and not is_within(
            guesses, config.guesses, connection, factor=GUESSERS
        ):
            await asyncio.sleep(pause)
            raise Refused("too-many-guesses")

    return check
