"""A table is what its log says; no server is needed to see it."""

import json
from datetime import UTC, datetime

import pytest

from flambeur.core.replay import verify
from flambeur.house.commands import Again
from flambeur.house.decisions import Asking, decide
from flambeur.house.entries import (
    AnyEntry,
    BotTook,
    CameBack,
    Moved,
    Rematch,
    Said,
    Sat,
    Started,
    Stood,
    read,
    write,
)
from flambeur.house.identity import handle_of
from flambeur.house.moment import NO_NEWS, Moment
from flambeur.house.summaries import situation_of, summary_of
from flambeur.house.table import STAND_IN, Table
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
    assert table.finished is not None
    assert [seat.bot for seat in table.finished.seats] == [None, "regular", "regular"]
    table.add(Rematch(secret="11" * 32), AT)
    seats = [(seat.person, seat.bot) for seat in table.seats]
    assert seats == [("ben", None), (None, "regular"), ("ada", None)]
    assert (table.game_number, table.phase, table.secret) == (2, "playing", "11" * 32)


def test_a_table_made_before_rules_had_versions_goes_on_by_the_first() -> None:
    made = json.loads(write(created("me", "novice", game="royale", options={"boards": 0}, rules=2)))
    del made["rules"]
    table = table_of(read(json.dumps(made)))
    play(table)
    assert table.finished is not None
    record = table.finished.match.record()
    assert (table.game.version, record.set_up.rules) == (1, 1)
    assert "neutral_dice" not in record.set_up.options
    assert verify(record).standing == table.finished.match.standing
    assert "neutral_dice" not in summary_of(table, "ada", NO_NEWS)["options"]


def test_a_table_is_summed_up_for_who_looks_at_it() -> None:
    table = table_of(created("me", "me:Bea", "open", "novice", bot_after=30, clock=60))
    nobody = {"kind": "open", "name": "", "bot": None, "has_resigned": False}
    nobody |= {"is_here": False, "is_you": False, "handle": None}
    ada = nobody | {"kind": "person", "name": "Ada", "is_here": True, "is_you": True}
    ada |= {"handle": handle_of("ada")}
    summary = summary_of(table, "ada", Moment(frozenset({"ada"}), ("Cleo",)))
    assert summary.pop("options")["rounds"] == 1
    assert summary == {
        "table": "one",
        "game": "las-vegas",
        "players": 4,
        "phase": "gathering",
        "seats": [ada, ada | {"name": "Bea"}, nobody, nobody | {"kind": "bot", "bot": "novice"}],
        "is_open": True,
        "is_first_game": False,
        "branch": None,
        "tournament": None,
        "is_sealed": False,
        "coach": {"is_on": False, "agreed": []},
        "bot_after": 30,
        "clock": 60,
        "takeback": False,
        "rated": False,
        "game_number": 1,
        "won_by": [],
        "waiting": [],
        "your_seats": [0, 1],
        "is_host": True,
        "owes_luck": [],
        "agreed": [],
        "votes": {},
        "watching": ["Cleo"],
        "created": AT.isoformat(),
    }
    seats = summary_of(table, None, NO_NEWS)["seats"]
    assert seats == [seat | {"is_here": False, "is_you": False} for seat in summary["seats"]]


def test_a_game_begins_when_the_last_open_seat_is_taken_and_is_shown_to_each_as_they_may_see_it() -> None:
    table = table_of(created("me", "open"))
    before = situation_of(table, "ada")
    assert (before["view"], before["views"], before["legal"]) == (None, {}, {})
    table.add(Sat(person="ben", name="Ben", seat=1, luck="7"), AT)
    assert table.match is not None
    assert table.match.luck.contributions == ("", "7")
    assert table.commitment == before["commitment"] == table.match.luck.commitment
    for person, seats, legal in (("ada", ["0"], ["0"]), ("ben", ["1"], []), (None, [], [])):
        shown = situation_of(table, person)
        assert (shown["game_number"], shown["phase"]) == (1, "playing")
        assert (shown["waiting"], shown["standing"]) == ([0], None)
        assert (list(shown["views"]), list(shown["legal"])) == (seats, legal)


def test_a_seat_that_was_left_is_open_and_bots_take_the_open_ones_when_the_game_is_begun() -> None:
    table = table_of(
        created("me", "open", "open"),
        Sat(person="ben", name="Ben", seat=1, luck=""),
        Stood(person="ben", seat=1, name="Ben"),
    )
    assert [seat.kind for seat in table.seats] == ["person", "open", "open"]
    table.add(Started(person="ada"), AT)
    assert [seat.bot for seat in table.seats] == [None, STAND_IN, STAND_IN]
    assert (table.phase, table.waiting) == ("playing", (0,))


def test_who_comes_back_has_no_stand_in_any_more() -> None:
    table = table_of(created("me", "novice"), BotTook(seat=0, bot="regular"))
    assert (table.seats[0].kind, table.seats[0].bot) == ("person", "regular")
    table.add(CameBack(person="ada", seat=0, name="Ada"), AT)
    assert table.seats[0].bot is None


def test_talking_does_not_stop_the_clock() -> None:
    table = table_of(created("me", "novice"))
    table.add(Said(person="ada", name="Ada", text="hm"), AT, ticks=60)
    assert table.turn_at == 0


def test_only_who_is_waited_for_gets_a_new_turn_by_coming_back() -> None:
    table = table_of(created("me", "me:Bea"), BotTook(seat=0, bot="regular"), BotTook(seat=1, bot="regular"))
    table.add(CameBack(person="ada", seat=1, name="Bea"), AT, ticks=60)
    assert (table.waiting, table.turn_at) == ((0,), 0)
    table.add(CameBack(person="ada", seat=0, name="Ada"), AT, ticks=60)
    assert table.turn_at == 60


@pytest.mark.parametrize("last", [Sat(person="ben", name="Ben", seat=1, luck=""), Started(person="ada")])
def test_the_clock_begins_with_the_game_not_in_the_waiting_room(last: AnyEntry) -> None:
    table = table_of(created("me", "open"))
    assert (table.phase, table.turn_at) == ("gathering", None)
    table.add(last, AT, ticks=60)
    assert table.turn_at == 60
    play(table)
    assert table.turn_at is None, "after the game nobody is waited for"


def test_what_was_asked_for_is_remembered_by_who_asked_and_the_id() -> None:
    table = table_of(
        created("me", "novice"),
        Said(person="ada", id="a", name="Ada", text="hm"),
        Said(name="Ada", text="hm"),
    )
    asked = [table.done.number_of(person, id) for person, id in (("ada", "a"), ("ada", "b"), (None, "a"))]
    assert asked == [2, None, None]


def test_a_finished_game_has_a_standing_and_waits_for_nobody() -> None:
    table = table_of(created("me", "novice"))
    play(table)
    shown = situation_of(table, "ada")
    assert (shown["phase"], shown["waiting"], shown["legal"]) == ("over", [], {})
    assert sorted(row["seat"] for row in shown["standing"]) == [0, 1]
    assert [row["place"] for row in shown["standing"]] == sorted(row["place"] for row in shown["standing"])


def test_the_dice_of_a_rematch_are_those_that_the_house_draws() -> None:
    table = table_of(created("me", "novice"), Started(person="ada"))
    play(table)
    entry = decide(table, Asking("ada", "Ada"), Again(id="again"), lambda: "22" * 32)
    assert entry == Rematch(secret="22" * 32, keeps_seats=True, asks_luck=True, person="ada", id="again")
