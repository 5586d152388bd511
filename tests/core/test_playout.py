"""Random play: the template bound to a game, plain and compiled."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.core import playout
from flambeur.core.chance import new_chance
from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.core.native import lifted, plain
from flambeur.core.playout import SHARES, nth_marked, win_share
from flambeur.games import EASY_COME, LAS_VEGAS
from tests.core.chances import state_of

PLAIN = plain(LAS_VEGAS, playout)


def table(players: int) -> State:
    s = LAS_VEGAS.blank(players, {"rounds": 1})
    LAS_VEGAS.rules.start(s, new_chance(bytes(32)))
    return s


@pytest.mark.parametrize("players", [2, 3, 5])
def test_random_play_goes_to_the_end_and_counts_its_moves(players: int) -> None:
    s, chance, room = table(players), new_chance(bytes(32), 1), LAS_VEGAS.room.blank()
    played = PLAIN.play_to_end(s, chance, room)
    assert LAS_VEGAS.rules.is_over(s)
    assert players <= played <= 8 * players
    assert PLAIN.play_to_end(s, chance, room) == 0


def test_random_moves_are_legal_and_each_comes_up() -> None:
    s, chance, mask = table(2), new_chance(bytes(32)), LAS_VEGAS.room.blank().mask
    seat = PLAIN.first_waiting(s)
    drawn = {PLAIN.random_move(s, chance, seat, mask) for _ in range(100)}
    LAS_VEGAS.rules.legal(s, seat, mask)
    assert drawn == set(mask.nonzero()[0].tolist())


@pytest.mark.parametrize("game", [LAS_VEGAS, EASY_COME], ids=lambda game: game.name)
def test_random_play_is_the_same_in_plain_python_and_compiled(game: Game) -> None:
    for stream in range(5):
        ends = []
        for bound in (plain(game, playout), lifted(game, playout)):
            s, chance, room = game.blank(3, {}), new_chance(bytes(32), stream), game.room.blank()
            game.rules.start(s, chance)
            ends.append((bound.play_to_end(s, chance, room), s.tobytes(), state_of(chance)))
        assert ends[0] == ends[1]


def test_a_game_with_random_moves_of_its_own_need_not_mark_any() -> None:
    s, chance, room = EASY_COME.blank(3, {}), new_chance(bytes(32)), EASY_COME.room.blank()
    EASY_COME.rules.start(s, chance)
    room.mask[:] = 7
    plain(EASY_COME, playout).play_to_end(s, chance, room)
    assert (room.mask == 7).all()


@given(st.lists(st.integers(0, 1), min_size=1, max_size=40).filter(any))
def test_marks_are_counted_from_zero(marks: list[int]) -> None:
    mask = np.array(marks, np.int8)
    marked = [nth_marked(mask, rank) for rank in range(sum(marks))]
    assert marked == mask.nonzero()[0].tolist()


@pytest.mark.parametrize("seat", range(5))
def test_the_first_seat_waited_for_is_found(seat: int) -> None:
    s = table(5)
    s.turn = seat
    assert PLAIN.first_waiting(s) == seat


@pytest.mark.parametrize(
    ("places", "shares"),
    [
        ([1, 2, 3, 4], [SHARES, 0, 0, 0]),
        ([3, 1, 1, 4], [0, SHARES // 2, SHARES // 2, 0]),
        ([1, 1, 4, 1], [SHARES // 3, SHARES // 3, 0, SHARES // 3]),
        ([1, 1, 1, 1], [SHARES // 4] * 4),
    ],
)
def test_a_win_is_shared_by_all_in_first_place(places: list[int], shares: list[int]) -> None:
    s = table(4)
    won = [win_share(s, np.array([*places, 1], np.int8), seat) for seat in range(4)]
    assert won == shares
    assert sum(won) == SHARES


@pytest.mark.parametrize("winners", range(1, 9))
def test_a_win_can_be_split_evenly(winners: int) -> None:
    assert SHARES % winners == 0


@pytest.mark.parametrize("moves", [6, 127, 128, 300])
def test_a_mark_is_found_in_tables_of_any_length(moves: int) -> None:
    mask = np.ones(moves, np.int8)
    for bound in (plain(LAS_VEGAS, playout), lifted(LAS_VEGAS, playout)):
        assert [bound.nth_marked(mask, rank) for rank in range(moves)] == list(range(moves))
