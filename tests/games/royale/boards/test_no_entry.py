"""No Entry! (LR-E1)."""

import pytest

from flambeur.games.royale.rounds import begin_round
from flambeur.games.royale.state import NOWHERE
from tests.games.royale.tables import (
    by_my_choice,
    chance,
    chips,
    decider,
    dice,
    dice_at,
    end_round,
    kinds,
    lay,
    left,
    legal,
    money,
    place,
    play,
    refusal,
    rolls,
    table,
)


@pytest.mark.rule("LR-E1")
def test_the_first_time_another_casino_must_be_closed() -> None:
    s = table(c3="e1")
    place(s, "Anna", 3)
    assert legal(s) == ["close 1", "close 2", "close 4", "close 5", "close 6"]
    assert refusal(s, "leave") == ("must-close", "LR-E1")
    assert refusal(s, "close 3") == ("own-casino", "LR-E1")
    play(s, "close 6")
    assert s.closed == 5
    assert chips(s) == {"Anna": 2}


@pytest.mark.rule("LR-E1")
def test_later_the_tile_may_be_moved_or_left() -> None:
    s = table(c3="e1")
    place(s, "Anna", 3)
    play(s, "close 6")
    place(s, "Benno", 3)
    assert legal(s) == ["leave", "close 1", "close 2", "close 4", "close 5"]
    assert refusal(s, "close 6") == ("closed-already", "LR-E1")
    assert kinds(play(s, "leave"))[0] == "left"
    assert (s.closed, s.loop, chips(s)) == (5, 1, {"Anna": 2})


@pytest.mark.rule("LR-E1")
def test_the_marker_goes_round_its_loop() -> None:
    s = table(c3="e1")
    paid = []
    for turn in range(7):
        before = int(s.money[0]) + 10 * int(s.chips[0])
        place(s, "Anna", 3)
        play(s, f"close {1 + turn % 2}")
        paid.append(int(s.money[0]) + 10 * int(s.chips[0]) - before)
    assert paid == [20, 0, 30, 0, 10, 0, 20]
    assert money(s) == {"Anna": 30}


@pytest.mark.rule("LR-E1")
def test_a_closed_casino_takes_no_dice() -> None:
    s = table(c3="e1")
    s.closed = 4
    rolls(s, "Anna", 5, 5, 2)
    assert legal(s) == ["place 2"]
    assert refusal(s, "place 5") == ("casino-closed", "LR-E1")
    s.chips[0] = 1
    assert legal(s) == ["place 2", "pass"]
    play(s, "pass")
    assert chips(s) == {}


@pytest.mark.rule("LR-E1b")
@pytest.mark.parametrize("had", [0, 3])
def test_who_rolls_only_the_closed_number_passes_free_of_charge(had: int) -> None:
    s = table(c3="e1")
    s.closed = 4
    s.chips[0] = had
    rolls(s, "Anna", 5, 5, biggy=5)
    assert legal(s) == ["pass"]
    play(s, "pass")
    assert (chips(s).get("Anna", 0), left(s, "Anna")) == (had, (2, 1))
    assert decider(s) == "Benno"


@pytest.mark.rule("LR-E1")
def test_dice_in_a_closed_casino_are_paid_normally() -> None:
    s = table(c3="e1")
    s.weights[:] = 0
    s.closed = 5
    lay(s, 6, 90, 40)
    dice(s, 6, Anna=1, Benno=2)
    end_round(s)
    assert money(s) == {"Benno": 90, "Anna": 40}


@pytest.mark.rule("LR-E1", "LR-H2")
def test_my_choice_closes_even_its_own_casino(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(2, c1="e1", c6="h2")
    dice(s, 6)
    by_my_choice(monkeypatch, s, "Anna", 1)
    play(s, "close 6")
    assert s.closed == 5
    assert dice_at(s, 6)["Anna"] >= 1
    assert chips(s) == {"Anna": 2}


@pytest.mark.rule("LR-E1", "LR-D2")
def test_a_die_set_by_power_play_activates_it() -> None:
    s = table(c1="e1", c2="d2")
    rolls(s, "Anna", 5, 5)
    s.weights[1, 0], s.power, s.decision = 5, 0, 8
    play(s, "power small 1")
    assert "close 2" in legal(s)


@pytest.mark.rule("LR-E1")
def test_the_next_round_opens_every_casino() -> None:
    s = table(c1="e1")
    s.closed, s.loop = 3, 2
    s.rounds = 3
    begin_round(s, chance())
    assert (s.closed, s.loop) == (NOWHERE, 0)
