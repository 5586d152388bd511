"""What counts as a blunder in Royale, and what does not."""

import pytest

from flambeur.games.royale.moves import GOLD
from tests.games.royale.policies import bare, foolish, prime_time
from tests.games.royale.tables import dice, lay, place, play, rolls, table


def test_placing_where_nothing_can_be_won_any_more() -> None:
    s = bare()
    dice(s, 6, Benno=8, Carla=7)
    rolls(s, "Anna", 6, 2)
    assert foolish(s) == ["place 6"]


def test_not_if_it_takes_something_from_somebody() -> None:
    s = bare()
    dice(s, 6, Benno=8, Carla=1)
    rolls(s, "Anna", 6, 2)
    assert foolish(s) == []  # a tie with Carla


def test_not_if_more_dice_may_follow() -> None:
    s = bare()
    lay(s, 6, 40, 0)
    dice(s, 6, Benno=2)
    rolls(s, "Anna", 6, 2, 3, 4)
    assert foolish(s) == []


def test_not_if_nothing_else_brings_more_with_as_few_dice() -> None:
    s = bare()
    dice(s, 6, Benno=8, Carla=7)
    rolls(s, "Anna", 6, 2, 2)
    assert foolish(s) == []


def test_not_where_a_board_is_activated() -> None:
    s = bare(c6="a1")
    dice(s, 6, Benno=8, Carla=7)
    rolls(s, "Anna", 6, 2)
    assert foolish(s) == []


def test_giving_up_the_own_place_for_nothing() -> None:
    s = bare()
    dice(s, 6, Benno=3, Carla=4, Grey=2, Anna=1)
    lay(s, 6, 40, 30)
    dice(s, 5, Grey=2, Anna=1)
    rolls(s, "Anna", 5, 2, 3, 3)
    assert foolish(s) == ["place 5"]


def test_a_pass_is_none() -> None:
    s = bare()
    s.chips[0] = 1
    rolls(s, "Anna", 6, 2)
    assert foolish(s) == []


@pytest.mark.parametrize(
    ("pair", "steps", "wrong"),
    [
        ((1, 2), 0, ["stop", "lower"]),
        ((6, 2), 1, ["higher"]),
        ((3, 4), 0, ["stop"]),
        ((6, 6), 2, ["higher"]),
    ],
)
def test_calling_the_less_likely_side_or_stopping_with_nothing(
    pair: tuple[int, int], steps: int, wrong: list[str]
) -> None:
    s = bare(c1="b2")
    place(s, "Anna", 1)
    s.black[:] = pair
    s.fifty = steps
    assert foolish(s) == wrong


def test_taking_a_chip_where_money_is_to_be_had() -> None:
    s = bare(c1="f2")
    dice(s, 6, Grey=1)
    place(s, "Anna", 1)
    assert foolish(s) == ["take chip 6"]
    s.pictures[1] = 0
    assert foolish(s) == []


@pytest.mark.parametrize(
    ("pair", "wrong"),
    [((1, 2), ["choose 1"]), ((3, 1), ["choose 1"]), ((2, 3), []), ((1, 4), []), ((1, 1), [])],
)
def test_choosing_one_chip_where_more_is_to_be_had(pair: tuple[int, int], wrong: list[str]) -> None:
    s = bare(c1="h2")
    rolls(s, "Anna", 1, 2)
    play(s, "place 1")
    s.black[:] = pair
    assert foolish(s) == wrong


def test_giving_the_big_die_for_what_a_small_one_brings() -> None:
    s = bare(c1="h1")
    rolls(s, "Anna", 1, 4, biggy=4)
    play(s, "place 1")
    assert foolish(s) == ["put big 4"]
    s.decision = GOLD
    assert foolish(s) == ["gold big"]


def test_adding_black_dice_where_they_bring_less() -> None:
    s = bare(c1="b1")
    prime_time(s, 2, 5)
    assert foolish(s) == ["leave", "add 2", "add 5"]
    dice(s, 5, Anna=1, Benno=2, Carla=3)
    dice(s, 2, Anna=1)
    assert foolish(s) == []


def test_other_answers_are_never_foolish() -> None:
    s = table(c1="a1")
    place(s, "Anna", 1)
    assert foolish(s) == []
