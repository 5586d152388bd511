"""Knockout? (LR-E2)."""

import pytest

from flambeur.games.royale.boards.knockout import on_board
from flambeur.games.royale.state import KNOCKED_OUT
from tests.games.royale.tables import (
    by_my_choice,
    decider,
    dice,
    end_round,
    kinds,
    lay,
    left,
    legal,
    money,
    no_dice,
    place,
    play,
    rolls,
    table,
)


@pytest.mark.rule("LR-E2")
def test_each_opponent_clockwise_puts_a_die_of_his_choice_on_the_board() -> None:
    s = table(c1="e2")
    place(s, "Benno", 1)
    assert (decider(s), legal(s)) == ("Carla", ["knock small", "knock big"])
    play(s, "knock big")
    assert decider(s) == "Denny"
    play(s, "knock small")
    assert decider(s) == "Anna"
    play(s, "knock small")
    assert [left(s, name) for name in ("Anna", "Carla", "Denny")] == [(6, 1), (7, 0), (6, 1)]
    assert s.knocked.tolist() == [1, 0, 0, 1, 0]


@pytest.mark.rule("LR-E2")
def test_who_has_one_kind_of_dice_has_no_choice_and_who_has_none_puts_none() -> None:
    s = table(c1="e2")
    s.supply[:4] = 3, 0, 2, 0
    s.biggy[:4] = 6, 6, 0, 0
    rolls(s, "Anna", 1, 2, 3)
    events = play(s, "place 1")
    assert [(e.facts["seat"], e.facts["small"], e.facts["big"]) for e in events if e.kind == "knocked"] == [
        (1, 0, 1),
        (2, 1, 0),
    ]
    assert decider(s) == "Carla"  # Benno has no die left, so Carla rolls
    assert (left(s, "Benno"), left(s, "Carla"), left(s, "Denny")) == ((0, 0), (1, 0), (0, 0))


@pytest.mark.rule("LR-E2")
@pytest.mark.parametrize(("small", "big"), [(2, False), (1, True)])
def test_nobody_has_more_than_two_dice_on_it(small: int, big: bool) -> None:
    s = table(2, c1="e2")
    s.knocked[1] = small
    if big:
        s.biggy[1] = 7
    events = place(s, "Anna", 1)
    assert kinds(events) == ["placed", "rolled"]
    assert on_board(s, 1) == 2


@pytest.mark.rule("LR-E2", "LR-01")
def test_a_biggy_on_it_is_one_die_so_another_must_follow() -> None:
    s = table(2, c1="e2")
    s.biggy[1] = KNOCKED_OUT
    assert "knocked" in kinds(place(s, "Anna", 1))
    assert (int(s.knocked[1]), left(s, "Benno")) == (1, (6, 0))


@pytest.mark.rule("LR-E2", "LR-07")
def test_the_player_takes_all_own_dice_back_and_goes_on() -> None:
    s = table(2, c1="e2")
    no_dice(s, "Benno")
    rolls(s, "Anna", 1)
    s.knocked[0], s.biggy[0] = 1, 7
    events = play(s, "place 1")
    assert [e.facts for e in events if e.kind == "recovered"] == [{"seat": 0, "small": 1, "big": 1}]
    assert (left(s, "Anna"), decider(s)) == ((1, 1), "Anna")


@pytest.mark.rule("LR-E2", "LR-08")
def test_dice_on_the_board_count_nowhere_and_do_not_keep_the_round_going() -> None:
    s = table(2, c1="e2")
    s.weights[:] = 0
    s.knocked[1] = 2
    lay(s, 1, 80, 50)
    dice(s, 1, Anna=1)
    end_round(s)
    assert money(s) == {"Anna": 80}


@pytest.mark.rule("LR-E2", "LR-H2")
def test_my_choice_activates_it(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(2, c1="e2", c6="h2")
    by_my_choice(monkeypatch, s, "Anna", 1)
    assert (decider(s), legal(s)) == ("Benno", ["knock small", "knock big"])
    play(s, "knock big")
    assert left(s, "Benno") == (7, 0)


@pytest.mark.rule("LR-E2", "LR-D2")
def test_power_play_activates_it() -> None:
    s = table(2, c1="e2", c2="d2")
    rolls(s, "Anna", 5, 5)
    s.weights[1, 0], s.power, s.decision = 5, 0, 8
    play(s, "power small 1")
    play(s, "knock small")
    assert left(s, "Benno") == (6, 1)
