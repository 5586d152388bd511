"""What a turn is worth when it is played as well as possible."""

import numpy as np
import pytest

from flambeur.games.easy_come.box import HANDS
from flambeur.games.easy_come.turn_values import plan_turn


def test_when_all_ends_of_a_turn_are_worth_the_same_so_is_every_hand_on_the_way() -> None:
    plan = np.zeros(len(HANDS))
    assert plan_turn(np.full(len(HANDS), 0.3), 0.3, plan) == pytest.approx(0.3)
    assert plan == pytest.approx(np.full(len(HANDS), 0.3))


def test_with_three_fives_aside_the_fourth_is_rolled_once_in_six() -> None:
    claims, plan = np.zeros(len(HANDS)), np.zeros(len(HANDS))
    claims[HANDS.index((5, 5, 5, 5))] = 1.0
    plan_turn(claims, 0.0, plan)
    assert plan[HANDS.index((5, 5, 5))] == pytest.approx(1 / 6)
    # With two aside: both at once, or one of them and then the other.
    assert plan[HANDS.index((5, 5))] == pytest.approx(1 / 36 + 10 / 36 * 1 / 6)
    assert plan[HANDS.index((0,))] == 0
