"""The simulation that has chosen how ratings learn reckons as the house does."""

import numpy as np
import pytest

from bench.ratings.people import steps
from flambeur.core.ratings import Rating, rate
from flambeur.house.ratings.learning import BETA, MODEL, rated_places


@pytest.mark.parametrize("places", [[1, 2, 3, 4], [2, 1, 2, 4], [1, 1, 1, 1], [4, 2, 2, 1]])
def test_many_tables_at_once_change_as_one_by_one(places: list[int]) -> None:
    before = {seat: Rating(1500.0 + 70 * seat, 60.0 + 30 * seat) for seat in range(4)}
    after = rate(MODEL, range(4), before, places)
    mu = np.array([[rating.mu for rating in before.values()]])
    variance = np.array([[rating.sigma**2 for rating in before.values()]])
    gain, told = steps(mu, variance, np.array([places]), BETA, full_step=True)
    assert (mu + gain)[0] == pytest.approx([rating.mu for rating in after.values()])
    sigma = np.sqrt(variance * (1 - told))[0]
    assert sigma == pytest.approx([rating.sigma for rating in after.values()])


def test_who_leaves_comes_after_all_who_stay() -> None:
    assert rated_places([1, 2, 3], [True, False, True]) == [4, 2, 4]
    assert rated_places([1, 2, 3], [False, False, False]) == [1, 2, 3]
