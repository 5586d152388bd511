"""My Choice (LR-H2)."""

import pytest

from flambeur.core.layout import State
from flambeur.games.royale.state import GOLD_SPACE
from tests.games.royale.tables import (
    black,
    chips,
    decider,
    end_round,
    kinds,
    left,
    legal,
    money,
    no_dice,
    play,
    refusal,
    rolls,
    table,
)


def chosen(monkeypatch: pytest.MonkeyPatch, s: State, value: int, *rolled: int, biggy: int = 0) -> list[str]:
    """Anna places the 6s that she rolled at My Choice and uses the value."""
    rolls(s, "Anna", 6, *rolled, biggy=biggy)
    with black(monkeypatch, (value, value)):
        play(s, "place 6")
    return kinds(play(s, f"choose {value}"))


@pytest.mark.rule("LR-H2")
def test_one_of_the_two_black_dice_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c6="h2")
    rolls(s, "Anna", 6)
    with black(monkeypatch, (2, 5)):
        play(s, "place 6")
    assert legal(s) == ["choose 2", "choose 5"]
    assert refusal(s, "choose 4") == ("black-not-rolled", "LR-H2")


@pytest.mark.rule("LR-H2", "LR-E1")
def test_a_black_die_and_another_board_are_not_barred_by_the_closed_casino_of_that_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = table(c1="e1", c6="h2")
    s.closed = 2
    rolls(s, "Anna", 6)
    with black(monkeypatch, (4, 4)):
        play(s, "place 6")
    assert refusal(s, "choose 3") == ("black-not-rolled", "LR-H2")
    play(s, "choose 4")
    assert refusal(s, "activate 3") == ("no-other-board", "LR-H2")
    play(s, "activate 1")
    assert refusal(s, "close 3") == ("closed-already", "LR-E1")


@pytest.mark.rule("LR-H2", "LR-23")
@pytest.mark.parametrize(("value", "chip", "note"), [(1, 1, 0), (2, 2, 0), (3, 0, 30)])
def test_1_2_and_3_pay(monkeypatch: pytest.MonkeyPatch, value: int, chip: int, note: int) -> None:
    s = table(c6="h2")
    chosen(monkeypatch, s, value)
    assert (chips(s).get("Anna", 0), money(s).get("Anna", 0)) == (chip, note)


@pytest.mark.rule("LR-H2")
def test_4_activates_any_other_board_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c1="a1", c3="c2", c6="h2")
    chosen(monkeypatch, s, 4)
    assert legal(s) == ["activate 1", "activate 3"]
    assert refusal(s, "activate 6") == ("no-other-board", "LR-H2")
    assert kinds(play(s, "activate 3")) == ["activated", "rolled"]  # Bad Luck does nothing when activated


@pytest.mark.rule("LR-H2")
def test_4_does_nothing_if_there_is_no_other_board(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c6="h2")
    assert chosen(monkeypatch, s, 4) == ["chose", "rolled"]


@pytest.mark.rule("LR-H2", "LR-F2", "LR-22")
def test_5_is_the_die_action(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c1="a1", c6="h2")
    s.weights[:] = 0
    chosen(monkeypatch, s, 5, 3)
    assert legal(s) == [*(f"set small {casino}" for casino in range(1, 7)), "fetch small 6"]
    assert kinds(play(s, "set small 1")) == ["die-set", "rolled"]


@pytest.mark.rule("LR-H2", "LR-07")
def test_5_may_bring_back_the_very_die_just_placed(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(2, c6="h2")
    s.weights[:] = 0
    no_dice(s, "Benno")
    chosen(monkeypatch, s, 5)
    play(s, "fetch small 6")
    assert (left(s, "Anna"), decider(s)) == ((1, 0), "Anna")


@pytest.mark.rule("LR-H2")
@pytest.mark.parametrize(("move", "rest"), [("gold small", (0, 1)), ("gold big", (1, 0))])
def test_6_puts_a_remaining_die_on_the_gold_space(
    monkeypatch: pytest.MonkeyPatch, move: str, rest: tuple[int, int]
) -> None:
    s = table(c6="h2")
    chosen(monkeypatch, s, 6, 3, biggy=2)
    assert legal(s) == ["gold small", "gold big"]
    play(s, move)
    assert (int(s.gold), left(s, "Anna")) == (0, rest)


@pytest.mark.rule("LR-H2")
def test_6_asks_nothing_if_there_is_one_kind_of_dice_and_does_nothing_without_dice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = table(c6="h2")
    assert chosen(monkeypatch, s, 6, 3) == ["chose", "gold-put", "rolled"]
    assert (int(s.gold), left(s, "Anna")) == (0, (0, 0))
    s = table(c6="h2")
    assert chosen(monkeypatch, s, 6) == ["chose", "rolled"]


@pytest.mark.rule("LR-H2", "LR-07")
@pytest.mark.parametrize(("big", "benno"), [(False, (1, 0)), (True, (0, 1))])
def test_a_die_on_the_gold_space_returns_to_its_owner(
    monkeypatch: pytest.MonkeyPatch, big: bool, benno: tuple[int, int]
) -> None:
    s = table(2, c6="h2")
    no_dice(s, "Benno")
    s.gold = 1
    if big:
        s.biggy[1] = GOLD_SPACE
    chosen(monkeypatch, s, 6, 3)
    assert (int(s.gold), left(s, "Benno"), decider(s)) == (0, benno, "Benno")


@pytest.mark.rule("LR-H2", "LR-30")
def test_after_payment_the_gold_space_brings_60() -> None:
    s = table(c6="h2")
    s.weights[:] = 0
    s.gold = 2
    end_round(s)
    assert money(s) == {"Carla": 60}


@pytest.mark.rule("LR-H2", "LR-E1")
def test_the_die_action_leaves_a_closed_casino_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c1="e1", c6="h2")
    s.weights[:] = 0
    s.closed = 3
    chosen(monkeypatch, s, 5, 3)
    assert "set small 4" not in legal(s)


@pytest.mark.rule("LR-H2", "LR-D2")
def test_power_play_activates_it(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c2="d2", c6="h2")
    rolls(s, "Anna", 5, 5)
    s.weights[1, 0], s.power, s.decision = 5, 0, 8
    with black(monkeypatch, (3, 6)):
        play(s, "power small 6")
    assert legal(s) == ["choose 3", "choose 6"]
