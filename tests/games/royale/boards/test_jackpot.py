"""Jackpot (LR-A2)."""

import pytest

from tests.games.royale.tables import black, kinds, money, place, play, rolls, table

MISS = (1, 2)


@pytest.mark.rule("LR-A2")
@pytest.mark.parametrize("pair", [(1, 1), (6, 6), (1, 6), (4, 3)])
def test_a_double_or_a_seven_wins_the_marked_sum(
    monkeypatch: pytest.MonkeyPatch, pair: tuple[int, int]
) -> None:
    s = table(c1="a2")
    s.jackpot = 2
    with black(monkeypatch, pair):
        place(s, "Anna", 1)
    assert money(s) == {"Anna": 50}
    assert s.won[0] == 1
    assert s.jackpot == 0


@pytest.mark.rule("LR-A2")
def test_it_starts_at_30_and_grows_step_by_step_up_to_80(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c1="a2")
    grown = []
    for _ in range(7):
        with black(monkeypatch, MISS):
            events = place(s, "Benno", 1)
        grown += [event.facts["amount"] for event in events if event.kind == "jackpot-grew"]
    assert grown == [40, 50, 60, 70, 80]
    with black(monkeypatch, (3, 3), (3, 3)):
        place(s, "Carla", 1)
        place(s, "Denny", 1)
    assert money(s) == {"Carla": 80, "Denny": 30}


@pytest.mark.rule("LR-22")
def test_many_dice_activate_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c1="a2")
    with black(monkeypatch, MISS):
        place(s, "Anna", 1, count=5)
    assert s.jackpot == 1


@pytest.mark.rule("LR-A2", "LR-D2", "LR-H2")
def test_power_play_and_my_choice_activate_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c1="a2", c2="d2", c6="h2")
    s.power, s.weights[1, 0] = 0, 3
    rolls(s, "Anna", 5)
    s.decision = 8
    with black(monkeypatch, (2, 2)):
        assert "rewarded" in kinds(play(s, "power small 1"))
    with black(monkeypatch, (4, 4), (5, 5)):
        place(s, "Benno", 6)
        play(s, "choose 4")
        play(s, "activate 1")
    assert money(s) == {"Anna": 30, "Benno": 30}
