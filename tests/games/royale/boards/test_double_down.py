"""Double Down (LR-G2)."""

import pytest

from tests.games.royale.tables import (
    by_my_choice,
    dice,
    dice_at,
    end_round,
    kinds,
    legal,
    money,
    place,
    play,
    put_biggy,
    refusal,
    rolls,
    table,
)


@pytest.mark.rule("LR-G2")
def test_any_number_of_own_dice_may_go_to_the_board() -> None:
    s = table(c1="g2")
    dice(s, 1, Anna=2, Benno=4)
    place(s, "Anna", 1)
    assert legal(s) == ["leave", "double 1 0", "double 2 0", "double 3 0"]
    assert refusal(s, "double 4 0") == ("no-such-die", "LR-G2")
    play(s, "double 2 0")
    assert (dice_at(s, 1), s.doubled.tolist()) == ({"Anna": 1, "Benno": 4}, [2, 0, 0, 0, 0])


@pytest.mark.rule("LR-G2")
def test_none_may_go_too() -> None:
    s = table(c1="g2")
    place(s, "Anna", 1)
    assert kinds(play(s, "leave"))[0] == "left"
    assert dice_at(s, 1) == {"Anna": 1}


@pytest.mark.rule("LR-G2", "LR-01")
def test_the_biggy_may_go_with_or_without_others() -> None:
    s = table(c1="g2")
    dice(s, 1)
    rolls(s, "Anna", 1, 4, biggy=1)
    play(s, "place 1")
    assert legal(s) == ["leave", "double 1 0", "double 0 1", "double 1 1"]
    play(s, "double 0 1")
    assert (dice_at(s, 1), int(s.doubled[0]), int(s.biggy[0])) == ({"Anna": 1}, 2, 8)


@pytest.mark.rule("LR-G2", "LR-30")
@pytest.mark.parametrize(
    ("weights", "paid"),
    [
        ([3, 2, 1, 0, 0], {"Anna": 60, "Benno": 30}),
        ([2, 2, 1, 0, 0], {"Carla": 60}),
        ([2, 2, 0, 0, 0], {}),
        ([0, 1, 0, 0, 0], {"Benno": 60}),
        ([0, 0, 0, 0, 0], {}),
    ],
)
def test_the_board_pays_like_a_casino(weights: list[int], paid: dict[str, int]) -> None:
    s = table(c1="g2")
    s.weights[:] = 0
    s.doubled[:] = weights
    events = end_round(s)
    assert money(s) == paid
    assert kinds(events).count("double-tied") == (2 if weights[:2] == [2, 2] else 0)


@pytest.mark.rule("LR-G2")
def test_dice_on_the_board_do_not_count_in_the_casino() -> None:
    s = table(c1="g2")
    s.weights[:] = 0
    s.notes[:] = 30
    dice(s, 1, Benno=1)
    s.doubled[0] = 4
    end_round(s)
    assert money(s) == {"Anna": 60, "Benno": 30}


@pytest.mark.rule("LR-G2", "LR-H2", "LR-E1")
def test_my_choice_moves_dice_placed_before_but_not_out_of_a_closed_casino(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = table(2, c1="g2", c2="e1", c6="h2")
    put_biggy(s, 1, "Anna")
    rolls(s, "Anna", 6)
    dice(s, 1, Anna=3)
    by_my_choice(monkeypatch, s, "Anna", 1)
    assert "double 1 0" in legal(s)
    s = table(2, c1="g2", c2="e1", c6="h2")
    dice(s, 1, Anna=3)
    s.closed = 0
    assert kinds(by_my_choice(monkeypatch, s, "Anna", 1)) == ["activated", "rolled"]


@pytest.mark.rule("LR-G2", "LR-D2")
def test_a_die_set_by_power_play_may_go_to_the_board() -> None:
    s = table(c1="g2", c2="d2")
    rolls(s, "Anna", 5, biggy=5)
    dice(s, 1)
    s.weights[1, 0], s.power, s.decision = 5, 0, 8
    play(s, "power big 1")
    assert legal(s) == ["leave", "double 0 1"]
