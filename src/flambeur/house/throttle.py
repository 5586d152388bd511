"""No person and no household asks for so much that others have to wait."""

from collections.abc import Callable

from litestar.handlers import BaseRouteHandler

from flambeur.core.errors import Refused
from flambeur.house.addresses import household_of
from flambeur.house.config import Config
from flambeur.house.litestar_types import AnyConnection
from flambeur.house.rates import Rate, Rates
from flambeur.house.requirements import require

HOUSEHOLD = 10  # times what one person may ask for
MAKES_TABLE = {"makes_table": True}  # marks what leaves something behind that lasts


def throttled(config: Config) -> Callable[[AnyConnection, BaseRouteHandler], None]:
    """A guard before every address: raises Refused for who asks too much."""
    rates = Rates()

    def check(connection: AnyConnection, handler: BaseRouteHandler) -> None:
        person = connection.scope["state"]["person"]
        household = household_of(connection.client.host) if connection.client else ""
        limits = [config.requests, config.new_tables if handler.opt.get("makes_table") else None]
        for rate in filter(None, limits):
            _require(rates, rate, f"person {person}" if person else None)
            _require(rates, rate.times(HOUSEHOLD), f"household {household}")

    return check


def _require(rates: Rates, rate: Rate, who: str | None) -> None:
    require(who is None or rates.take(rate, who), Refused("too-many-requests"))
