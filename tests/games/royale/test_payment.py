"""Casinos pay, and who begins the next round."""

import pytest

from flambeur.core.layout import State
from flambeur.games.royale.payment import pay_casino
from flambeur.games.royale.rewards import reward
from flambeur.games.royale.rounds import begin_payment
from flambeur.games.royale.state import NOTE_VALUES
from tests.games.royale.tables import (
    black,
    chance,
    chips,
    dice,
    end_round,
    kinds,
    lay,
    money,
    play,
    put_biggy,
    table,
    told,
)

UNTOLD = ("paid", "left-over", "split-made")


def bank(s: State, note: int) -> int:
    """How many notes of a value the bank has."""
    return int(s.bank[NOTE_VALUES.index(note)])


@pytest.mark.rule("LR-09")
def test_ties_are_removed_by_weight_at_every_level() -> None:
    s = table()
    lay(s, 1, 80, 50)
    dice(s, 1, Anna=3, Benno=1, Carla=1, Denny=2)
    put_biggy(s, 1, "Benno")
    events = told(pay_casino, s, 0)
    assert [event.facts["owner"] for event in events if event.kind == "tied"] == [0, 1]
    assert money(s) == {"Denny": 80, "Carla": 50}


@pytest.mark.rule("LR-09")
@pytest.mark.parametrize("boards", [{}, {"c1": "a1"}])
def test_notes_not_won_go_back(boards: dict[str, str]) -> None:
    s = table(**boards)
    lay(s, 1, 80, 50)
    dice(s, 1, Carla=1)
    before = bank(s, 50)
    events = told(pay_casino, s, 0)
    assert money(s) == {"Carla": 80}
    assert bank(s, 50) == before + 1
    assert kinds(events) == ["paid", "left-over"]
    assert not s.notes[0].any()


@pytest.mark.rule("LR-09", "LR-12")
def test_what_imaginary_players_win_goes_back() -> None:
    s = table(2)
    lay(s, 1, 80, 50)
    dice(s, 1, Neutral=3, Anna=2, Benno=1)
    before = bank(s, 80)
    pay_casino(s, 0)
    assert money(s) == {"Anna": 50}
    assert bank(s, 80) == before + 1


@pytest.mark.rule("LR-10")
@pytest.mark.parametrize(
    ("sixth", "fifth", "first"),
    [
        ({"Carla": 2, "Denny": 1}, {"Anna": 1}, 2),
        ({"Carla": 2, "Denny": 2}, {"Anna": 1}, 0),
        ({"Grey": 3, "Denny": 2}, {"Anna": 1}, 0),
        ({}, {}, 1),
    ],
)
def test_the_winner_of_the_highest_casino_begins_the_next_round(
    sixth: dict[str, int], fifth: dict[str, int], first: int
) -> None:
    s = table()
    s.weights[:] = 0
    dice(s, 6, **sixth)
    dice(s, 5, **fifth)
    end_round(s)
    assert s.first == first


@pytest.mark.rule("LR-10")
def test_if_nobody_won_anywhere_the_next_player_begins_also_from_the_last_seat() -> None:
    s = table(3)
    s.first = 2
    begin_payment(s, chance())
    assert s.next_first == 0


@pytest.mark.rule("LR-23")
@pytest.mark.parametrize(
    ("amount", "chip", "cash", "notes"),
    [(0, 0, 0, 0), (10, 1, 0, 0), (20, 2, 0, 0), (30, 0, 30, 1), (100, 0, 100, 1)],
)
def test_rewards_are_chips_or_one_note_whatever_the_bank_holds(
    amount: int, chip: int, cash: int, notes: int
) -> None:
    s = table()
    s.bank[:] = 0
    reward(s, 1, 1, amount)
    assert (chips(s).get("Benno", 0), money(s).get("Benno", 0), int(s.won[1])) == (chip, cash, notes)


@pytest.mark.rule("LR-30")
def test_the_order_at_the_end_of_a_round() -> None:
    s = table(c1="c1", c2="g2", c3="h1")
    s.weights[:] = 0
    s.five, s.doubled[1], s.nice[0] = 0, 1, 2
    dice(s, 1, Anna=1)
    dice(s, 6, Benno=1)
    order = [event.kind if event.kind == "paid" else event.facts.get("board") for event in end_round(s)]
    shown = [kind for kind in order if kind is not None]
    assert shown == ["paid", 5, 14, "paid", 15]


@pytest.mark.rule("LR-30", "LR-B1", "LR-G1", "LR-H1", "LR-C2")
def test_prime_time_comes_before_all_casinos_and_bad_luck_after_all_boards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = table(3, c1="g1", c2="h1", c3="b1", c4="c2")
    s.weights[:] = 0
    s.notes[:] = 0
    dice(s, 3, Benno=1)
    dice(s, 4, Anna=1, Carla=2)
    s.nice[2] = 2
    with black(monkeypatch, (1, 6)):
        events = end_round(s)
    for move in ("add both", "split 20", "open 2"):
        events += play(s, move)
    shown = [(event.kind, event.facts.get("board")) for event in events if event.kind not in UNTOLD]
    assert shown == [
        ("black-rolled", 3),
        ("black-added", None),
        ("black-added", None),
        ("split-laid", None),  # Benno won casino 1 with a black die
        ("opened", None),
        ("rewarded", 13),
        ("rewarded", 15),
        ("fined", None),
        ("game-ended", None),
    ]
    assert money(s) == {"Benno": 30, "Carla": 30}
    assert s.first == 1


@pytest.mark.rule("LR-24")
def test_a_closed_or_tied_casino_without_a_winner_lets_boards_sleep() -> None:
    s = table(c1="g1", c2="b1")
    s.weights[:] = 0
    dice(s, 1, Anna=2, Benno=2)
    dice(s, 2, Anna=2, Benno=2)
    events = end_round(s)
    assert "black-rolled" not in kinds(events)
    assert s.turn == -1
