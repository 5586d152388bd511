"""Handicap (LR-F2) and the die action."""

import pytest

from tests.games.royale.tables import (
    by_my_choice,
    chips,
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
    put_biggy,
    refusal,
    rolls,
    table,
)


@pytest.mark.rule("LR-F2")
def test_grey_dice_lie_at_all_casinos() -> None:
    s = table(c2="f2")
    assert s.weights[:, 6].tolist() == [1, 1, 1, 2, 2, 2]
    assert s.pictures.tolist() == [2, 3, 4]


@pytest.mark.rule("LR-F2")
def test_a_grey_die_may_be_taken_for_a_chip_for_money_or_for_the_die_action() -> None:
    s = table(c2="f2")
    place(s, "Anna", 2)
    pictures = [
        f"take {picture} {casino}" for picture in ("chip", "money", "action") for casino in range(1, 7)
    ]
    assert legal(s) == ["leave", *pictures]
    play(s, "take chip 4")
    assert (chips(s), dice_at(s, 4)) == ({"Anna": 1}, {"Grey": 1})
    place(s, "Benno", 2)
    play(s, "take money 1")
    assert (money(s), dice_at(s, 1)) == ({"Benno": 30}, {})
    place(s, "Carla", 2)
    assert kinds(play(s, "leave"))[0] == "left"
    assert s.pictures.tolist() == [1, 2, 4]


@pytest.mark.rule("LR-F2")
def test_what_is_gone_is_refused() -> None:
    s = table(c2="f2")
    s.pictures[0] = s.weights[2, 6] = 0
    place(s, "Anna", 2)
    assert refusal(s, "take chip 4") == ("no-free-picture", "LR-F2")
    assert refusal(s, "take money 3") == ("no-grey-die", "LR-F2")


@pytest.mark.rule("LR-F2", "LR-22")
def test_the_die_action_sets_a_remaining_die_without_activating() -> None:
    s = table(c2="f2", c3="a1")
    rolls(s, "Anna", 2, 4, 4, biggy=5)
    play(s, "place 2")
    play(s, "take action 6")
    assert legal(s) == [
        *(f"set {kind} {casino}" for kind in ("small", "big") for casino in range(1, 7)),
        "fetch small 2",
    ]
    events = play(s, "set big 3")
    assert dice_at(s, 3) == {"Anna": 2, "Grey": 1}
    assert kinds(events) == ["die-set", "rolled"]
    assert left(s, "Anna") == (2, 0)


@pytest.mark.rule("LR-F2", "LR-07")
def test_or_it_takes_an_own_die_back_from_a_casino() -> None:
    s = table(2, c2="f2")
    s.supply[1] = 0
    s.biggy[1] = 5
    rolls(s, "Anna", 2)
    s.weights[:, 0] = 0
    put_biggy(s, 4, "Anna")
    play(s, "place 2")
    play(s, "take action 6")
    assert legal(s) == ["fetch small 2", "fetch big 4"]
    play(s, "fetch big 4")
    assert left(s, "Anna") == (0, 1)
    assert s.decider == 0  # she goes on with the die that came back


@pytest.mark.rule("LR-F2")
def test_dice_on_boards_cannot_be_taken_back() -> None:
    s = table(c2="f2", c3="g2", c4="e2")
    rolls(s, "Anna", 2)
    s.weights[:, 0], s.doubled[0], s.knocked[0] = 0, 3, 1
    play(s, "place 2")
    play(s, "take action 6")
    assert legal(s) == ["fetch small 2"]
    assert refusal(s, "fetch small 3") == ("no-such-die", "LR-F2")


@pytest.mark.rule("LR-F2", "LR-E1")
def test_a_closed_casino_keeps_its_grey_die_and_all_others() -> None:
    s = table(c2="f2", c3="e1")
    rolls(s, "Anna", 2, 5)
    s.weights[:, 0] = 0
    dice(s, 4, Anna=2, Grey=2)
    s.closed = 3
    play(s, "place 2")
    assert "take chip 4" not in legal(s)
    assert refusal(s, "take chip 4") == ("casino-closed", "LR-E1")
    play(s, "take action 1")
    assert legal(s) == [*(f"set small {casino}" for casino in (1, 2, 3, 5, 6)), "fetch small 2"]
    assert refusal(s, "set small 4") == ("casino-closed", "LR-E1")


@pytest.mark.rule("LR-F2", "LR-H2")
def test_without_any_die_to_move_the_action_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(2, c2="f2", c3="e1", c6="h2")
    s.weights[:, 0] = 0
    rolls(s, "Anna", 6)
    s.weights[:, 0], s.closed = 0, -1
    by_my_choice(monkeypatch, s, "Anna", 2)
    s.weights[:, 0], s.closed = 0, 5
    events = play(s, "take action 1")
    assert kinds(events)[:2] == ["grey-taken", "rolled"]


@pytest.mark.rule("LR-F2")
def test_when_no_grey_die_can_be_had_nothing_is_asked() -> None:
    s = table(c2="f2")
    s.weights[:, 6] = 0
    assert kinds(place(s, "Anna", 2))[:2] == ["placed", "rolled"]


@pytest.mark.rule("LR-F2", "LR-24", "LR-12")
def test_grey_dice_left_are_one_imaginary_player_apart_from_neutral() -> None:
    s = table(2, c2="f2")
    s.weights[:] = 0
    lay(s, 5, 90, 40)
    dice(s, 5, Grey=2, Neutral=1, Anna=1)
    end_round(s)
    assert money(s) == {}
    s = table(2, c2="f2")
    s.weights[:] = 0
    lay(s, 5, 90, 40)
    dice(s, 5, Grey=2, Anna=1)
    end_round(s)
    assert money(s) == {"Anna": 40}


@pytest.mark.rule("LR-F2", "LR-D2")
def test_power_play_activates_it() -> None:
    s = table(c1="f2", c2="d2")
    rolls(s, "Anna", 5, 5)
    s.weights[1, 0], s.power, s.decision = 5, 0, 8
    play(s, "power small 1")
    assert "take chip 2" in legal(s)
