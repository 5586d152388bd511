"""What can be asked of a table, decided without a server."""

from datetime import timedelta

import msgspec
import pytest

from flambeur.core.errors import FlambeurError, Refused
from flambeur.house.commands import (
    LONGEST_ID,
    LONGEST_TEXT,
    Again,
    AnyCommand,
    ComeBack,
    Move,
    Ping,
    Say,
    Sit,
    Stand,
    Start,
)
from flambeur.house.decisions import MOST_SAID, TALK_TIME, Asking, decide
from flambeur.house.entries import (
    Agreed,
    AnyEntry,
    BotTook,
    CameBack,
    Moved,
    Rematch,
    Said,
    Sat,
    Started,
    Stood,
)
from flambeur.house.moment import Moment
from flambeur.house.table import Table
from tests.house.hubs import AT, created, played_out

BEN = Sat(person="ben", name="Ben", seat=1, luck="")


def table_of(*entries: AnyEntry) -> Table:
    """A table of Ada's, with an open seat between hers and a bot's, after these entries."""
    table = Table("one")
    for entry in (created("me", "open", "novice"), *entries):
        table.add(entry, AT)
    return table


def over() -> Table:
    """The same after a game."""
    return played_out(created("me", "open", "novice"), BEN)


def answer(
    table: Table, who: str | Asking, command: AnyCommand, may_enter: bool = True
) -> AnyEntry | str | None:
    """The entry, or the code of the refusal."""
    asking = Asking(who, who.capitalize(), may_enter) if isinstance(who, str) else who
    try:
        return decide(table, asking, command)
    except FlambeurError as refusal:
        return refusal.code


@pytest.mark.parametrize(
    ("person", "command", "entry"),
    [
        ("ben", Sit(id="a", seat=1, luck="7"), Sat(person="ben", id="a", seat=1, name="Ben", luck="7")),
        ("ada", Stand(id="b", seat=0), Stood(person="ada", id="b", seat=0, name="Ada")),
        ("ada", Start(id="c"), Started(person="ada", id="c")),
        ("ben", Say(id="d", text=" hi "), Said(person="ben", id="d", name="Ben", text="hi")),
        ("ben", Say(id="e", text="x"), Said(person="ben", id="e", name="Ben", text="x")),
        ("ada", ComeBack(id="f", seat=0), None),
        ("eve", Ping(id="g"), None),
        ("ada", Sit(id="h", seat=0), "seat-taken"),
        ("ada", Sit(id="i", seat=2), "seat-taken"),
        ("ada", Sit(id="j", seat=3), "no-such-seat"),
        ("ada", Sit(id="k", seat=-1), "no-such-seat"),
        ("ben", Stand(id="l", seat=0), "not-your-seat"),
        ("ada", Stand(id="m", seat=2), "not-your-seat"),
        ("ben", Start(id="n"), "not-at-the-table"),
        ("ada", Move(id="o", seat=0, move=0), "not-begun"),
        ("ben", Say(id="p", text="\n "), "bad-text"),
        ("ben", Say(id="q", text="x" * (LONGEST_TEXT + 1)), "bad-text"),
        ("ada", Again(id="r"), "not-over"),
    ],
)
def test_before_the_game(person: str, command: AnyCommand, entry: AnyEntry | str | None) -> None:
    assert answer(table_of(), person, command) == entry


def test_as_much_can_be_said_as_is_promised() -> None:
    assert isinstance(answer(table_of(), "ben", Say(id="a", text="x" * LONGEST_TEXT)), Said)


def test_a_guest_takes_one_seat_and_the_host_as_many_as_are_open() -> None:
    table = Table("one")
    table.add(created("me", "open", "open", "open"), AT)
    table.add(BEN, AT)
    assert answer(table, "ben", Sit(id="a", seat=2)) == "one-seat"
    assert isinstance(answer(table, "ada", Sit(id="b", seat=2)), Sat)
    table.add(Stood(person="ada", name="Ada", seat=0), AT)
    assert isinstance(answer(table, "ben", Sit(id="c", seat=2)), Sat), "who is left has become the host"


def test_a_bid_is_not_exchanged_without_end_but_whoever_is_waited_for_can_always_bid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table("one")
    table.add(created("me", "me", "me", game="all-or-nothing", options={}), AT)
    monkeypatch.setattr("flambeur.house.decisions.MOST_MOVES", 3)
    bids = [answer(table, "ada", Move(id="a", seat=seat, move="bid 1")) for seat in (0, 1)]
    for exchanged in (1, 2, 3):
        table.add(Moved(seat=0, move=f"bid {exchanged}"), AT)
    assert bids[0] == Moved(seat=0, move="bid 1", person="ada", id="a")
    assert answer(table, "ada", Move(id="a", seat=0, move="bid 1")) == "no-more-changes"
    assert answer(table, "ada", Move(id="a", seat=1, move="bid 1")) == bids[1]


def test_nobody_talks_all_the_time_and_those_who_look_on_never_outshout_those_who_sit() -> None:
    table = table_of()

    def says(person: str, seconds: float) -> bool:
        at = AT + timedelta(seconds=seconds)
        asking = Asking(person, person, True, Moment(at=at))
        entry = answer(table, asking, Say(id="a", text="hm"))
        if isinstance(entry, Said):
            table.add(entry, at)
        return isinstance(entry, Said)

    assert [says("eve", 0.25 * n) for n in range(8)] == [True] * MOST_SAID + [False] * 3
    assert [says("dan", 2) for _ in range(6)] == [True] * MOST_SAID + [False]
    assert not says("fay", 2), "who comes as somebody else talks no more than others who look on"
    assert says("ada", 2)
    assert says("eve", TALK_TIME.total_seconds())
    assert says("dan", -3600), "a clock that was put back silences nobody"


@pytest.mark.parametrize("length", [1, LONGEST_ID])
def test_any_id_up_to_the_longest_will_do(length: int) -> None:
    sent = {"do": "ping", "id": "x" * length}
    assert msgspec.convert(sent, AnyCommand) == Ping(id="x" * length)


def test_without_an_invite_nobody_sits_and_only_those_seated_speak() -> None:
    table = table_of()
    assert answer(table, "ben", Sit(id="a", seat=1), may_enter=False) == "need-invite"
    assert answer(table, "ben", Say(id="a", text="hi"), may_enter=False) == "need-invite"
    assert isinstance(answer(table, "ada", Say(id="a", text="hi"), may_enter=False), Said)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (Sit(id="a", seat=2), "Seat 2 is taken. Choose an open seat."),
        (Sit(id="a", seat=3), "There is no seat 3; the seats are 0 to 2."),
        (Stand(id="a", seat=1), "Seat 1 is not yours."),
        (Say(id="a", text=""), f"A message has 1 to {LONGEST_TEXT} characters."),
    ],
)
def test_a_refusal_says_what_it_is_about(command: AnyCommand, sentence: str) -> None:
    with pytest.raises(Refused) as refusal:
        decide(table_of(), Asking("ada", "Ada"), command)
    assert refusal.value.sentence("en") == sentence


def test_during_the_game_seats_stay_and_the_game_is_not_begun_again() -> None:
    table = table_of(BEN)
    for command in (Sit(id="a", seat=1), Stand(id="a", seat=1), Start(id="a")):
        assert answer(table, "ben", command) == "already-begun"
    assert answer(table, "ben", Again(id="a")) == "not-over"


def test_a_move_is_written_down_as_the_game_names_it() -> None:
    table = table_of(BEN)
    assert table.match is not None
    move = table.match.legal(0)[0]
    for written in (move.id, str(move)):
        command = Move(id="a", seat=0, move=written)
        assert answer(table, "ada", command) == Moved(person="ada", id="a", seat=0, move=str(move))
        assert answer(table, "ben", command) == "not-your-seat"
    assert answer(table, "ben", Move(id="a", seat=1, move=move.id)) == "not-your-turn"


def test_only_who_has_a_stand_in_comes_back() -> None:
    table = table_of(BEN, BotTook(seat=1, bot="regular"))
    back = CameBack(person="ben", id="a", seat=1, name="Ben")
    assert answer(table, "ben", ComeBack(id="a", seat=1)) == back
    assert answer(table, "ada", ComeBack(id="a", seat=1)) == "not-your-seat"
    assert answer(table, "ada", ComeBack(id="a", seat=0)) is None


def test_after_the_game_those_seated_can_play_again_each_time_with_another_secret() -> None:
    table = over()
    table.add(Agreed(person="ada", name="Ada"), AT)
    first, second = (answer(table, "ben", Again(id="a")) for _ in range(2))
    assert isinstance(first, Rematch)
    assert isinstance(second, Rematch)
    assert first.secret != second.secret
    assert (first.person, first.id) == ("ben", "a")
    assert answer(table, "eve", Again(id="a")) == "not-at-the-table"
    assert answer(table, "ada", Move(id="a", seat=0, move=0)) == "game-over"
