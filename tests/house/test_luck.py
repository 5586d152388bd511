"""The luck of every game: the house commits first, then all who sit add to it, then come the first dice."""

from pathlib import Path

import pytest

from flambeur.core.errors import FlambeurError
from flambeur.core.replay import verify
from flambeur.house.commands import Contribute
from flambeur.house.config import LUCK_SECONDS
from flambeur.house.decisions import Asking, decide
from flambeur.house.entries import AnyEntry, Contributed, Moved, Rematch, Sat, Started
from flambeur.house.table import Table
from tests.house.hubs import AT, HandClock, config_of, created, hub_at, played_out

SAT = Sat(person="ben", name="Ben", seat=1, luck="ben 1")
AGAIN = Rematch(secret="11" * 32, keeps_seats=True, asks_luck=True)


def adding(person: str, luck: str) -> Contributed:
    """What somebody adds."""
    return Contributed(person=person, luck=luck)


def test_the_maker_of_a_table_adds_to_its_luck_before_the_first_dice() -> None:
    table = Table("one")
    told = table.add(created("me", "novice", asks_luck=True), AT)
    assert (table.phase, table.match, told.events, table.owes_luck) == ("gathering", None, (), [0])
    commitment = table.commitment
    told = table.add(adding("ada", "ada 1"), AT)
    assert (table.phase, table.owes_luck) == ("playing", [])
    assert told.events[0].kind == "round-began"
    assert table.match is not None
    assert (table.match.luck.commitment, table.match.luck.contributions) == (commitment, ("ada 1",))


def test_every_game_has_a_commitment_and_contributions_of_its_own() -> None:
    added = (adding("ada", "ada 1"), SAT)
    table = played_out(created("me", "open", asks_luck=True), *added)
    first, first_game = table.commitment, table.match
    assert table.add(AGAIN, AT).events == ()
    assert (table.phase, table.owes_luck, table.commitment != first) == ("gathering", [0, 1], True)
    assert table.add(adding("ben", "ben 2"), AT).events == ()
    assert table.add(adding("ada", "ada 2"), AT).events
    games = [first_game, table.match]
    play(table)
    added_to = [verify(match.record()).luck.contributions for match in games if match]
    assert added_to == [("ada 1", "ben 1"), ("ada 2", "ben 2")]


def play(table: Table) -> None:
    """To the end of the game."""
    while table.waiting:
        assert table.match is not None
        seat = table.waiting[0]
        table.add(Moved(seat=seat, move=str(table.match.legal(seat)[0])), AT)


def test_old_logs_go_as_they_went() -> None:
    table = played_out(created("me", "open"), SAT)
    assert table.add(Rematch(secret="11" * 32, keeps_seats=True), AT).events
    assert table.match is not None
    assert table.match.luck.contributions == ("", "ben 1")


def test_the_first_contribution_counts_and_who_does_not_sit_adds_nothing() -> None:
    table = Table("one")
    table.add(created("me", "open", asks_luck=True), AT)

    def add(person: str, luck: str) -> AnyEntry | str | None:
        try:
            entry = decide(table, Asking(person, person), Contribute(id="a", luck=luck))
        except FlambeurError as refusal:
            return refusal.code
        if entry is not None:
            table.add(entry, AT)
        return entry

    assert add("eve", "x") == "not-at-the-table"
    assert add("ada", "x") == Contributed(person="ada", id="a", luck="x")
    assert add("ada", "x") is None
    assert add("ada", "y") == "luck-given"
    assert table.seats[0].luck == "x"


def test_those_who_share_a_device_add_together_and_stand_ins_nothing() -> None:
    table = played_out(created("me", "me:Bea", "open"), Sat(person="ben", name="Ben", seat=2, luck="b"))
    entry = Rematch(secret="11" * 32, keeps_seats=True, asks_luck=True, stand_ins=(2,))
    table.add(entry, AT)
    table.add(adding("ada", "a"), AT)
    assert table.match is not None
    assert table.match.luck.contributions == ("a", "", "")


@pytest.mark.anyio
async def test_who_adds_nothing_does_not_keep_the_others_waiting_for_long(tmp_path: Path) -> None:
    clock = HandClock()
    with hub_at(tmp_path, config_of(clock)) as hub:
        live = await hub.open_table("one", created("me", "open", asks_luck=True))
        await live.tick()
        clock.forward(LUCK_SECONDS)
        await live.tick()
        assert live.table.phase == "gathering", "a seat is open"
        await live.append(lambda _: SAT)
        await live.tick()
        clock.forward(LUCK_SECONDS - 1)
        await live.tick()
        assert live.table.phase == "gathering"
        clock.forward(1)
        await live.tick()
        assert live.table.phase == "playing"
        assert live.table.match is not None
        assert live.table.match.luck.contributions == ("", "ben 1")
        assert live.table.story[-1].entry == Started(ends_luck=True)
