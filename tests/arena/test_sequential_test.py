"""The order is called settled when it is, and almost never when it is not."""

import numpy as np
import pytest

from flambeur.arena.sequential_test import BOLDEST, DOUBT, SequentialTest


def rounds_until_settled(seed: int, chances: list[float], most: int) -> int:
    """Rounds of one game a bot until the order is settled; 0 if it never is."""
    chance, test = np.random.default_rng(seed), SequentialTest(len(chances))
    for number in range(1, most + 1):
        if test.add((chance.random(len(chances)) < chances).astype(float)):
            return number
    return 0


def test_equals_are_told_apart_by_mistake_in_one_of_a_hundred_cases_at_most() -> None:
    runs, most = 400, 150
    false = sum(rounds_until_settled(seed, [0.5, 0.5], most) > 0 for seed in range(runs))
    assert false / runs <= DOUBT + 0.01  # looked at after every round


def test_a_clear_order_is_settled_soon() -> None:
    needed = [rounds_until_settled(seed, [0.7, 0.3], 1000) for seed in range(30)]
    assert all(0 < rounds < 400 for rounds in needed)


def test_three_bots_are_settled_when_each_is_better_than_the_next() -> None:
    assert rounds_until_settled(1, [0.9, 0.5, 0.1], 1000) > 0
    assert rounds_until_settled(1, [0.9, 0.3, 0.3], 1000) == 0


def test_a_single_round_settles_nothing() -> None:
    assert not SequentialTest(2).add(np.array([1.0, 0.0]))


def test_the_order_is_that_of_all_rounds_not_of_the_last() -> None:
    test = SequentialTest(2)
    assert [test.add(np.array([1.0, 0.0])) for _ in range(60)][-1]
    assert test.add(np.array([0.0, 1.0]))


@pytest.mark.parametrize("order", [[0.9, 0.5, 0.1], [0.1, 0.9, 0.5]])
def test_the_order_in_which_bots_are_named_does_not_matter(order: list[float]) -> None:
    test = SequentialTest(3)
    assert [test.add(np.array(order)) for _ in range(60)][-1]


def rounds_by_hand(difference: float, gamblers: int) -> int:
    """Rounds until one of so many gamblers can be believed, when his bot is ahead by this much in each."""
    rounds, fortune, total, squares = 0, 1.0, 0.0, 1.0
    while fortune < gamblers / DOUBT:
        fortune *= 1 + min(BOLDEST, total / squares) * difference
        total, squares, rounds = total + difference, squares + difference**2, rounds + 1
    return rounds


@pytest.mark.parametrize("bots", [2, 3, 5])
def test_the_doubt_is_shared_by_all_who_bet_on_one_bot_against_another(bots: int) -> None:
    test, shares = SequentialTest(bots), np.linspace(1.0, 0.0, bots)
    needed = 1
    while not test.add(shares):
        needed += 1
    assert needed == rounds_by_hand(1 / (bots - 1), gamblers=bots * (bots - 1))
