"""What the host may do before the game begins: who made the table, or the first person who sits there."""

from collections.abc import Sequence

from flambeur.core.errors import Refused
from flambeur.house.commands import Plan, Swap
from flambeur.house.entries import AnyEntry, Planned, Swapped
from flambeur.house.requirements import check_seat, require
from flambeur.house.table import GATHERING, Table

OPEN = "open"


def plan(table: Table, person: str, levels: Sequence[str], command: Plan) -> AnyEntry | None:
    """A seat for a bot, or for whoever comes; somebody else who sits there must leave."""
    _check_host(table, person, command.seat)
    plans = (OPEN, *levels)
    require(command.plan in plans, Refused("bad-plan", plan=repr(command.plan), plans=", ".join(plans)))
    seat = table.seats[command.seat]
    require(seat.person != person, Refused("own-seat"))
    is_meant = seat.person is None or seat.name == command.removes  # somebody else may have come meanwhile
    require(is_meant, Refused("seat-taken", seat=command.seat))
    if command.plan == (seat.bot or seat.kind):
        return None
    return Planned(seat=command.seat, plan=command.plan, name=seat.name, person=person, id=command.id)


def swap(table: Table, person: str, command: Swap) -> AnyEntry | None:
    """Two seats change their places."""
    _check_host(table, person, command.seat)
    check_seat(table, command.other)
    if command.seat == command.other:
        return None
    return Swapped(seat=command.seat, other=command.other, person=person, id=command.id)


def _check_host(table: Table, person: str, seat: int) -> None:
    check_seat(table, seat)
    require(table.host == person, Refused("not-the-host"))
    require(table.phase == GATHERING, Refused("already-begun"))
