"""A table is what its log says; no server is needed to see it."""

from datetime import UTC, datetime

from flambeur.house.entries import AnyEntry, BotTook, Moved, Rematch, Sat, Started
from flambeur.house.table import Table
from tests.house.hubs import created

AT = datetime(2026, 11, 15, tzinfo=UTC)


def table_of(*entries: AnyEntry) -> Table:
    """The sum of a log."""
    table = Table("one")
    for entry in entries:
        table.add(entry, AT)
    return table


def play(table: Table) -> None:
    """To the end of the game, the first legal move each time."""
    while table.waiting:
        seat = table.waiting[0]
        assert table.match is not None
        table.add(Moved(seat=seat, move=str(table.match.legal(seat)[0])), AT)


def test_a_rematch_gives_everybody_their_seat_back_and_bots_stay_bots() -> None:
    table = table_of(
        created("me", "open", "open"),
        Sat(person="ben", name="Ben", seat=1, luck=""),
        Started(person="ada"),
        BotTook(seat=1, bot="regular"),
    )
    play(table)
    table.add(Rematch(secret="11" * 32), AT)
    seats = [(seat.person, seat.bot) for seat in table.seats]
    assert seats == [("ben", None), (None, "regular"), ("ada", None)]
    assert [seat.bot for seat in table.finished[0].seats] == [None, "regular", "regular"]
