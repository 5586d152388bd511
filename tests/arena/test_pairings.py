"""Everybody meets everybody in every seat, and all with the same luck."""

from collections import Counter

import pytest

from flambeur.arena.pairings import Pairings, one_among, round_robin

TABLES = [(2, 2), (3, 2), (5, 2), (4, 3), (2, 4), (3, 4), (6, 4)]


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_every_bot_sits_in_every_seat_equally_often(bots: int, players: int) -> None:
    seated = Counter(
        (bot, seat) for seats in round_robin(bots, players).seating() for seat, bot in enumerate(seats)
    )
    assert set(seated) == {(bot, seat) for bot in range(bots) for seat in range(players)}
    assert len(set(seated.values())) == 1


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_every_two_bots_meet_equally_often(bots: int, players: int) -> None:
    met = Counter(
        frozenset((a, b))
        for seats in round_robin(bots, players).seating()
        for a in seats
        for b in seats
        if a < b
    )
    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) == 1


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_no_bot_plays_only_against_itself_and_no_line_up_comes_twice(bots: int, players: int) -> None:
    line_ups = [tuple(sorted(line_up)) for line_up in round_robin(bots, players).line_ups]
    assert all(len(set(line_up)) > 1 for line_up in line_ups)
    assert len(set(line_ups)) == len(line_ups)


def test_one_sits_among_others_in_every_seat() -> None:
    assert one_among(3).seating() == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]


def test_the_games_of_a_round_share_their_luck_and_no_others_do() -> None:
    pairings = round_robin(3, 2)
    games = list(pairings.of_rounds(0, 4))
    assert [game.number for game in games] == list(range(24))
    assert [game.luck for game in games] == [number // pairings.round_length for number in range(24)]


def test_a_span_of_rounds_is_that_part_of_all() -> None:
    pairings = round_robin(4, 3)
    assert list(pairings.of_rounds(2, 4)) == list(pairings.of_rounds(0, 6))[24:48]


@pytest.mark.parametrize(("games", "rounds"), [(1, 1), (6, 1), (7, 2), (12, 2), (13, 3)])
def test_a_round_that_was_begun_is_played_to_its_end(games: int, rounds: int) -> None:
    assert Pairings(((0, 1), (0, 2), (1, 2))).rounds_for(games) == rounds
