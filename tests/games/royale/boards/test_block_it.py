"""Block It! (LR-F1)."""

import pytest

from tests.games.royale.tables import (
    by_my_choice,
    dice,
    dice_at,
    end_round,
    kinds,
    lay,
    legal,
    money,
    place,
    play,
    refusal,
    rolls,
    table,
)


@pytest.mark.rule("LR-F1")
def test_one_whole_group_must_go_to_a_casino_of_choice() -> None:
    s = table(c1="f1")
    place(s, "Anna", 1)
    assert legal(s) == [f"group {size} {casino}" for size in (1, 2, 3) for casino in range(1, 7)]
    play(s, "group 3 4")
    assert dice_at(s, 4) == {"Grey": 3}
    assert s.groups.tolist() == [2, 2, 0]


@pytest.mark.rule("LR-F1")
def test_there_are_groups_of_1_1_2_2_and_3_and_then_no_more() -> None:
    s = table(c1="f1")
    for size in (1, 1, 2, 2, 3):
        place(s, "Anna", 1)
        play(s, f"group {size} 2")
        if size == 3:
            break
    assert dice_at(s, 2) == {"Grey": 9}
    events = place(s, "Benno", 1)
    assert kinds(events)[:2] == ["placed", "rolled"]


@pytest.mark.rule("LR-F1")
def test_a_group_that_is_gone_is_refused() -> None:
    s = table(c1="f1")
    s.groups[0] = 0
    place(s, "Anna", 1)
    assert refusal(s, "group 1 3") == ("no-such-group", "LR-F1")
    assert refusal(s, "leave") == ("other-decision", "LR-F1")


@pytest.mark.rule("LR-F1", "LR-E1")
def test_no_group_goes_to_a_closed_casino() -> None:
    s = table(c1="f1", c2="e1")
    s.closed = 2
    place(s, "Anna", 1)
    assert "group 2 3" not in legal(s)
    assert refusal(s, "group 2 3") == ("casino-closed", "LR-E1")


@pytest.mark.rule("LR-F1", "LR-12")
def test_neutral_and_grey_dice_are_two_imaginary_players() -> None:
    s = table(2, c1="f1")
    s.weights[:] = 0
    lay(s, 3, 80, 50)
    dice(s, 3, Neutral=2, Grey=2, Anna=1)
    end_round(s)
    assert money(s) == {"Anna": 80}


@pytest.mark.rule("LR-F1", "LR-24")
def test_what_grey_wins_goes_to_the_bank() -> None:
    s = table(c1="f1")
    s.weights[:] = 0
    s.notes[:] = 30
    lay(s, 3, 100, 50)
    before = int(s.bank[7])
    dice(s, 3, Grey=3, Benno=1)
    end_round(s)
    assert money(s) == {"Benno": 50}
    assert s.bank[7] == before + 1


@pytest.mark.rule("LR-F1", "LR-H2", "LR-22")
def test_grey_dice_activate_nothing_also_after_my_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(2, c1="f1", c2="a1", c6="h2")
    by_my_choice(monkeypatch, s, "Anna", 1)
    events = play(s, "group 2 2")
    assert kinds(events)[:2] == ["blocked", "rolled"]


@pytest.mark.rule("LR-F1", "LR-D2")
def test_power_play_activates_it() -> None:
    s = table(c1="f1", c2="d2")
    rolls(s, "Anna", 5, 5)
    s.weights[1, 0], s.power, s.decision = 5, 0, 8
    play(s, "power small 1")
    assert "group 3 2" in legal(s)
