"""A turn: roll everything, place all dice of one value, and on clockwise."""

from collections import Counter
from random import Random

import pytest

import flambeur
from flambeur.games.las_vegas import rules, turns
from flambeur.games.las_vegas.game import LAS_VEGAS
from flambeur.games.las_vegas.state import NOBODY, OWN
from tests.games.las_vegas.tables import chance, choices, dice, dice_at, hand, place, play_on, rolls, table


@pytest.mark.rule("LV-06")
@pytest.mark.parametrize("left", range(1, 9))
def test_all_remaining_dice_are_rolled(left: int) -> None:
    s = table()
    hand(s, "Carla", left)
    turns.begin_turn(s, chance(left), 2)
    assert s.turn == 2
    assert s.rolled.sum() == s.rolled[OWN].sum() == left


@pytest.mark.rule("LV-06")
def test_every_value_comes_up_about_equally_often() -> None:
    s, luck = table(), chance()
    hand(s, "Anna", 8)
    shown: Counter[int] = Counter()
    for _ in range(750):
        turns.begin_turn(s, luck, 0)
        shown.update({value: int(count) for value, count in enumerate(s.rolled[OWN], 1)})
    assert shown.total() == 6000
    assert all(850 < shown[value] < 1150 for value in range(1, 7))


@pytest.mark.rule("LV-06")
def test_only_values_rolled_may_be_chosen() -> None:
    s = table()
    rolls(s, "Anna", [1, 1, 4, 6, 6, 6])
    assert choices(s) == [1, 4, 6]


@pytest.mark.rule("LV-06", "LV-07")
@pytest.mark.parametrize(("value", "count"), [(1, 2), (4, 1), (6, 3)])
def test_all_dice_of_the_value_and_no_others_go_to_its_casino(value: int, count: int) -> None:
    s = table()
    rolls(s, "Anna", [1, 1, 4, 6, 6, 6])
    turns.place(s, 0, value - 1)
    assert {casino: dice_at(s, casino) for casino in range(1, 7) if dice_at(s, casino)} == {
        value: {"Anna": count}
    }
    assert s.supply[0].tolist() == [6 - count, 0]


@pytest.mark.rule("LV-06")
def test_dice_join_those_that_lie_there_already() -> None:
    s = table()
    dice(s, "Sahara", Anna=1, Denny=4)
    rolls(s, "Anna", [4, 4, 5])
    turns.place(s, 0, 3)
    assert dice_at(s, "Sahara") == {"Anna": 3, "Denny": 4}


@pytest.mark.rule("LV-07")
def test_there_is_one_move_for_a_value_and_none_for_a_part_of_its_dice() -> None:
    moves = [str(LAS_VEGAS.moves[number]) for number in range(len(LAS_VEGAS.moves))]
    assert moves == [f"place {value}" for value in range(1, 7)]
    match = flambeur.new("las-vegas", players=2, seed=1)
    with pytest.raises(flambeur.IllegalMove):
        match.play(match.waiting[0], f"{match.legal(match.waiting[0])[0]} 1")


@pytest.mark.rule("LV-05", "LV-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_value_each_then_the_next_clockwise_rolls(players: int) -> None:
    match = flambeur.new("las-vegas", players=players, seed=3, first=players - 1)
    for turn in range(players):
        play_on(match, Random(turn))
    order = [turn.seat for turn in match.turns]
    assert order == [players - 1, *range(players - 1)]
    assert match.waiting == (players - 1,)


@pytest.mark.rule("LV-08")
def test_players_without_dice_are_skipped() -> None:
    s = table(players=5)
    rolls(s, "Benno", [2, 2, 3])
    hand(s, "Elsa", 1)
    place(s, 2)
    assert s.turn == 4


@pytest.mark.rule("LV-08")
def test_the_last_player_with_dice_takes_several_turns_in_a_row() -> None:
    s = table()
    rolls(s, "Benno", [2, 3, 3, 5])
    place(s, 3)
    assert s.turn == 1
    assert s.rolled.sum() == 2
    rolls(s, "Benno", [4, 6])
    place(s, 4)
    assert s.turn == 1
    assert s.round_number == 1


@pytest.mark.rule("LV-08")
def test_who_is_skipped_plays_again_in_the_next_round() -> None:
    s = table(players=2)
    rolls(s, "Benno", [2])
    place(s, 2)
    assert s.round_number == 2
    assert s.turn == 1
    assert turns.next_with_dice(s, 1) == 0


@pytest.mark.rule("LV-08", "LV-09")
def test_nobody_is_next_when_all_dice_are_placed() -> None:
    assert turns.next_with_dice(table(), 0) == NOBODY


@pytest.mark.rule("LV-04", "LV-06", "LV-07", "LV-08")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_turn_of_a_match_rolls_all_dice_left_and_no_die_gets_lost(players: int) -> None:
    match, luck = flambeur.new("las-vegas", players=players, seed=11), Random(5)
    while not match.is_over:
        s = match.seen()
        assert rules.waiting(s) == 1 << s.turn
        assert s.rolled.sum() == s.supply[s.turn].sum() > 0
        in_casinos = s.dice.sum(axis=0)[:players]
        assert (in_casinos + s.supply[:players, OWN]).tolist() == [8] * players
        play_on(match, luck)
