"""Prime Time (LR-B1)."""

import pytest

from tests.games.royale.tables import (
    black,
    decider,
    dice,
    dice_at,
    end_round,
    kinds,
    lay,
    legal,
    money,
    play,
    refusal,
    table,
)


@pytest.mark.rule("LR-B1", "LR-30")
@pytest.mark.parametrize(
    ("move", "two", "five"),
    [("leave", 0, 0), ("add 2", 1, 0), ("add 5", 0, 1), ("add both", 1, 1)],
)
def test_the_winner_may_add_none_one_or_both(
    monkeypatch: pytest.MonkeyPatch, move: str, two: int, five: int
) -> None:
    s = table(c1="b1")
    dice(s, 1, Anna=1, Benno=3)
    with black(monkeypatch, (2, 5)):
        end_round(s)
    assert (decider(s), legal(s)) == ("Benno", ["leave", "add 2", "add 5", "add both"])
    play(s, move)
    assert (dice_at(s, 2).get("Benno", 0), dice_at(s, 5).get("Benno", 0)) == (two, five)


@pytest.mark.rule("LR-B1")
@pytest.mark.parametrize(("move", "count"), [("add 4", 1), ("add both", 2)])
def test_of_a_double_one_or_both_may_be_added(monkeypatch: pytest.MonkeyPatch, move: str, count: int) -> None:
    s = table(c1="b1")
    dice(s, 1, Anna=1)
    with black(monkeypatch, (4, 4)):
        end_round(s)
    assert legal(s) == ["leave", "add 4", "add both"]
    play(s, move)
    assert dice_at(s, 4) == {"Anna": count}


@pytest.mark.rule("LR-B1", "LR-22")
@pytest.mark.parametrize(
    ("move", "paid"),
    [
        ("leave", {"Anna": 120, "Benno": 70}),
        ("add 2", {"Anna": 80}),
        ("add 1", {"Anna": 120, "Benno": 70}),
    ],
)
def test_ties_and_winners_are_settled_afresh_and_nothing_is_activated(
    monkeypatch: pytest.MonkeyPatch, move: str, paid: dict[str, int]
) -> None:
    s = table(c1="b1", c2="a2")
    s.weights[:] = 0
    lay(s, 1, 80, 30)
    dice(s, 1, Anna=2)
    lay(s, 2, 70, 40)
    dice(s, 2, Anna=1, Benno=2)
    with black(monkeypatch, (2, 1)):
        end_round(s)
    events = play(s, move)
    assert money(s) == paid
    assert "black-rolled" not in kinds(events)  # as Jackpot would, were it activated


@pytest.mark.rule("LR-B1", "LR-10")
def test_a_black_die_can_win_another_casino_and_the_right_to_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c1="b1")
    s.weights[:] = 0
    s.notes[:] = 0
    lay(s, 6, 90, 40)
    dice(s, 1, Carla=1)
    dice(s, 6, Benno=1, Carla=1)
    with black(monkeypatch, (6, 2)):
        end_round(s)
    play(s, "add 6")
    assert money(s) == {"Benno": 40, "Carla": 90}
    assert s.first == 2


@pytest.mark.rule("LR-B1", "LR-24")
@pytest.mark.parametrize(
    "weights", [{}, {"Anna": 2, "Benno": 2}, {"Neutral": 5, "Anna": 1}, {"Grey": 5, "Anna": 1}]
)
def test_without_a_real_winner_nobody_rolls(monkeypatch: pytest.MonkeyPatch, weights: dict[str, int]) -> None:
    s = table(c1="b1")
    dice(s, 1, **weights)
    with black(monkeypatch):
        end_round(s)
    assert s.turn == -1


@pytest.mark.rule("LR-B1", "LR-E1")
def test_no_black_die_goes_to_a_closed_casino(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c1="b1", c2="e1")
    dice(s, 1, Anna=1)
    s.closed = 4
    with black(monkeypatch, (3, 5)):
        end_round(s)
    assert legal(s) == ["leave", "add 3"]
    assert refusal(s, "add 5") == ("casino-closed", "LR-E1")
    assert refusal(s, "add both") == ("black-not-rolled", "LR-B1")


@pytest.mark.rule("LR-B1", "LR-E1")
def test_if_both_fall_on_the_closed_casino_there_is_nothing_to_decide(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = table(c1="b1", c2="e1")
    dice(s, 1, Anna=1)
    s.closed = 4
    with black(monkeypatch, (5, 5)):
        end_round(s)
    assert s.turn == -1


@pytest.mark.rule("LR-B1")
def test_the_winner_of_a_closed_casino_rolls_too(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(2, c1="b1", c2="e1")
    dice(s, 1, Benno=1)
    s.closed = 0
    with black(monkeypatch, (3, 4)):
        end_round(s)
    assert decider(s) == "Benno"
