"""Payment: ties are out, then the most dice take the highest note."""

import pytest

from flambeur.games import ties
from flambeur.games.las_vegas.payment import pay_casino, pay_casinos
from flambeur.games.las_vegas.state import STATE
from tests.games.las_vegas.tables import dice, lay, money, notes_at, table, told, under


@pytest.mark.rule("LV-10")
def test_two_with_equally_many_dice_get_nothing() -> None:
    s = table(players=2)
    lay(s, 1, 60)
    dice(s, 1, Anna=3, Benno=3)
    pay_casino(s, 0)
    assert money(s) == {}
    assert under(s) == [60]


@pytest.mark.rule("LV-10")
def test_a_tie_at_the_top_lets_the_third_take_the_highest_note() -> None:
    s = table()
    lay(s, 1, 70, 40)
    dice(s, 1, Anna=4, Benno=4, Carla=1)
    pay_casino(s, 0)
    assert money(s) == {"Carla": 70}
    assert under(s) == [40]


@pytest.mark.rule("LV-10")
@pytest.mark.parametrize(
    ("laid", "paid"),
    [
        ({"Anna": 5, "Benno": 2, "Carla": 2}, {"Anna": 90}),
        ({"Anna": 5, "Benno": 2, "Carla": 2, "Denny": 1}, {"Anna": 90, "Denny": 30}),
        ({"Anna": 2, "Benno": 2, "Carla": 2, "Denny": 1}, {"Denny": 90}),
        ({"Anna": 3, "Benno": 1, "Carla": 3, "Denny": 1, "Elsa": 2}, {"Elsa": 90}),
        ({"Anna": 4, "Benno": 1, "Carla": 1, "Denny": 1, "Elsa": 1}, {"Anna": 90}),
        ({"Anna": 1, "Benno": 1, "Carla": 1, "Denny": 1, "Elsa": 1}, {}),
        ({"Benno": 8, "Elsa": 8}, {}),
    ],
)
def test_ties_are_out_at_every_level(laid: dict[str, int], paid: dict[str, int]) -> None:
    s = table(players=5)
    lay(s, 6, 90, 30, 10)
    dice(s, 6, **laid)
    pay_casino(s, 5)
    assert money(s) == paid


@pytest.mark.rule("LV-10")
def test_a_tie_counts_only_in_its_own_casino() -> None:
    s = table(players=2)
    lay(s, 1, 50)
    lay(s, 2, 60)
    dice(s, 1, Anna=2, Benno=2)
    dice(s, 2, Anna=2, Benno=1)
    pay_casinos(s)
    assert money(s) == {"Anna": 60}


@pytest.mark.rule("LV-10")
def test_ties_are_told_with_the_number_of_dice() -> None:
    s = table()
    dice(s, 3, Anna=2, Benno=5, Carla=2)
    tied = [event.facts for event in told(pay_casino, s, 2) if event.kind == "tied"]
    assert tied == [{"casino": 2, "owner": 0, "dice": 2}, {"casino": 2, "owner": 2, "dice": 2}]


@pytest.mark.rule("LV-10")
def test_players_without_dice_there_tie_with_nobody() -> None:
    weights = STATE.blank().dice[0]
    weights[1] = 1
    assert ties.untied(weights) == 0b10
    assert ties.strongest(weights, 0b10) == 1
    assert ties.strongest(weights, 0) == ties.NOBODY


@pytest.mark.rule("LV-10")
def test_one_player_alone_without_dice_there_is_not_untied() -> None:
    weights = STATE.blank().dice[0]
    weights[:] = 3, 0, 1, 1, 2, 4
    assert ties.untied(weights) == 0b11100


@pytest.mark.rule("LV-11")
def test_more_dice_take_the_higher_note() -> None:
    s = table(players=5)
    lay(s, 4, 50, 40, 30, 20, 10)
    dice(s, 4, Anna=1, Benno=3, Carla=5, Denny=2, Elsa=4)
    pay_casino(s, 3)
    assert money(s) == {"Carla": 50, "Elsa": 40, "Benno": 30, "Denny": 20, "Anna": 10}
    assert s.won.tolist() == [1, 1, 1, 1, 1]
    assert under(s) == []


@pytest.mark.rule("LV-11")
def test_a_player_alone_takes_only_one_note_from_a_casino() -> None:
    s = table()
    lay(s, 2, 40, 30, 20)
    dice(s, 2, Denny=8)
    pay_casino(s, 1)
    assert money(s) == {"Denny": 40}
    assert s.won.tolist() == [0, 0, 0, 1, 0]
    assert under(s) == [30, 20]


@pytest.mark.rule("LV-11")
def test_players_left_when_the_notes_run_out_get_nothing() -> None:
    s = table()
    lay(s, 2, 60)
    dice(s, 2, Anna=1, Benno=2, Carla=3)
    pay_casino(s, 1)
    assert money(s) == {"Carla": 60}


@pytest.mark.rule("LV-11")
def test_equal_notes_are_paid_one_by_one() -> None:
    s = table()
    lay(s, 2, 30, 30)
    dice(s, 2, Anna=2, Benno=1)
    pay_casino(s, 1)
    assert money(s) == {"Anna": 30, "Benno": 30}


@pytest.mark.rule("LV-09", "LV-11")
def test_all_six_casinos_pay_and_a_player_can_win_at_each() -> None:
    s = table(players=2)
    for casino in range(1, 7):
        lay(s, casino, 10 * casino)
        dice(s, casino, Benno=1)
    pay_casinos(s)
    assert money(s) == {"Benno": 210}
    assert s.won.tolist() == [0, 6, 0, 0, 0]
    assert not s.notes.any()


@pytest.mark.rule("LV-12")
def test_notes_left_go_under_the_pile_by_casino_the_highest_first() -> None:
    s = table()
    lay(s, 1, 40, 20)
    lay(s, 2, 90, 30, 10)
    lay(s, 5, 60)
    dice(s, 2, Anna=1)
    events = told(pay_casinos, s)
    assert under(s) == [40, 20, 30, 10, 60]
    left = [(event.facts["casino"], event.facts["note"]) for event in events if event.kind == "left-over"]
    assert left == [(0, 40), (0, 20), (1, 30), (1, 10), (4, 60)]
    assert all(notes_at(s, casino) == [] for casino in range(1, 7))


@pytest.mark.rule("LV-12")
def test_notes_join_those_already_under_the_pile_as_the_last() -> None:
    s = table()
    lay(s, 3, 80)
    pay_casino(s, 2)
    lay(s, 1, 50)
    pay_casino(s, 0)
    assert under(s) == [80, 50]
