"""The order is called settled when it is, and almost never when it is not."""

import numpy as np
import pytest

from flambeur.arena.sequential_test import DOUBT, Settling


def rounds_until_settled(seed: int, chances: list[float], most: int) -> int:
    """Rounds of one game a bot until the order is settled; 0 if it never is."""
    chance, settling = np.random.default_rng(seed), Settling(len(chances))
    for number in range(1, most + 1):
        if settling.add((chance.random(len(chances)) < chances).astype(float)):
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
    assert not Settling(2).add(np.array([1.0, 0.0]))


@pytest.mark.parametrize("order", [[0.9, 0.5, 0.1], [0.1, 0.9, 0.5]])
def test_the_order_in_which_bots_are_named_does_not_matter(order: list[float]) -> None:
    settling = Settling(3)
    assert [settling.add(np.array(order)) for _ in range(60)][-1]
