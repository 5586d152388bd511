"""A turn: roll, place all dice of a value, or pass."""

import pytest

from flambeur.games.royale import rules
from flambeur.games.royale.game import ROYALE
from tests.games.royale.tables import (
    chance,
    chips,
    decider,
    dice_at,
    kinds,
    left,
    legal,
    no_dice,
    place,
    play,
    refusal,
    rolls,
    table,
)


@pytest.mark.rule("LR-05", "LR-01")
def test_all_dice_of_one_value_are_placed_the_biggy_with_them() -> None:
    s = table()
    rolls(s, "Anna", 2, 2, 3, 5, biggy=2)
    assert legal(s) == ["place 2", "place 3", "place 5"]
    play(s, "place 2")
    assert dice_at(s, 2) == {"Anna": 4}
    assert left(s, "Anna") == (2, 0)


@pytest.mark.rule("LR-05")
def test_a_value_that_only_the_biggy_shows_may_be_chosen() -> None:
    s = table()
    rolls(s, "Anna", 3, biggy=6)
    play(s, "place 6")
    assert (dice_at(s, 6), left(s, "Anna")) == ({"Anna": 2}, (1, 0))


@pytest.mark.rule("LR-05")
def test_a_value_that_was_not_rolled_is_refused() -> None:
    s = table()
    rolls(s, "Anna", 2, biggy=3)
    assert refusal(s, "place 5") == ("value-not-rolled", "LR-05")
    assert refusal(s, "roll") == ("other-decision", "LR-05")
    assert refusal(s, "leave") == ("other-decision", "LR-05")


@pytest.mark.rule("LR-05")
def test_all_remaining_dice_are_rolled() -> None:
    s = table(2)
    s.supply[:2] = 0, 4
    place(s, "Anna", 3)
    assert (s.turn, int(s.rolled.sum()), s.rolled_biggy >= 0) == (1, 4, True)


@pytest.mark.rule("LR-05")
@pytest.mark.parametrize(("name", "then"), [("Anna", "Benno"), ("Carla", "Denny"), ("Denny", "Anna")])
def test_play_goes_clockwise_from_whoever_has_played(name: str, then: str) -> None:
    s = table()
    place(s, name, 3)
    assert decider(s) == then


@pytest.mark.rule("LR-06")
def test_passing_costs_a_chip_keeps_all_dice_and_activates_nothing() -> None:
    s = table(c2="a1")
    s.chips[0] = 2
    rolls(s, "Anna", 2, 2, biggy=2)
    assert kinds(play(s, "pass")) == ["passed", "rolled"]
    assert (chips(s), left(s, "Anna"), dice_at(s, 2)) == ({"Anna": 1}, (2, 1), {})
    assert decider(s) == "Benno"


@pytest.mark.rule("LR-06")
def test_passing_may_be_done_again_but_not_without_a_chip() -> None:
    s = table()
    s.chips[0] = 2
    for _ in range(2):
        rolls(s, "Anna", 2, 3)
        play(s, "pass")
    rolls(s, "Anna", 2, 3)
    assert legal(s) == ["place 2", "place 3"]
    assert refusal(s, "pass") == ("no-chip", "LR-06")


@pytest.mark.rule("LR-07")
def test_a_player_without_dice_is_skipped() -> None:
    s = table()
    no_dice(s, "Benno", "Carla")
    place(s, "Anna", 3)
    assert decider(s) == "Denny"


@pytest.mark.rule("LR-07")
def test_one_player_may_take_several_turns_in_a_row() -> None:
    s = table()
    no_dice(s, "Benno", "Carla", "Denny")
    rolls(s, "Anna", 3, 4, 4)
    play(s, "place 3")
    assert decider(s) == "Anna"


@pytest.mark.rule("LR-08")
def test_the_round_ends_when_nobody_has_dice_in_the_supply() -> None:
    s = table()
    no_dice(s, "Benno", "Carla", "Denny")
    events = place(s, "Anna", 3)
    assert "round-began" in kinds(events)
    assert s.round_number == 2


@pytest.mark.rule("LR-05")
def test_a_random_move_is_any_legal_move() -> None:
    s = table(c2="e1")
    s.closed = 3
    rolls(s, "Anna", 2, 2, 6)
    play(s, "place 2")
    mask = ROYALE.room.blank().mask
    source = chance()
    drawn = {str(ROYALE.moves[rules.random_move(s, source, 0, mask)]) for _ in range(200)}
    assert drawn == set(legal(s))
    assert "leave" in drawn
