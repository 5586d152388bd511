"""How a game begins by somebody's wish, and how another one follows it: all have to want it."""

from collections.abc import Callable

from flambeur.core.errors import Refused
from flambeur.house.commands import Again, Start
from flambeur.house.entries import Agreed, AnyEntry, Rematch, Started
from flambeur.house.moment import Moment
from flambeur.house.requirements import require
from flambeur.house.table import GATHERING, OVER, Table


def start(
    table: Table, person: str, moment: Moment, command: Start, new_secret: Callable[[], str]
) -> AnyEntry | None:
    """Bots take the seats still open; after a game they stand in for those who are away."""
    require(bool(table.seats_of(person)), Refused("not-at-the-table"))
    if table.phase == GATHERING and table.is_full:
        return None  # it begins when all have added to its luck
    if table.phase == GATHERING:
        return Started(person=person, id=command.id)
    require(table.phase == OVER, Refused("already-begun"))
    missing = table.persons - table.agreed - {person}
    require(not missing & moment.here, Refused("not-agreed"))
    require(not (missing and table.made.rated), Refused("rated-away"))
    away = tuple(number for number, seat in enumerate(table.seats) if seat.person in missing)
    return Rematch(
        secret=new_secret(), keeps_seats=True, asks_luck=True, stand_ins=away, person=person, id=command.id
    )


def agree(
    table: Table, person: str, name: str, command: Again, new_secret: Callable[[], str]
) -> AnyEntry | None:
    """The last one to agree begins the game."""
    require(bool(table.seats_of(person)), Refused("not-at-the-table"))
    require(table.phase == OVER, Refused("not-over"))
    if person in table.agreed:
        return None
    if table.persons - table.agreed - {person}:
        return Agreed(name=name, person=person, id=command.id)
    return Rematch(secret=new_secret(), keeps_seats=True, asks_luck=True, person=person, id=command.id)
