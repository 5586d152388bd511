"""Rounds: nobody meets anybody twice if that can be avoided, seats are fair, and who leads meets leaders."""

import random
from collections import Counter
from itertools import combinations
from statistics import mean

import pytest

from flambeur.house.tournaments import drawing
from flambeur.house.tournaments.drawing import draw_round, group
from flambeur.house.tournaments.entries import Begun
from flambeur.house.tournaments.seats import fair_seats, unseated
from flambeur.house.tournaments.standings import meetings, seat_counts, standings
from tests.house.tournaments.fields import Field


def met_most(field: Field) -> int:
    """How often the two have met who have met most often."""
    return max(meetings(field.tournament).values())


def unbalance(field: Field, seats: int) -> int:
    """By how much anybody has had one seat more often than another."""
    return max(max(counts) - min(counts) for counts in seat_counts(field.tournament, seats))


@pytest.mark.parametrize(("entrants", "players", "rounds"), [(64, 4, 4), (24, 3, 4), (16, 2, 6), (37, 6, 2)])
def test_nobody_meets_anybody_twice_and_seats_differ_by_one_at_most(
    entrants: int, players: int, rounds: int
) -> None:
    field = Field(entrants, players=players, rounds=rounds)
    assert field.play_out() == rounds
    assert met_most(field) == 1
    assert unbalance(field, players) <= 1


@pytest.mark.parametrize("seed", range(6))
def test_a_round_without_a_second_meeting_is_found_where_there_is_one(seed: int) -> None:
    """Six players in pairs: whatever was played in two rounds, all ways to pair them are looked at."""
    chance = random.Random(seed)
    met: Counter[tuple[int, int]] = Counter()
    for _ in range(4):
        counts = [[0, 0] for _ in range(6)]
        asked = drawing.Field(dict.fromkeys(range(6), 0.0), met, counts, 2)
        pairs = [tuple(sorted(table)) for table in draw_round(asked, chance)]
        repeats = sum(met[one, other] for one, other in pairs)
        assert repeats == min(sum(met[pair] for pair in pairing) for pairing in pairings(list(range(6))))
        met.update((one, other) for one, other in pairs)


def pairings(left: list[int]) -> list[list[tuple[int, int]]]:
    """All ways to make pairs."""
    if not left:
        return [[]]
    one, *others = left
    return [
        [(one, other), *rest]
        for other in others
        for rest in pairings([each for each in others if each != other])
    ]


def test_leaders_meet_leaders() -> None:
    """Tables are more even than they would be by lot, though nobody may meet twice."""
    field = Field(32, rounds=3)
    field.add(Begun())
    for _ in range(2):
        field.go_on()
        field.play(field.tournament.open_tables, lambda entrant: -entrant)
    points = {score.entrant: float(score.points) for score in standings(field.tournament)}
    field.go_on()
    drawn = field.tournament.open_tables
    spreads = [spread([points[one] for one in table.seating.entrants]) for table in drawn]
    assert mean(spreads) < spread(list(points.values())) / 2
    asked = drawing.Field(points, {}, [[0] * 4 for _ in points], 4)
    plain = sum(asked.cost(table) for table in group(asked, random.Random(1)))
    assert sum(asked.cost(table) for table in draw_round(asked, random.Random(1))) <= plain


def spread(values: list[float]) -> float:
    """The mean difference of two of them."""
    return mean(abs(one - other) for one, other in combinations(values, 2))


def test_who_is_left_over_sits_out_and_nobody_does_twice_before_all_have() -> None:
    field = Field(9, rounds=4)
    field.play_out()
    byes = [bye for each in field.tournament.rounds for bye in each.byes]
    assert len(set(byes)) == 4


def test_a_table_whose_people_wish_for_the_same_seat_is_known() -> None:
    assert unseated([0b01, 0b01]) == 1
    assert unseated([0b11, 0b01]) == 0
    assert fair_seats([1, 0, 0, 2]) == 0b0110
