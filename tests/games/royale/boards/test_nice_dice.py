"""Nice Dice (LR-H1)."""

import pytest

from flambeur.games.royale.moves import NOTHING
from flambeur.games.royale.state import NICE_SPACE, NOBODY
from tests.games.royale.tables import (
    chips,
    dice,
    dice_at,
    end_round,
    go_on,
    kinds,
    left,
    legal,
    money,
    play,
    refusal,
    rolls,
    table,
)


@pytest.mark.rule("LR-H1")
def test_a_die_just_rolled_or_just_placed_here_may_go_to_the_space_of_its_value() -> None:
    s = table(c2="h1")
    rolls(s, "Anna", 2, 2, 4, 4, 6, biggy=4)
    play(s, "place 2")
    assert legal(s) == ["leave", "put small 2", "put small 4", "put small 6", "put big 4"]
    assert refusal(s, "put small 5") == ("no-such-die", "LR-H1")


@pytest.mark.rule("LR-H1")
def test_a_die_just_rolled_comes_from_the_supply() -> None:
    s = table(c2="h1")
    rolls(s, "Anna", 2, 2, 4, 4, biggy=4)
    play(s, "place 2")
    play(s, "put big 4")
    assert (left(s, "Anna"), dice_at(s, 2)["Anna"]) == ((2, 0), 2)
    assert (s.nice.tolist(), int(s.biggy[0])) == ([-1, -1, -1, 0, -1, -1], NICE_SPACE + 3)


@pytest.mark.rule("LR-H1")
@pytest.mark.parametrize(("move", "weight"), [("put small 2", 3), ("put big 2", 2)])
def test_a_die_just_placed_comes_from_the_casino(move: str, weight: int) -> None:
    s = table(c2="h1")
    dice(s, 2)
    rolls(s, "Anna", 2, 2, 4, biggy=2)
    play(s, "place 2")
    play(s, move)
    assert (left(s, "Anna"), dice_at(s, 2)) == ((1, 0), {"Anna": weight})
    assert s.nice[1] == 0


@pytest.mark.rule("LR-H1")
def test_it_may_be_declined() -> None:
    s = table(c2="h1")
    rolls(s, "Anna", 2)
    play(s, "place 2")
    assert kinds(play(s, "leave"))[0] == "left"
    assert (s.nice == NOBODY).all()


@pytest.mark.rule("LR-H1", "LR-22")
@pytest.mark.parametrize(("owner", "big"), [("Benno", False), ("Benno", True), ("Anna", False)])
def test_a_die_already_there_goes_to_the_casino_of_its_value_without_activating(
    owner: str, big: bool
) -> None:
    s = table(c2="h1", c4="a1")
    rolls(s, "Anna", 2, 4, biggy=4)
    seat = ["Anna", "Benno"].index(owner)
    s.nice[3] = seat
    if big:
        s.biggy[seat] = NICE_SPACE + 3
    play(s, "place 2")
    events = play(s, "put big 4")
    assert kinds(events) == ["put-down", "pushed", "rolled"]
    assert dice_at(s, 4) == {owner: 2 if big else 1}
    assert s.nice[3] == 0
    assert s.biggy[0] == NICE_SPACE + 3
    assert s.biggy[1] == (3 if big else 6)


@pytest.mark.rule("LR-H1", "LR-E1")
def test_a_space_cannot_be_taken_if_the_die_there_cannot_leave() -> None:
    s = table(c2="h1", c3="e1")
    rolls(s, "Anna", 2, 4, 5)
    s.nice[3], s.closed = 1, 3
    play(s, "place 2")
    assert legal(s) == ["leave", "put small 2", "put small 5"]
    assert refusal(s, "put small 4") == ("casino-closed", "LR-E1")


@pytest.mark.rule("LR-H1", "LR-E1")
def test_a_free_space_of_a_closed_casino_can_be_taken() -> None:
    s = table(c2="h1", c3="e1")
    rolls(s, "Anna", 2, 4)
    s.closed = 3
    play(s, "place 2")
    assert refusal(s, "put big 4") == ("no-such-die", "LR-H1")
    play(s, "put small 4")
    assert s.nice[3] == 0


@pytest.mark.rule("LR-H1", "LR-23", "LR-30")
def test_after_payment_the_owners_are_paid_a_biggy_once() -> None:
    s = table(5, c2="h1")
    s.weights[:] = 0
    s.nice[:] = [0, 1, 2, 3, 4, 0]
    s.biggy[0] = NICE_SPACE + 5
    events = end_round(s)
    assert chips(s) == {"Anna": 1, "Benno": 2}
    assert money(s) == {"Carla": 30, "Denny": 40, "Elsa": 50, "Anna": 60}
    assert kinds(events)[-7:] == ["rewarded"] * 6 + ["game-ended"]


@pytest.mark.rule("LR-H1")
def test_activated_from_elsewhere_only_dice_rolled_and_not_placed_count() -> None:
    """They and My Choice are two sides of one tile, so no game comes to this; the rule holds all the same."""
    s = table(c2="h1")
    rolls(s, "Anna", 2, 2, 5)
    s.placed, s.activating, s.decision = 4, 1, NOTHING  # the 5 was placed, and her dice came here otherwise
    go_on(s)
    assert legal(s) == ["leave", "put small 2"]


@pytest.mark.rule("LR-H1")
def test_without_dice_at_hand_nothing_is_asked() -> None:
    s = table(c2="h1")
    rolls(s, "Anna", 5)
    s.placed, s.activating, s.decision = 4, 1, NOTHING
    go_on(s)
    assert legal(s)[0].startswith("place")


@pytest.mark.rule("LR-H1", "LR-D2")
def test_after_power_play_only_the_die_placed_may_go_there() -> None:
    s = table(c1="h1", c2="d2")
    rolls(s, "Anna", 5, 5, biggy=5)
    s.rolled[:], s.rolled_biggy = 0, -1
    s.weights[1, 0], s.power, s.decision = 5, 0, 8
    play(s, "power big 1")
    assert legal(s) == ["leave", "put big 1"]
    play(s, "put big 1")
    assert (int(s.nice[0]), dice_at(s, 1)) == (0, {})
