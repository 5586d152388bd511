"""What has to be so before something can be done at a table."""

from flambeur.core.errors import Refused
from flambeur.house.table import Table


def require(condition: bool, otherwise: Refused) -> None:
    """Raise the refusal unless it is so."""
    if not condition:
        raise otherwise


def check_seat(table: Table, seat: int) -> None:
    """There is such a seat."""
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", seat=seat, most=len(table.seats) - 1)


def check_own(table: Table, person: str, seat: int) -> None:
    """The person sits there."""
    check_seat(table, seat)
    if table.seats[seat].person != person:
        raise Refused("not-your-seat", seat=seat)


def check_may_look(table: Table, person: str, invite: str | None) -> None:
    """A table that is not open is for those who sit or sat there, and for those who were invited."""
    if table.is_sealed:
        require(person in table.persons, Refused("sealed-table"))
    has_sat = person == table.made.person or person in table.persons | table.have_played
    is_known = table.made.is_open or invite == table.made.invite or has_sat
    require(is_known, Refused("need-invite"))
