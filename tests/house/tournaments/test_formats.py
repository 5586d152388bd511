"""What comes next in each format, and who is where in the end; games are made up."""

from datetime import timedelta

import pytest

from flambeur.house.tournaments.entries import (
    Begun,
    CameBack,
    Drawn,
    Ended,
    Entered,
    Left,
    Paused,
    Played,
    Resumed,
    Stopped,
)
from flambeur.house.tournaments.formats import MIXING, table_sizes
from flambeur.house.tournaments.standings import points_of, standings
from tests.house.tournaments.fields import Field


def best_first(entrant: int) -> float:
    """Who entered first always wins."""
    return 1.0 - entrant / 1000


@pytest.mark.parametrize("format", ["swiss", "duplicate", "arena", "knock-out"])
@pytest.mark.parametrize("entrants", [8, 64])
def test_the_best_wins_where_skill_decides(format: str, entrants: int) -> None:
    field = Field(entrants, format=format, rounds=4)
    field.play_out(best_first)
    order = standings(field.tournament)
    assert order[0].entrant == 0
    assert order[0].rank == 1
    assert len(order) == entrants


@pytest.mark.parametrize("entrants", range(4, 40))
def test_a_knock_out_ends_with_a_final_table_of_those_who_were_not_beaten(entrants: int) -> None:
    field = Field(entrants, format="knock-out")
    field.play_out(best_first)
    sizes = [
        len(each.byes) + sum(len(t.seating.entrants) for t in each.tables) for each in field.tournament.rounds
    ]
    assert sizes[0] == entrants
    assert sizes == sorted(set(sizes), reverse=True), "every round is smaller than the one before"
    assert len(field.tournament.rounds[-1].tables) == 1


@pytest.mark.parametrize("entrants", range(3, 30))
def test_a_game_for_three_and_more_is_knocked_out_to_the_end(entrants: int) -> None:
    field = Field(entrants, format="knock-out", game="all-or-nothing", players=3)
    field.play_out(best_first)
    assert all(len(table.seating.entrants) == 3 for table in field.tournament.tables.values())
    assert standings(field.tournament)[0].entrant == 0


def test_tables_are_as_even_as_can_be() -> None:
    assert table_sizes(9, 2, 4) == [3, 3, 3]
    assert table_sizes(5, 2, 4) == [3, 2]
    assert table_sizes(5, 4, 4) == [4]


def test_who_comes_late_is_seated_from_the_next_round_on_and_who_leaves_is_not() -> None:
    field = Field(8, rounds=3)
    field.add(Begun())
    field.go_on()
    field.add(Entered(name="Late", bot="novice"), Left(entrant=0))
    field.play(field.tournament.open_tables)
    field.go_on()
    seated = {entrant for table in field.tournament.open_tables for entrant in table.seating.entrants}
    assert 8 in seated
    assert 0 not in seated
    field.add(CameBack(entrant=0))
    field.play(field.tournament.open_tables)
    field.go_on()
    last = field.tournament.rounds[-1]
    assert 0 in {entrant for table in last.tables for entrant in table.seating.entrants} | set(last.byes)


def test_too_few_left_end_a_swiss() -> None:
    field = Field(4, rounds=3)
    field.add(Begun())
    field.go_on()
    field.play(field.tournament.open_tables)
    field.add(Left(entrant=1))
    assert isinstance(field.go_on(), Ended)


def test_nothing_is_drawn_in_a_pause_and_the_time_of_an_arena_stands_still() -> None:
    field = Field(8, format="arena", minutes=1)
    field.add(Begun(), Paused())
    assert field.go_on() is None
    field.now += timedelta(minutes=5)
    field.add(Resumed())
    assert isinstance(field.go_on(), Drawn)


def test_who_has_waited_longest_at_an_arena_is_seated_first() -> None:
    field = Field(6, format="arena")
    field.add(Begun())
    first = field.go_on()
    assert isinstance(first, Drawn)
    assert len(first.tables) == 1
    left_out = set(range(6)) - set(first.tables[0].entrants)
    field.play(field.tournament.open_tables)
    second = field.go_on()
    assert isinstance(second, Drawn)
    assert left_out <= set(second.tables[0].entrants)


def test_those_who_have_just_played_each_other_wait_a_minute_for_others_at_an_arena() -> None:
    field = Field(8, format="arena", minutes=30)
    field.add(Begun())
    drawn = field.go_on()
    assert isinstance(drawn, Drawn)
    first, second = field.tournament.open_tables
    field.play([first])
    assert field.go_on() is None
    field.play([second])
    mixed = field.go_on()
    assert isinstance(mixed, Drawn)
    assert {table.entrants for table in mixed.tables}.isdisjoint({table.entrants for table in drawn.tables})
    field.play(field.tournament.open_tables[:1])
    assert field.go_on() is None
    field.now += MIXING
    again = field.go_on()
    assert isinstance(again, Drawn), "nobody waits longer than that"
    assert len(again.tables) == 1


def test_who_does_not_come_to_an_arena_is_seated_no_more() -> None:
    field = Field(5, format="arena")
    field.add(Begun())
    drawn = field.go_on()
    assert isinstance(drawn, Drawn)
    missing = drawn.tables[0].entrants[2]
    field.add(Played(table=drawn.tables[0].table, places=(1, 2, 3, 4), results=(4, 3, 2, 1), missing=(2,)))
    again = field.go_on()
    assert isinstance(again, Drawn)
    assert missing not in again.tables[0].entrants


def test_what_is_stopped_ends_when_all_tables_have() -> None:
    field = Field(8, rounds=5)
    field.add(Begun())
    field.go_on()
    field.add(Stopped())
    assert field.go_on() is None
    field.play(field.tournament.open_tables)
    assert isinstance(field.go_on(), Ended)
    assert standings(field.tournament)[0].points == 1, "what was played counts"


def test_points_are_the_share_of_those_left_behind() -> None:
    assert [points_of((1, 2, 2, 4), seat) for seat in range(4)] == [1, 0.5, 0.5, 0]


def test_a_duplicate_compares_those_in_the_same_seat_and_only_when_all_have_played() -> None:
    field = Field(8, format="duplicate", rounds=1)
    field.add(Begun())
    drawn = field.go_on()
    assert isinstance(drawn, Drawn)
    assert len({table.secret for table in drawn.tables}) == 1
    one, other = drawn.tables
    field.add(Played(table=one.table, places=(1, 2, 3, 4), results=(90, 60, 50, 40)))
    assert all(score.games == 0 for score in standings(field.tournament)), "nothing is told of one table"
    field.add(Played(table=other.table, places=(1, 2, 3, 4), results=(100, 40, 50, 10)))
    points = {score.entrant: score.points for score in standings(field.tournament)}
    assert [points[entrant] for entrant in one.entrants] == [-5, 10, 0, 15]
    assert [points[entrant] for entrant in other.entrants] == [5, -10, 0, -15]


def test_rounds_have_secrets_that_tell_nothing_of_each_other_and_were_committed_to() -> None:
    field = Field(8, format="duplicate", rounds=3)
    field.play_out()
    secrets = [each.tables[0].seating.secret for each in field.tournament.rounds]
    assert len(set(secrets)) == 3
    assert secrets == [field.tournament.secret_of(number) for number in (1, 2, 3)]
