"""Who sits where, and what is done about those who give up or stall."""

import pytest

from flambeur.core.errors import FlambeurError
from flambeur.house.commands import AnyCommand, ComeBack, Move, Plan, Replace, Resign, Swap, TakeBack
from flambeur.house.decisions import Asking, decide
from flambeur.house.entries import (
    AnyEntry,
    BotTook,
    Moved,
    Planned,
    Resigned,
    Sat,
    Stood,
    Swapped,
    TookBack,
    Voted,
    read,
    write,
)
from flambeur.house.moment import NO_NEWS, STALLING, Moment
from flambeur.house.summaries import situation_of, summary_of
from flambeur.house.table import STAND_IN, Table
from tests.house.hubs import AT, created, played_out

LEVELS = ("novice", "shark")
STALLED = Moment(frozenset({"ada", "ben", "cleo"}), (), STALLING)


def table_of(*entries: AnyEntry) -> Table:
    """What these entries say; each is as it is read from the disk."""
    table = Table("one")
    for entry in entries:
        table.add(read(write(entry)), AT)
    return table


def ask(table: Table, person: str, command: AnyCommand, moment: Moment = NO_NEWS) -> AnyEntry | str | None:
    """What is decided, which happens if it is an entry, or the code of the refusal."""
    try:
        entry = decide(table, Asking(person, person.capitalize(), True, moment, LEVELS), command)
    except FlambeurError as refusal:
        return refusal.code
    if entry is not None:
        table.add(entry, AT)
    return entry


def sat(person: str, seat: int) -> Sat:
    """Somebody takes a seat."""
    return Sat(person=person, name=person.capitalize(), seat=seat, luck=person)


def gathering() -> Table:
    """Ada has made a table, Ben has come, a seat is open and one is a bot's."""
    return table_of(created("me", "open", "open", "novice"), sat("ben", 1))


def test_the_host_removes_people_and_gives_seats_to_bots_before_the_game() -> None:
    table = gathering()
    assert ask(table, "ada", Plan(id="a", seat=3, plan="shark")) == Planned(
        person="ada", id="a", seat=3, plan="shark"
    )
    assert table.seats[3].bot == "shark"
    removed = Planned(person="ada", id="b", seat=1, plan="open", name="Ben")
    assert ask(table, "ada", Plan(id="b", seat=1, plan="open", removes="Ben")) == removed
    assert (table.seats[1].kind, table.phase) == ("open", "gathering")
    assert ask(table, "ada", Plan(id="c", seat=1, plan="open")) is None
    ask(table, "ada", Plan(id="d", seat=1, plan="novice"))
    ask(table, "ada", Plan(id="e", seat=2, plan="novice"))
    assert table.phase == "playing", "no seat is open any more"
    assert ask(table, "ada", Plan(id="f", seat=2, plan="open")) == "already-begun"


def test_the_host_lets_people_change_places() -> None:
    table = gathering()
    assert ask(table, "ada", Swap(id="a", seat=1, other=3)) == Swapped(person="ada", id="a", seat=1, other=3)
    assert [seat.person or seat.bot for seat in table.seats] == ["ada", "novice", None, "ben"]
    assert table.seats[3].luck == "ben", "what somebody added to the luck goes along"
    assert ask(table, "ada", Swap(id="b", seat=1, other=1)) is None


@pytest.mark.parametrize(
    ("person", "command", "code"),
    [
        ("ben", Plan(id="a", seat=3, plan="open"), "not-the-host"),
        ("ben", Swap(id="a", seat=0, other=1), "not-the-host"),
        ("ada", Plan(id="a", seat=4, plan="open"), "no-such-seat"),
        ("ada", Plan(id="a", seat=0, plan="open"), "own-seat"),
        ("ada", Plan(id="a", seat=3, plan="genius"), "bad-plan"),
        ("ada", Plan(id="a", seat=1, plan="novice"), "seat-taken"),
        ("ada", Plan(id="a", seat=1, plan="open", removes="Cleo"), "seat-taken"),
        ("ada", Swap(id="a", seat=0, other=9), "no-such-seat"),
        ("ada", Resign(id="a", seat=0), "not-playing"),
        ("ada", Replace(id="a", seat=1), "not-waited-for"),
    ],
)
def test_what_the_host_cannot_do(person: str, command: AnyCommand, code: str) -> None:
    assert ask(gathering(), person, command) == code


def test_who_comes_after_a_host_who_left_is_the_host() -> None:
    table = gathering()
    assert [summary_of(table, person, NO_NEWS)["is_host"] for person in ("ada", "ben")] == [True, False]
    table.add(Stood(person="ada", seat=0, name="Ada"), AT)
    assert [summary_of(table, person, NO_NEWS)["is_host"] for person in ("ada", "ben", None)] == [
        False,
        True,
        False,
    ]


def playing(*people: str) -> Table:
    """Ada, whose turn it is, and others."""
    seats = ["open" for _ in people]
    return table_of(created("me", *seats), *(sat(person, i + 1) for i, person in enumerate(people)))


def test_who_resigns_leaves_the_game_to_a_bot_for_good_but_not_the_next_one() -> None:
    table = playing("ben")
    entry = Resigned(person="ada", id="a", seat=0, name="Ada", bot=STAND_IN)
    assert ask(table, "ada", Resign(id="a", seat=0)) == entry
    seat = summary_of(table, None, NO_NEWS)["seats"][0]
    assert (seat["kind"], seat["bot"], seat["has_resigned"]) == ("person", STAND_IN, True)
    assert ask(table, "ada", Resign(id="b", seat=0)) is None
    assert ask(table, "ada", ComeBack(id="c", seat=0)) == "has-resigned"
    assert ask(table, "ada", Move(id="d", seat=0, move=0)) == "has-resigned"
    assert ask(table, "ben", Resign(id="e", seat=0)) == "not-your-seat"


def test_more_than_half_of_those_who_are_here_replace_who_stalls() -> None:
    table = playing("ben", "cleo", "dora")
    assert ask(table, "ben", Replace(id="a", seat=0), STALLED) == Voted(
        person="ben", id="a", seat=0, name="Ben"
    )
    assert summary_of(table, None, NO_NEWS)["votes"] == {"0": 1}
    assert ask(table, "ben", Replace(id="b", seat=0), STALLED) is None
    took = BotTook(person="cleo", id="c", seat=0, bot=STAND_IN)
    assert ask(table, "cleo", Replace(id="c", seat=0), STALLED) == took, "Dora is away"
    assert table.seats[0].bot == STAND_IN
    assert not isinstance(ask(table, "ada", ComeBack(id="d", seat=0)), str)
    assert table.votes == {}


def test_when_others_leave_the_votes_of_those_who_are_still_here_decide() -> None:
    table = playing("ben", "cleo", "dora")
    ask(table, "ben", Replace(id="a", seat=0), Moment(frozenset({"ben", "cleo", "dora"}), (), STALLING))
    alone = Moment(frozenset({"ben"}), (), STALLING)
    assert isinstance(ask(table, "ben", Replace(id="b", seat=0), alone), BotTook)


def test_the_vote_of_who_has_left_does_not_count() -> None:
    table = playing("ben", "cleo", "dora")
    ask(table, "ben", Replace(id="a", seat=0), STALLED)
    without_ben = Moment(frozenset({"cleo", "dora"}), (), STALLING)
    assert isinstance(ask(table, "cleo", Replace(id="b", seat=0), without_ben), Voted)


@pytest.mark.parametrize(
    ("person", "seat", "waited", "code"),
    [
        ("ben", 0, STALLING - 1, "not-stalling"),
        ("ben", 1, STALLING, "not-waited-for"),
        ("ada", 0, STALLING, "not-a-person"),
        ("eve", 0, STALLING, "not-at-the-table"),
        ("ben", 7, STALLING, "no-such-seat"),
    ],
)
def test_nobody_is_replaced_without_need(person: str, seat: int, waited: float, code: str) -> None:
    moment = Moment(frozenset({"ada", "ben"}), (), waited)
    assert ask(playing("ben"), person, Replace(id="a", seat=seat), moment) == code


def test_a_move_makes_the_votes_void() -> None:
    table = playing("ben", "cleo")
    ask(table, "ben", Replace(id="a", seat=0), STALLED)
    assert table.match is not None
    table.add(Moved(person="ada", seat=0, move=str(table.match.legal(0)[0])), AT)
    assert table.votes == {}


def royale(takeback: bool, by: str | None = None) -> tuple[Table, int]:
    """A game of Royale after a move that showed nothing new, and the seat that made it."""
    wishes = {"game": "royale", "options": {}, "secret": "02" * 32, "takeback": takeback}
    table = table_of(created("me", "me", "me", **wishes))
    assert table.match is not None
    for number in range(500):
        seat = table.waiting[0]
        legal = table.match.legal(seat)
        table.add(Moved(seat=seat, move=str(legal[number % len(legal)]), by=by), AT)
        if table.match.may_take_back:
            return table, seat
    raise AssertionError("every move showed something new")


def test_a_move_is_taken_back_where_the_table_allows_it() -> None:
    table, seat = royale(takeback=True)
    turns = len(table.match.turns) if table.match else 0
    assert situation_of(table, "ada")["take_back"] == [seat]
    assert situation_of(table, None)["take_back"] == []
    assert ask(table, "ada", TakeBack(id="a", seat=seat)) == TookBack(
        person="ada", id="a", seat=seat, name="Ada"
    )
    assert table.match is not None
    assert (len(table.match.turns), table.waiting) == (turns - 1, (seat,))
    again = table_of(*(told.entry for told in table.story))
    assert again.match is not None
    assert again.match.record() == table.match.record(), "the log says the same when it is read again"


def test_taking_back_gains_no_time_and_loses_no_votes() -> None:
    table, seat = royale(takeback=True)
    move, began = table.played[-1], table.began[-1]
    assert began == 0
    table.add(TookBack(person="ada", seat=seat, name="Ada"), AT, ticks=60)
    assert table.turn_at == 0
    table.add(move, AT, ticks=120)
    assert table.turn_at == 120
    table.votes[seat] = {"ben"}
    table.add(TookBack(person="ada", seat=seat, name="Ada"), AT, ticks=180)
    assert (table.turn_at, table.votes) == (0, {seat: {"ben"}})


def test_no_move_is_taken_back_where_it_was_not_agreed_nor_a_bot_s_nor_somebody_else_s() -> None:
    table, seat = royale(takeback=False)
    assert ask(table, "ada", TakeBack(id="a", seat=seat)) == "no-take-back"
    table, seat = royale(takeback=True, by="regular")
    assert ask(table, "ada", TakeBack(id="a", seat=seat)) == "too-late-to-take-back"
    table, seat = royale(takeback=True)
    other = (seat + 1) % 3
    assert ask(table, "ada", TakeBack(id="a", seat=other)) == "too-late-to-take-back"
    assert ask(table, "ben", TakeBack(id="a", seat=seat)) == "not-your-seat"


def test_after_the_game_nothing_is_taken_back() -> None:
    table = played_out(created("me", "me", takeback=True))
    assert ask(table, "ada", TakeBack(id="a", seat=0)) == "too-late-to-take-back"
