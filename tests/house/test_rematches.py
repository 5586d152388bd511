"""Another game at the same table: offered by one, agreed to by all, with the same seats."""

import pytest

from flambeur.core.errors import FlambeurError
from flambeur.house.commands import Again, AnyCommand, Contribute, Start
from flambeur.house.decisions import Asking, decide
from flambeur.house.entries import Agreed, AnyEntry, BotTook, Contributed, Moved, Rematch, Sat
from flambeur.house.moment import NO_NEWS, Moment
from flambeur.house.summaries import summary_of
from flambeur.house.table import STAND_IN, Table
from tests.house.hubs import AT, created, played_out

SECRET = "11" * 32


def over(*more: AnyEntry) -> Table:
    """Ada, Ben and a bot have played a game."""
    return played_out(created("me", "open", "novice"), Sat(person="ben", name="Ben", seat=1, luck=""), *more)


def ask(table: Table, person: str, command: AnyCommand, *here: str) -> AnyEntry | str | None:
    """What is decided, which happens if it is an entry, or the code of the refusal."""
    asking = Asking(person, person.capitalize(), True, Moment(frozenset(here)))
    try:
        entry = decide(table, asking, command, lambda: SECRET)
    except FlambeurError as refusal:
        return refusal.code
    if entry is not None:
        table.add(entry, AT)
    return entry


def test_one_person_offers_and_the_game_begins_when_the_last_agrees() -> None:
    table = over()
    assert ask(table, "ada", Again(id="a")) == Agreed(person="ada", id="a", name="Ada")
    assert (table.phase, table.game_number) == ("over", 1)
    assert summary_of(table, "ben", NO_NEWS)["agreed"] == [0]
    assert ask(table, "ada", Again(id="b")) is None, "once is enough"
    assert isinstance(ask(table, "ben", Again(id="c")), Rematch)
    assert (table.phase, table.game_number, table.agreed) == ("gathering", 2, set())
    assert isinstance(ask(table, "ben", Contribute(id="d", luck="b")), Contributed)
    assert ask(table, "ada", Start(id="e")) is None, "it begins when all have added to its luck"
    assert isinstance(ask(table, "ada", Contribute(id="f", luck="a")), Contributed)
    assert table.phase == "playing"


def test_who_plays_against_bots_alone_needs_nobody_to_agree() -> None:
    table = played_out(created("me", "me:Bea", "novice"))
    assert isinstance(ask(table, "ada", Again(id="a")), Rematch)


def test_everybody_keeps_their_seat_and_their_colour() -> None:
    table = over()
    before = [(seat.person, seat.name) for seat in table.seats]
    for person in ("ada", "ben"):
        ask(table, person, Again(id=person))
    assert [(seat.person, seat.name) for seat in table.seats] == before
    assert table.seats[2].bot == "novice"


def test_bots_stand_in_for_those_who_are_away_but_not_for_those_who_think_about_it() -> None:
    table = over()
    ask(table, "ada", Again(id="a"))
    assert ask(table, "ada", Start(id="b"), "ada", "ben") == "not-agreed"
    assert ask(table, "eve", Start(id="b"), "eve") == "not-at-the-table"
    assert ask(table, "ada", Start(id="b"), "ada") == Rematch(
        person="ada", id="b", secret=SECRET, keeps_seats=True, stand_ins=(1,), asks_luck=True
    )
    assert [seat.bot for seat in table.seats] == [None, STAND_IN, "novice"]
    assert table.owes_luck == [0], "who is away adds nothing"
    ask(table, "ada", Contribute(id="c", luck="a"))
    assert table.phase == "playing"


def test_a_stand_in_of_the_game_before_goes_when_everybody_agrees() -> None:
    table = over(BotTook(seat=1, bot="regular"))
    for person in ("ada", "ben"):
        ask(table, person, Again(id=person))
    assert [seat.bot for seat in table.seats] == [None, None, "novice"]


def test_the_table_remembers_who_won_each_game() -> None:
    table = over()
    assert table.finished is not None
    first = [place.seat for place in table.finished.match.standing or () if place.place == 1]
    assert summary_of(table, None, NO_NEWS)["won_by"] == [first]
    for person in ("ada", "ben"):
        ask(table, person, Again(id=person))
    assert summary_of(table, None, NO_NEWS)["won_by"] == [first], "a new game has no winner yet"


@pytest.mark.parametrize("games", [1, 2])
def test_in_an_old_log_everybody_moves_one_seat_on_and_takes_the_wins_along(games: int) -> None:
    table = over()
    [winner] = table.won_by[0]
    person = table.seats[winner].person
    for game in range(games):
        table.add(Rematch(secret=f"{game}1" * 32), AT)
        while table.waiting:
            assert table.match is not None
            seat = table.waiting[0]
            table.add(Moved(seat=seat, move=str(table.match.legal(seat)[0])), AT)
    [winner] = table.won_by[0]
    assert table.seats[winner].person == person
    assert len(table.won_by) == games + 1
