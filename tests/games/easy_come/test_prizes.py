"""The nine prizes: which dice they ask for, and how many rolls fit."""

from collections import Counter
from itertools import product

import pytest

from flambeur.games.easy_come.box import HANDS
from flambeur.games.easy_come.prizes import (
    FITTING,
    FOUR,
    HIGH,
    LOW,
    SEVEN,
    STRAIGHT,
    THIRTEEN,
    THREE_EVEN,
    THREE_ODD,
    TWO_PAIRS,
)
from tests.games.easy_come.tables import DICE_FOR, NO_PRIZE, claims, rolls, table

ROLLS = list(product(range(6), repeat=4))


def fits(faces: tuple[int, ...]) -> set[int]:
    """The prizes that four dice satisfy."""
    fitting = int(FITTING[HANDS.index(tuple(sorted(faces)))])
    return {prize for prize in range(9) if fitting >> prize & 1}


@pytest.mark.rule("EC-09")
def test_of_1296_rolls_so_many_fit_each_prize() -> None:
    count = Counter(prize for roll in ROLLS for prize in fits(roll))
    assert [count[prize] for prize in range(9)] == [6, 90, 24, 24, 104, 104, 35, 35, 72]


@pytest.mark.rule("EC-09")
def test_most_rolls_fit_none_and_a_few_fit_two() -> None:
    assert Counter(len(fits(roll)) for roll in ROLLS) == {0: 824, 1: 450, 2: 22}


@pytest.mark.rule("EC-08")
@pytest.mark.parametrize(
    ("faces", "prizes"),
    [
        ((4, 4, 4, 4), {FOUR}),
        ((0, 0, 0, 0), {FOUR, LOW}),
        ((5, 5, 5, 5), {FOUR, HIGH}),
        ((3, 3, 3, 3), {FOUR}),  # not a three of a kind: the fourth must differ
        ((0, 0, 5, 5), {TWO_PAIRS}),
        ((0, 0, 1, 1), {TWO_PAIRS, LOW}),
        ((1, 1, 1, 5), {THREE_ODD}),
        ((1, 5, 5, 5), {THREE_ODD}),
        ((3, 5, 5, 5), {THREE_ODD, HIGH}),
        ((1, 1, 1, 4), {SEVEN}),  # three odd ones and an even one
        ((1, 3, 5, 5), set()),  # all odd, but no three of a kind
        ((0, 0, 0, 2), {THREE_EVEN, LOW}),  # zero is even
        ((0, 0, 0, 4), {THREE_EVEN}),
        ((0, 2, 2, 2), {THREE_EVEN}),
        ((2, 2, 2, 1), {SEVEN}),
        ((2, 2, 2, 5), set()),
        ((0, 2, 4, 4), set()),  # all even, but no three of a kind
        ((0, 0, 2, 5), {SEVEN}),
        ((0, 1, 1, 4), set()),  # 6
        ((0, 1, 3, 4), set()),  # 8
        ((0, 3, 5, 5), {THIRTEEN}),
        ((0, 2, 5, 5), set()),  # 12
        ((2, 2, 5, 5), {TWO_PAIRS}),  # 14
        ((0, 0, 1, 2), {LOW}),  # 3
        ((0, 0, 1, 3), set()),  # 4
        ((3, 4, 5, 5), {HIGH}),  # 17
        ((2, 4, 5, 5), set()),  # 16
        ((0, 1, 2, 3), {STRAIGHT}),
        ((1, 2, 3, 4), {STRAIGHT}),
        ((2, 3, 4, 5), {STRAIGHT}),
        ((0, 1, 2, 4), {SEVEN}),
        ((1, 3, 4, 5), {THIRTEEN}),
        ((0, 1, 4, 5), set()),
    ],
)
def test_dice_fit_their_prizes(faces: tuple[int, ...], prizes: set[int]) -> None:
    assert fits(faces) == prizes


@pytest.mark.rule("EC-03")
def test_fewer_than_four_dice_fit_nothing() -> None:
    assert [hand for hand, fitting in zip(HANDS, FITTING, strict=True) if len(hand) < 4 and fitting] == []


@pytest.mark.rule("EC-08")
def test_the_dice_of_the_tests_are_what_they_say() -> None:
    assert {prize: fits(faces) for prize, faces in DICE_FOR.items()} == {prize: {prize} for prize in range(9)}
    assert fits(NO_PRIZE) == set()


@pytest.mark.rule("EC-03")
@pytest.mark.parametrize("prize", range(9))
@pytest.mark.parametrize("aside", range(4))
def test_dice_set_aside_count_like_those_just_rolled(prize: int, aside: int) -> None:
    s, faces = table(), DICE_FOR[prize]
    rolls(s, *faces[aside:], aside=faces[:aside])
    assert claims(s) == {prize}
