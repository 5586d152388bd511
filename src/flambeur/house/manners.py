"""What a person may not do at tables though the game allows it: talk when muted, sit when blocked."""

from collections.abc import Callable
from typing import TypeAlias

from flambeur.core.errors import Refused
from flambeur.house.commands import AnyCommand, Say, Sit
from flambeur.house.guest_book import GuestBook
from flambeur.house.requirements import require
from flambeur.house.table import Table

Manners: TypeAlias = Callable[[Table, str, AnyCommand], None]  # raises Refused


def no_manners(_table: Table, _person: str, _command: AnyCommand) -> None:
    """Everything that the game allows."""


def manners_of(guest_book: GuestBook) -> Manners:
    """What the keepers of a house and the hosts of its tables want."""

    def check(table: Table, person: str, command: AnyCommand) -> None:
        if isinstance(command, Say):
            require(person not in guest_book.order.muted, Refused("muted"))
        if isinstance(command, Sit):
            require((table.host, person) not in guest_book.blocked, Refused("blocked-by-host"))

    return check
