"""Ratings rise by winning, whoever sits where."""

import pytest

from flambeur.arena.ratings import Ratings


def test_who_wins_is_rated_higher_and_surer() -> None:
    ratings = Ratings(3)
    for _ in range(30):
        ratings.add((0, 1, 2), [1, 2, 3])
    best, middle, worst = ratings.now()
    assert best.mu > middle.mu > worst.mu
    assert best.sigma < Ratings(1).now()[0].sigma
    assert best.ordinal < best.mu


def test_ties_leave_equals_equal() -> None:
    ratings = Ratings(2)
    for _ in range(10):
        ratings.add((0, 1), [1, 1])
    assert ratings.now()[0].mu == pytest.approx(ratings.now()[1].mu)


def test_a_bot_in_several_seats_gets_one_rating() -> None:
    ratings = Ratings(2)
    for _ in range(20):
        ratings.add((0, 1, 1), [1, 2, 3])
    assert ratings.now()[0].mu > ratings.now()[1].mu
