"""Interval iteration, checked on Pig, whose solution is published."""

import numpy as np
import pytest

from flambeur.core.native import lifted, plain
from flambeur.solve import iteration, pig, solve_pig
from flambeur.solve.pig import GOAL, STATES, state_of
from flambeur.solve.solution import TARGET, Solution
from flambeur.solve.solve_pig import PIG


@pytest.fixture(scope="module")
def solved() -> Solution:
    return solve_pig()


def test_the_first_player_of_pig_wins_as_often_as_published(solved: Solution) -> None:
    """Neller and Presser (2004) give 0.5306."""
    assert round(solved.first_player_wins, 4) == 0.5306
    assert solved.low[0] <= solved.first_player_wins <= solved.high[0]


def test_the_bounds_have_met(solved: Solution) -> None:
    assert solved.states == STATES == 10_000
    assert (solved.low <= solved.high).all()
    assert solved.error_bound == (solved.high - solved.low).max() <= TARGET


def test_at_the_start_of_pig_one_holds_at_21(solved: Solution) -> None:
    """The same paper: with no points on either side, roll at 20 and hold at 21."""
    room, values = np.zeros(GOAL + 7), solved.values
    pig.turn_value(0, values, values, np.zeros((1, 1), np.int32), room)
    holding = [1 - values[state_of(0, made)] for made in range(GOAL)]
    assert room[20] > holding[20]
    assert room[21] == pytest.approx(holding[21], abs=TARGET)


def test_a_state_one_point_from_the_goal_can_be_done_by_hand(solved: Solution) -> None:
    """Both need one point: the first wins with 5/6, else the other is in the same place."""
    assert solved.values[state_of(99, 99)] == pytest.approx(6 / 7, abs=TARGET)


def test_sweeps_only_tighten_true_bounds() -> None:
    code, room, links = lifted(PIG, iteration), np.zeros(GOAL + 7), np.zeros((1, 1), np.int32)
    low, high = np.zeros(STATES), np.ones(STATES)
    for _ in range(5):
        before = low.copy(), high.copy()
        gap = code.sweep(low, high, links, room)
        assert (low >= before[0]).all()
        assert (high <= before[1]).all()
        assert gap == (high - low).max()
    assert (low <= high).all()


def test_the_sweep_is_the_same_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pig, "GOAL", 12)
    plain.cache_clear()
    low, high, room = np.zeros(144), np.ones(144), np.zeros(19)
    code, links = plain(PIG, iteration), np.zeros((1, 1), np.int32)
    gaps = [code.sweep(low, high, links, room) for _ in range(60)]
    plain.cache_clear()
    assert gaps == sorted(gaps, reverse=True)
    assert gaps[-1] < TARGET
    assert low[143] == pytest.approx(6 / 7)
