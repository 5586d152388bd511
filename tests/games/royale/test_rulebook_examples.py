"""Every example of the printed rulebook; where a picture is lost, dice that fit the text."""

import pytest

from flambeur.games.royale.game import ROYALE
from flambeur.games.royale.notes import lay_pair
from flambeur.games.royale.payment import pay_casino
from flambeur.games.royale.state import NOBODY
from tests.games.royale.tables import (
    decider,
    dice,
    dice_at,
    end_round,
    lay,
    left,
    legal,
    money,
    no_dice,
    play,
    put_biggy,
    rolls,
    table,
    told,
)


@pytest.mark.rule("LR-03")
def test_funding_casinos_5_and_4_have_equal_totals_and_5_the_higher_note() -> None:
    s = ROYALE.state.blank()
    for pairs, (high, low) in enumerate([(70, 60), (80, 50), (100, 90), (40, 30), (50, 30), (60, 50)]):
        lay_pair(s, pairs, high, low)
    assert s.notes[4].tolist() == [80, 50]
    assert s.notes[3].tolist() == [70, 60]


@pytest.mark.rule("LR-05")
def test_benno_places_all_four_3s_at_the_marina_and_later_his_last_die() -> None:
    s = table(2)
    no_dice(s, "Anna")
    dice(s, 3)
    rolls(s, "Benno", 3, 3, 3, 3, 5)
    assert legal(s) == ["place 3", "place 5"]
    play(s, "place 3")
    assert (dice_at(s, 3), left(s, "Benno"), decider(s)) == ({"Benno": 4}, (1, 0), "Benno")
    (last,) = [move for move in legal(s) if move.startswith("place")]
    casino = int(last[-1])
    before = dice_at(s, casino).get("Benno", 0)
    s.rounds = 1
    play(s, last)
    assert dice_at(s, casino)["Benno"] == before + 1


@pytest.mark.rule("LR-09", "LR-01")
def test_ties_example_1_three_dice_and_one_die_with_the_biggy_are_equal() -> None:
    s = table()
    dice(s, 3, Anna=5, Benno=3, Carla=1, Denny=1)
    put_biggy(s, 3, "Carla")
    tied = [event.facts["owner"] for event in told(pay_casino, s, 2) if event.kind == "tied"]
    assert tied == [1, 2]


@pytest.mark.rule("LR-09", "LR-01")
def test_ties_example_2_two_dice_tie_with_a_biggy_and_the_others_with_each_other() -> None:
    s = table()
    dice(s, 1, Anna=2, Benno=1, Denny=1)
    put_biggy(s, 1, "Carla")
    tied = [event.facts["owner"] for event in told(pay_casino, s, 0) if event.kind == "tied"]
    assert tied == [0, 1, 2, 3]
    assert money(s) == {}


@pytest.mark.rule("LR-09")
def test_payment_casino_2_benno_gets_40_and_the_other_note_goes_back() -> None:
    s = table()
    lay(s, 2, 40, 30)
    dice(s, 2, Anna=1, Benno=2, Carla=1)
    pay_casino(s, 1)
    assert money(s) == {"Benno": 40}


@pytest.mark.rule("LR-09")
def test_payment_casino_3_carla_70_benno_30_and_denny_nothing() -> None:
    s = table()
    lay(s, 3, 70, 30)
    dice(s, 3, Benno=3, Carla=4, Denny=1)
    pay_casino(s, 2)
    assert money(s) == {"Carla": 70, "Benno": 30}


@pytest.mark.rule("LR-09")
def test_payment_casino_4_anna_80_and_denny_50() -> None:
    s = table()
    lay(s, 4, 80, 50)
    dice(s, 4, Anna=5, Benno=3, Carla=3, Denny=1)
    pay_casino(s, 3)
    assert money(s) == {"Anna": 80, "Denny": 50}


@pytest.mark.rule("LR-12")
def test_neutral_example_1_80_goes_to_the_neutral_player_and_benno_gets_30() -> None:
    s = table(2)
    lay(s, 2, 80, 30)
    dice(s, 2, Neutral=4, Benno=2)
    pay_casino(s, 1)
    assert money(s) == {"Benno": 30}


@pytest.mark.rule("LR-12")
def test_neutral_example_2_the_first_70_then_40_to_the_neutral_player_then_nothing() -> None:
    s = table(2)
    lay(s, 6, 70, 40)
    dice(s, 6, Anna=3, Neutral=2, Benno=1)
    pay_casino(s, 5)
    assert money(s) == {"Anna": 70}


@pytest.mark.rule("LR-F1", "LR-D2")
def test_block_it_two_grey_dice_make_red_put_the_power_play_marker_back_and_nobody_is_paid() -> None:
    s = table(c1="f1", c2="d2")
    s.weights[:] = 0
    dice(s, 2, Anna=1, Benno=1, Carla=2)
    s.power = 2
    rolls(s, "Denny", 1)
    play(s, "place 1")
    play(s, "group 2 2")
    assert s.power == NOBODY
    dice(s, 2, Anna=1, Benno=1, Carla=2, Grey=2)
    lay(s, 2, 90, 60)
    s.weights[0] = 0
    end_round(s)
    assert money(s) == {}
