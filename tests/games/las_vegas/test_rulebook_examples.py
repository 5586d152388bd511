"""Every example of the two printed rulebooks; where a picture is lost, dice that fit the text."""

import pytest

from flambeur.core.layout import State
from flambeur.games.las_vegas.payment import pay_casino
from flambeur.games.las_vegas.turns import begin_turn
from tests.games.las_vegas.tables import (
    chance,
    choices,
    dice,
    dice_at,
    hand,
    lay,
    money,
    number,
    place,
    rolls,
    table,
    told,
    under,
)


def taking_back(s: State, casino: str) -> dict[int, int]:
    """Who takes how many dice back without a note because of a tie."""
    events = told(pay_casino, s, number(casino))
    return {event.facts["owner"]: event.facts["dice"] for event in events if event.kind == "tied"}


@pytest.mark.rule("LV-06", "LV-07")
@pytest.mark.parametrize("casino", ["Mirage", "Miracle"])
def test_benno_places_all_four_3s(casino: str) -> None:
    s = table()
    hand(s, "Carla", own=5)
    rolls(s, "Benno", [3, 3, 3, 3, 5])
    assert choices(s) == [3, 5]
    place(s, 3)
    assert dice_at(s, casino) == {"Benno": 4}
    assert s.supply[1].tolist() == [1, 0]


@pytest.mark.rule("LV-06")
def test_benno_rolls_and_places_his_last_die_on_his_next_turn() -> None:
    s = table()
    hand(s, "Carla", own=3)
    hand(s, "Benno", own=1)
    begin_turn(s, chance(), 1)
    (value,) = choices(s)
    place(s, value)
    assert dice_at(s, value) == {"Benno": 1}
    assert s.supply[1].tolist() == [0, 0]
    assert s.turn == 2


@pytest.mark.rule("LV-10")
@pytest.mark.parametrize("casino", ["Caesars Palace", "Palazzo"])
def test_ties_example_1_benno_and_carla_take_back_three_dice_each(casino: str) -> None:
    s = table()
    dice(s, casino, Anna=5, Benno=3, Carla=3, Denny=1)
    assert taking_back(s, casino) == {1: 3, 2: 3}


@pytest.mark.rule("LV-10")
@pytest.mark.parametrize("casino", ["Golden Nugget", "Golden Rush"])
def test_ties_example_2_all_take_their_dice_back(casino: str) -> None:
    s = table()
    lay(s, casino, 60)
    dice(s, casino, Anna=2, Benno=1, Carla=2, Denny=1)
    assert taking_back(s, casino) == {0: 2, 1: 1, 2: 2, 3: 1}
    assert money(s) == {}
    assert under(s) == [60]


@pytest.mark.rule("LV-11", "LV-12")
@pytest.mark.parametrize("casino", ["Caesars Palace", "Palazzo"])
def test_payment_example_1_anna_80_denny_30_and_10_goes_back(casino: str) -> None:
    s = table()
    lay(s, casino, 80, 30, 10)
    dice(s, casino, Anna=5, Benno=3, Carla=3, Denny=1)
    pay_casino(s, number(casino))
    assert money(s) == {"Anna": 80, "Denny": 30}
    assert under(s) == [10]


@pytest.mark.rule("LV-11", "LV-12")
@pytest.mark.parametrize("other", [10, 20, 30, 40])
def test_payment_example_2_benno_40_and_the_other_note_goes_back(other: int) -> None:
    s = table()
    lay(s, 4, 40, other)
    dice(s, 4, Anna=1, Benno=2, Carla=1)
    pay_casino(s, 3)
    assert money(s) == {"Benno": 40}
    assert under(s) == [other]


@pytest.mark.rule("LV-11")
def test_payment_example_3_carla_70_benno_20_and_denny_nothing() -> None:
    s = table()
    lay(s, 5, 70, 20)
    dice(s, 5, Benno=2, Carla=4, Denny=1)
    pay_casino(s, 4)
    assert money(s) == {"Carla": 70, "Benno": 20}
    assert under(s) == []


@pytest.mark.rule("LV-22", "LV-23")
@pytest.mark.parametrize(
    ("value", "placed"), [(1, {"Carla": 2, "White": 1}), (5, {"Carla": 1}), (6, {"White": 1})]
)
def test_carla_chooses_between_three_1s_her_own_5_and_the_neutral_6(
    value: int, placed: dict[str, int]
) -> None:
    s = table(neutral_dice=True)
    rolls(s, "Carla", own=[1, 1, 5], white=[1, 6])
    assert choices(s) == [1, 5, 6]
    place(s, value)
    assert dice_at(s, value) == placed


@pytest.mark.rule("LV-24")
def test_neutral_payment_example_1_80_goes_back_and_benno_gets_30() -> None:
    s = table(neutral_dice=True)
    lay(s, 2, 80, 30)
    dice(s, 2, White=4, Benno=2)
    pay_casino(s, 1)
    assert money(s) == {"Benno": 30}
    assert under(s) == [80]


@pytest.mark.rule("LV-24")
def test_neutral_payment_example_2_carla_70_then_40_goes_back_and_anna_gets_nothing() -> None:
    s = table(neutral_dice=True)
    lay(s, 6, 70, 40)
    dice(s, 6, Anna=1, Carla=3, White=2)
    pay_casino(s, 5)
    assert money(s) == {"Carla": 70}
    assert under(s) == [40]
