"""Budgets: how they are written, and that they are kept."""

import time
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.bots.budget import Budget, Clock, budget_of


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1", Budget(1)),
        ("1000", Budget(1000)),
        ("50ms", Budget(0, 50)),
        ("1000/50ms", Budget(1000, 50)),
        ("50ms*2", Budget(0, 50, 2)),
        ("1000/50ms*4", Budget(1000, 50, 4)),
    ],
)
def test_a_budget_is_written_as_it_is_read(text: str, budget: Budget) -> None:
    assert budget_of(text) == budget
    assert str(budget) == text


@pytest.mark.parametrize(
    "text", ["", "0", "0ms", "ms", "-1", "1.5", "5s", "5 ms", "5*0", "*2", "5ms/5", "5/", "5\n"]
)
def test_other_texts_are_no_budget(text: str) -> None:
    assert budget_of(text) is None


def spent(budget: Budget, each: int = 1, clock: Clock = time.perf_counter) -> list[tuple[int, int]]:
    """The spans that were thought about, without the first, which is for nothing."""
    spans: list[tuple[int, int]] = []
    assert budget.spend(lambda done, upto: spans.append((done, upto)), each, clock) == spans[-1][1]
    assert spans[0] == (0, 0)
    return spans[1:]


@given(st.integers(1, 10**6), st.integers(1, 30))
def test_all_playouts_are_spent_and_shared_by_the_moves(playouts: int, each: int) -> None:
    [(first, last)] = spent(Budget(playouts), each)
    assert first == 0
    assert playouts <= last * each < playouts + each


def ticking(seconds: float) -> Clock:
    """A clock that goes on by so much whenever it is looked at."""
    now = [0.0]

    def look() -> float:
        now[0] += seconds
        return now[0]

    return look


def test_time_is_looked_at_again_and_again() -> None:
    spans = spent(Budget(milliseconds=100), clock=ticking(0.001))
    assert 10 < len(spans) <= 50  # two looks for each
    assert all(one[1] == other[0] for one, other in pairwise(spans))


def test_portions_shrink_when_little_time_is_left() -> None:
    now = [0.0]

    def think(done: int, upto: int) -> None:
        now[0] += (upto - done) / 1000  # a millisecond for each playout

    assert 100 <= Budget(milliseconds=100).spend(think, clock=lambda: now[0]) <= 102


def test_whichever_comes_first_ends_it() -> None:
    assert spent(Budget(500, 1000), clock=ticking(1e-9))[-1][1] == 500
    assert spent(Budget(500, 1000), clock=ticking(10.0))[-1][1] < 500


@pytest.mark.parametrize(("haste", "milliseconds"), [(1.0, 300), (3.0, 100), (1000.0, 1)])
def test_in_haste_there_is_less_time(haste: float, milliseconds: int) -> None:
    assert Budget(7, 300).hurried(haste) == Budget(7, milliseconds)
    assert Budget(7).hurried(haste) == Budget(7)


def test_time_is_kept_in_earnest() -> None:
    began = time.perf_counter()
    thoughts: list[Any] = []
    Budget(milliseconds=20).spend(lambda done, upto: thoughts.append(sum(range(upto - done))))
    assert time.perf_counter() - began >= 0.02
    assert thoughts  # how many depends on what else the machine does
