"""Power Play (LR-D2)."""

import pytest

from flambeur.core.layout import State
from flambeur.games.royale.state import NOBODY
from tests.games.royale.tables import (
    by_my_choice,
    decider,
    dice,
    dice_at,
    kinds,
    left,
    legal,
    money,
    no_dice,
    place,
    play,
    refusal,
    rolls,
    table,
)


def held_by_anna(players: int = 4, **boards: str) -> State:
    """Anna leads at casino 2 and holds the marker; it is her turn, with three small dice and the Biggy."""
    s = table(players, c2="d2", **boards)
    rolls(s, "Anna", 1, 1, 1, biggy=1)
    dice(s, 2, Anna=2, Benno=1)
    s.power = 0
    s.rolled[:], s.rolled_biggy, s.decision = 0, -1, 8
    return s


@pytest.mark.rule("LR-D2")
@pytest.mark.parametrize(
    ("others", "holder"),
    [
        ({}, 0),
        ({"Benno": 1}, 0),
        ({"Benno": 2}, NOBODY),
        ({"Benno": 3}, NOBODY),
        ({"Neutral": 2}, NOBODY),
        ({"Grey": 4}, NOBODY),
    ],
)
def test_the_sole_greatest_weight_takes_the_marker(others: dict[str, int], holder: int) -> None:
    s = table(c2="d2")
    dice(s, 2, **others)
    told = [kind for kind in kinds(place(s, "Anna", 2, 2)) if kind.startswith("power")]
    assert (s.power, told) == (holder, ["power-taken"] if holder == 0 else [])


@pytest.mark.rule("LR-D2")
def test_who_has_it_does_not_take_it_again() -> None:
    s = held_by_anna()
    assert "power-taken" not in kinds(place(s, "Anna", 2))
    assert s.power == 0


@pytest.mark.rule("LR-D2")
def test_it_can_be_taken_from_its_holder() -> None:
    s = held_by_anna()
    events = place(s, "Benno", 2, 3)
    assert s.power == 1
    assert "power-lost" not in kinds(events)


@pytest.mark.rule("LR-D2")
def test_it_returns_to_the_board_when_the_holder_is_tied() -> None:
    s = held_by_anna()
    assert "power-lost" in kinds(place(s, "Benno", 2, 1))
    assert s.power == NOBODY


@pytest.mark.rule("LR-D2")
@pytest.mark.parametrize("leader", ["Benno", "Grey"])
def test_it_stays_when_another_comes_to_lead_without_activating(leader: str) -> None:
    s = held_by_anna()
    dice(s, 2, Anna=2, **{leader: 3})
    assert "power-lost" not in kinds(place(s, "Carla", 5))
    assert s.power == 0


@pytest.mark.rule("LR-D2")
def test_by_version_1_it_returned_when_another_came_to_lead() -> None:
    s = held_by_anna()
    s.version = 1
    dice(s, 2, Anna=2, Benno=3)
    assert "power-lost" in kinds(place(s, "Carla", 5))
    assert s.power == NOBODY


@pytest.mark.rule("LR-D2")
def test_it_returns_when_two_others_share_the_lead() -> None:
    s = held_by_anna()
    dice(s, 2, Anna=2, Benno=3, Denny=3)
    assert "power-lost" in kinds(place(s, "Carla", 5))
    assert s.power == NOBODY


@pytest.mark.rule("LR-D2")
def test_the_holder_may_roll_or_set_a_small_die_or_the_biggy_anywhere() -> None:
    s = held_by_anna()
    assert legal(s) == [
        "roll",
        *(f"power {kind} {casino}" for kind in ("small", "big") for casino in range(1, 7)),
    ]
    assert refusal(s, "pass") == ("other-decision", "LR-D2")


@pytest.mark.rule("LR-D2")
def test_rolling_is_an_ordinary_turn() -> None:
    s = held_by_anna()
    assert kinds(play(s, "roll")) == ["rolled"]
    assert decider(s) == "Anna"
    assert all(move.startswith("place") for move in legal(s))


@pytest.mark.rule("LR-D2")
@pytest.mark.parametrize(
    ("move", "weight", "rest"), [("power small 5", 1, (2, 1)), ("power big 5", 2, (3, 0))]
)
def test_one_die_is_placed_and_the_marker_is_not_used_up(
    move: str, weight: int, rest: tuple[int, int]
) -> None:
    s = held_by_anna()
    play(s, move)
    assert dice_at(s, 5) == {"Anna": weight}
    assert left(s, "Anna") == rest
    assert (s.power, decider(s)) == (0, "Benno")


@pytest.mark.rule("LR-D2")
def test_only_dice_that_are_left_can_be_set() -> None:
    s = held_by_anna()
    s.supply[0] = 0
    assert legal(s) == ["roll", *(f"power big {casino}" for casino in range(1, 7))]
    assert refusal(s, "power small 3") == ("no-such-die", "LR-D2")


@pytest.mark.rule("LR-D2")
def test_the_marker_serves_on_later_turns_only_and_never_without_dice() -> None:
    s = table(2, c2="d2")
    dice(s, 2)
    rolls(s, "Anna", 2, 2, 5)
    play(s, "place 2")
    assert (s.power, decider(s)) == (0, "Benno")
    no_dice(s, "Benno")
    rolls(s, "Benno", 4)
    play(s, "place 4")
    assert (decider(s), legal(s)[0]) == ("Anna", "roll")
    no_dice(s, "Anna")
    rolls(s, "Benno", 4, 5)
    play(s, "place 4")
    assert decider(s) == "Benno"


@pytest.mark.rule("LR-D2")
def test_the_marker_serves_also_for_the_biggy_alone() -> None:
    s = held_by_anna(2)
    s.supply[0] = 0
    place(s, "Benno", 4)
    assert (decider(s), legal(s)[:2]) == ("Anna", ["roll", "power big 1"])


@pytest.mark.rule("LR-D2", "LR-A1")
def test_a_die_that_was_set_activates_the_board() -> None:
    s = held_by_anna(c1="a1")
    play(s, "power small 1")
    assert legal(s) == ["hold 1", "hold 2", "hold 3"]


@pytest.mark.rule("LR-D2", "LR-E1")
def test_no_die_can_be_set_at_a_closed_casino() -> None:
    s = held_by_anna(c1="e1")
    s.closed = 4
    assert not any(move.endswith("5") for move in legal(s))
    assert refusal(s, "power small 5") == ("casino-closed", "LR-E1")


@pytest.mark.rule("LR-D2", "LR-H2")
def test_my_choice_gives_the_marker_to_a_leader_who_placed_nothing_there_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = table(2, c2="d2", c6="h2")
    dice(s, 2, Benno=1)
    by_my_choice(monkeypatch, s, "Benno", 2)
    assert s.power == 1


@pytest.mark.rule("LR-D2", "LR-F2")
def test_taking_an_own_die_back_may_lose_it() -> None:
    s = held_by_anna(c1="f2")
    s.weights[1, 1] = 1
    rolls(s, "Anna", 1, 1, biggy=3)
    play(s, "place 1")
    play(s, "take action 4")
    events = play(s, "fetch small 2")
    assert "power-lost" in kinds(events)
    assert money(s) == {}
