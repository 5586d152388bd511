"""Tables whose games count: what they can do without, so that a rating says how well somebody plays."""

from collections.abc import Sequence
from typing import Protocol

from flambeur.core.errors import Refused
from flambeur.house.requirements import require


class Order(Protocol):
    """What is asked for when a table is made."""

    rated: bool
    coach: bool
    seats: list[str]


def check_may_be_rated(order: Order) -> None:
    """No coach, and everybody plays for themselves on a device of their own."""
    if not order.rated:
        return
    require(not order.coach, Refused("rated-coach"))
    require(_at_this_device(order.seats) <= 1, Refused("rated-shared"))


def _at_this_device(seats: Sequence[str]) -> int:
    return sum(seat == "me" or seat.startswith("me:") for seat in seats)
