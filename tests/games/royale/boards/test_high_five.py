"""High Five (LR-C1)."""

import pytest

from flambeur.games.royale.state import NOBODY
from tests.games.royale.tables import (
    by_my_choice,
    dice,
    end_round,
    money,
    place,
    play,
    put_biggy,
    rolls,
    table,
)


@pytest.mark.rule("LR-C1")
@pytest.mark.parametrize(
    ("before", "count", "taken"), [(0, 4, False), (0, 5, True), (3, 2, True), (3, 1, False)]
)
def test_a_weight_of_five_takes_the_tile(before: int, count: int, taken: bool) -> None:
    s = table(c1="c1")
    dice(s, 1, Anna=before)
    place(s, "Anna", 1, count)
    assert s.five == (0 if taken else NOBODY)


@pytest.mark.rule("LR-C1", "LR-01")
def test_three_dice_and_the_biggy_are_enough() -> None:
    s = table(c1="c1")
    dice(s, 1, Carla=1)
    rolls(s, "Carla", 1, 1, 3, biggy=1)
    play(s, "place 1")
    assert s.five == 2


@pytest.mark.rule("LR-C1")
def test_it_is_never_lost_again() -> None:
    s = table(c1="c1")
    place(s, "Anna", 1, 5)
    place(s, "Benno", 1, 7)
    dice(s, 1, Benno=7)
    assert s.five == 0


@pytest.mark.rule("LR-C1", "LR-23")
def test_it_is_worth_100_at_payment_as_one_note() -> None:
    s = table(c1="c1")
    s.notes[:] = 30
    s.five = 3
    end_round(s)
    assert money(s) == {"Denny": 100}
    assert s.won[3] == 1


@pytest.mark.rule("LR-C1")
def test_nobody_took_it_nobody_is_paid() -> None:
    s = table(c1="c1")
    end_round(s)
    assert money(s) == {}


@pytest.mark.rule("LR-C1", "LR-22")
def test_dice_that_arrive_without_placement_do_not_take_it() -> None:
    s = table(c1="c1", c2="f2")
    dice(s, 1, Anna=4)
    s.weights[1, 6] = 1
    rolls(s, "Anna", 2, 3)
    play(s, "place 2")
    play(s, "take action 2")
    play(s, "set small 1")
    assert s.weights[0, 0] == 5
    assert s.five == NOBODY


@pytest.mark.rule("LR-C1", "LR-D2", "LR-H2", "LR-E1")
def test_power_play_and_my_choice_take_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c1="c1", c2="d2")
    dice(s, 1, Anna=3)
    dice(s, 2, Anna=1)
    s.power = 0
    rolls(s, "Anna", 4, biggy=4)
    s.decision = 8
    play(s, "power big 1")
    assert s.five == 0
    s = table(2, c1="c1", c2="e1", c6="h2")
    put_biggy(s, 1, "Benno")
    s.weights[0, 1], s.closed = 5, 0
    by_my_choice(monkeypatch, s, "Benno", 1)
    assert s.five == 1
