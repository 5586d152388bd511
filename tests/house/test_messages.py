"""What the house sends, made without a server."""

from datetime import UTC, datetime
from typing import Any

import msgspec

from flambeur.core.errors import Refused
from flambeur.house import messages
from flambeur.house.entries import (
    AnyEntry,
    BotTook,
    CameBack,
    Moved,
    Rematch,
    Said,
    Sat,
    Stood,
    kind_of,
    read,
    write,
)
from flambeur.house.moment import Moment
from flambeur.house.table import MOST_TALK, Table
from tests.house.hubs import created, played_out

AT = datetime(2026, 11, 15, tzinfo=UTC)


def two_at_a_table() -> Table:
    """Ada, and Ben who has added to the luck."""
    table = Table("one")
    table.add(created("me", "open"), AT)
    table.add(Sat(person="ben", id="a", name="Ben", seat=1, luck="7"), AT)
    return table


def read_message(message: bytes) -> dict[str, Any]:
    """As a client reads it."""
    content: dict[str, Any] = msgspec.json.decode(message)
    return content


def test_who_comes_is_told_what_was_missed_and_where_things_stand() -> None:
    table = two_at_a_table()
    message = read_message(messages.welcome(table, 1, "ben", Moment(frozenset({"ben"}))))
    assert (message["is"], message["number"]) == ("welcome", 2)
    [missed] = message["entries"]
    assert (missed["number"], missed["at"], missed["kind"]) == (2, AT.isoformat(), "sat")
    assert missed["facts"] == {"seat": 1, "name": "Ben"}  # neither who it is nor what luck was added
    assert missed["events"] == [event.to_json() for event in table.story[1].events]
    assert list(message["situation"]["views"]) == ["1"]
    assert [seat["is_here"] for seat in message["table"]["seats"]] == [False, True]


def test_who_comes_late_is_told_the_present_game_and_the_latest_talk() -> None:
    table = played_out(created("me", "me"))
    for text in range(10_000):
        table.add(Said(person="eve", name="Eve", text=str(text)), AT)
    table.add(Rematch(secret="11" * 32, keeps_seats=True), AT)
    table.add(Said(person="eve", name="Eve", text="now"), AT)
    entries = read_message(messages.welcome(table, 0, "ada", Moment()))["entries"]
    assert [entry["facts"]["text"] for entry in entries if entry["kind"] == "said"][-2:] == ["9999", "now"]
    assert [entry["kind"] for entry in entries] == [*["said"] * (MOST_TALK - 1), "rematch", "said"]
    assert entries == sorted(entries, key=lambda entry: entry["number"])
    assert len(read_message(messages.welcome(table, table.number - 1, "ada", Moment()))["entries"]) == 1


def test_a_new_entry_is_told_with_the_situation_after_it() -> None:
    table = two_at_a_table()
    message = read_message(messages.news(table, table.story[-1], "ada", Moment(frozenset({"ada"}))))
    assert (message["is"], message["number"], message["kind"]) == ("entry", 2, "sat")
    assert list(message["situation"]["views"]) == ["0"]
    assert [seat["is_you"] for seat in message["table"]["seats"]] == [True, False]


def test_who_came_or_went_is_told_without_an_entry() -> None:
    message = read_message(messages.presence(two_at_a_table(), "ada", Moment(frozenset({"ben"}))))
    assert message.keys() == {"is", "table"}
    assert message["is"] == "table"
    assert [seat["is_here"] for seat in message["table"]["seats"]] == [False, True]


def test_only_who_made_a_move_hears_which_it_was() -> None:
    table = two_at_a_table()
    assert table.match is not None
    move = str(table.match.legal(0)[0])
    told = table.add(Moved(person="ada", id="b", seat=0, move=move), AT)
    assert messages.entry(told, "ada")["facts"] == {"seat": 0, "move": move, "by": None}
    assert messages.entry(told, "ben")["facts"] == {"seat": 0, "by": None}


def test_answers_have_the_id_of_what_was_asked() -> None:
    assert read_message(messages.done("a", 7)) == {"is": "done", "id": "a", "number": 7}
    refused = read_message(messages.refused("a", Refused("not-your-seat", seat=1), "en"))
    sentence = "Seat 1 is not yours."
    told = {"words": sentence, "sentence": sentence, "rule": None}
    expected = {"is": "refused", "id": "a", "code": "not-your-seat"} | told
    assert refused == expected


def test_entries_are_kept_under_these_kinds() -> None:
    """Logs of old tables must be read, so no kind is ever renamed."""
    entries: dict[str, AnyEntry] = {
        "created": created("me"),
        "sat": Sat(seat=0, name="Ada", luck=""),
        "stood": Stood(seat=0, name="Ada"),
        "moved": Moved(seat=0, move="place 1"),
        "bot-took": BotTook(seat=0, bot="regular"),
        "came-back": CameBack(seat=0, name="Ada"),
        "said": Said(name="Ada", text="hm"),
    }
    for kind, entry in entries.items():
        assert kind_of(entry) == msgspec.json.decode(write(entry))["kind"] == kind
        assert read(write(entry)) == entry


def test_the_table_around_the_game_is_told_only_when_it_has_changed() -> None:
    table = two_at_a_table()
    assert table.match is not None
    move = Moved(person="ada", id="b", seat=0, move=str(table.match.legal(0)[0]))
    told = [
        table.add(entry, AT) for entry in (move, Said(name="Ada", text="hm"), BotTook(seat=1, bot="novice"))
    ]
    news = [read_message(messages.news(table, each, "ada", Moment())) for each in told]
    assert ["table" in message for message in news] == [False, False, True]
    ended = read_message(messages.news(table, played_out(created("me", "me")).story[-1], "ada", Moment()))
    assert "table" in ended, "a game that is over is no longer being played"
