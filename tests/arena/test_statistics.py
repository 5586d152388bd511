"""Intervals hold what they promise, also when the games of a round are alike."""

import math
import random

import pytest

from flambeur.arena.statistics import Sums

RUNS = 1500


def sums_of(*rounds: int) -> Sums:
    """Some rounds, counted."""
    sums = Sums()
    sums.add(rounds)
    return sums


def test_a_share_is_the_mean_part_of_the_whole() -> None:
    assert sums_of(1, 2, 3, 2).share(4).mean == 0.5


def test_portions_do_not_matter() -> None:
    whole, parts = sums_of(3, 1, 4, 1, 5), sums_of(3, 1)
    parts.add([4, 1, 5])
    assert whole.share(9) == parts.share(9)
    assert whole.mean(2) == parts.mean(2)


@pytest.mark.parametrize("rounds", [1, 3, 50, 5000])
@pytest.mark.parametrize("value", [0, 2, 4])
def test_an_interval_has_a_width_even_if_all_rounds_were_alike(rounds: int, value: int) -> None:
    interval = sums_of(*[value] * rounds).share(4)
    assert 0 <= interval.low <= interval.mean <= interval.high <= 1
    assert interval.high - interval.low > 0.5 / (rounds + 4)


def test_after_one_round_nothing_is_known_of_the_spread_of_results() -> None:
    interval = sums_of(30).mean(3)
    assert (interval.mean, interval.low, interval.high) == (10, -math.inf, math.inf)


@pytest.mark.parametrize(("rounds", "quantile"), [(5, 2.7764), (6, 2.5706), (10, 2.2622), (30, 2.0452)])
def test_the_interval_of_results_is_students(rounds: int, quantile: float) -> None:
    # The mean of 1 to n has the variance n (n + 1) / 12 / n.
    interval = sums_of(*range(1, rounds + 1)).mean(1)
    assert interval.mean == (rounds + 1) / 2
    half = quantile * math.sqrt((rounds + 1) / 12)
    assert interval.high - interval.mean == pytest.approx(half, rel=0.004)
    assert interval.mean - interval.low == pytest.approx(half, rel=0.004)


@pytest.mark.parametrize("alike", [False, True], ids=["independent", "one throw for the whole round"])
@pytest.mark.parametrize("chance", [0.25, 0.5, 0.9])
@pytest.mark.parametrize("rounds", [10, 60])
def test_the_interval_holds_the_truth_in_95_of_100_cases(rounds: int, chance: float, alike: bool) -> None:
    dice, games, held = random.Random(7), 4, 0
    for _ in range(RUNS):
        wins = [_round(dice, games, chance, alike) for _ in range(rounds)]
        interval = sums_of(*wins).share(games)
        held += interval.low <= chance <= interval.high
    assert held / RUNS > 0.93


def _round(dice: random.Random, games: int, chance: float, alike: bool) -> int:
    throws = [dice.random() < chance for _ in range(1 if alike else games)]
    return sum(throws) * (games if alike else 1)


def test_rounds_that_are_alike_within_make_the_interval_wider() -> None:
    dice, games = random.Random(3), 4
    wide, narrow = (
        sums_of(*[_round(dice, games, 0.5, alike) for _ in range(400)]).share(games)
        for alike in (True, False)
    )
    assert 1.6 < (wide.high - wide.low) / (narrow.high - narrow.low) < 2.4
