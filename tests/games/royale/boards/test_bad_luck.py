"""Bad Luck (LR-C2)."""

import pytest

from flambeur.core.layout import State
from tests.games.royale.tables import black, chips, dice, end_round, kinds, lay, money, place, play, table


def purse(players: int = 4, cash: int = 200) -> State:
    """A table with Bad Luck at casino 1 at which everybody has cash, in two notes, and nothing can be won."""
    s = table(players, c1="c2")
    s.weights[:] = 0
    s.money[:players], s.won[:players] = cash, 2
    return s


@pytest.mark.rule("LR-C2")
@pytest.mark.parametrize(
    ("weights", "payers"),
    [
        ({"Anna": 3, "Benno": 2, "Carla": 2, "Denny": 4}, {"Benno", "Carla"}),
        ({"Anna": 3, "Benno": 2}, {"Carla", "Denny"}),
        ({}, {"Anna", "Benno", "Carla", "Denny"}),
        ({"Anna": 3, "Benno": 2, "Carla": 3, "Denny": 4}, {"Benno"}),
        ({"Anna": 1, "Benno": 1, "Carla": 1, "Denny": 2}, {"Anna", "Benno", "Carla"}),
    ],
)
def test_all_with_the_least_weight_pay_before_ties_are_removed(
    weights: dict[str, int], payers: set[str]
) -> None:
    s = purse()
    dice(s, 1, **weights)
    s.notes[0] = 0
    end_round(s)
    assert {name for name, cash in money(s).items() if cash == 150} == payers


@pytest.mark.rule("LR-C2", "LR-12")
def test_imaginary_players_neither_pay_nor_count() -> None:
    s = purse(2)
    dice(s, 1, Anna=3, Benno=2, Neutral=0, Grey=1)
    s.notes[0] = 0
    end_round(s)
    assert money(s) == {"Anna": 200, "Benno": 150}


@pytest.mark.rule("LR-C2", "LR-30")
def test_the_fine_is_paid_after_all_else_of_the_round() -> None:
    s = table(c1="c2")
    s.weights[:] = 0
    lay(s, 6, 90, 60)
    dice(s, 1, Benno=1, Carla=1, Denny=1)
    dice(s, 6, Anna=2)
    events = end_round(s)
    assert money(s) == {"Anna": 40}
    assert kinds(events).index("fined") > max(i for i, kind in enumerate(kinds(events)) if kind == "paid")


@pytest.mark.rule("LR-C2", "LR-30", "LR-H1", "LR-H2")
@pytest.mark.parametrize("board", ["h1", "h2"])
def test_a_die_on_a_space_can_pay_for_the_fine(board: str) -> None:
    s = table(3, c1="c2", c2=board)
    s.weights[:] = 0
    s.notes[:] = 0
    dice(s, 1, Benno=1, Carla=1)
    s.chips[0] = 3
    if board == "h1":
        s.nice[5] = 0
    else:
        s.gold = 0
    assert kinds(end_round(s))[-3:] == ["rewarded", "fined", "game-ended"]
    assert (money(s), chips(s)) == ({"Anna": 10}, {"Anna": 3})


@pytest.mark.rule("LR-C2b")
@pytest.mark.parametrize(
    ("cash", "after", "notes"),
    [(50, 0, 0), (60, 10, 1), (80, 30, 1), (150, 100, 3), (250, 200, 6), (260, 210, 7), (450, 400, 7)],
)
def test_a_fine_leaves_as_many_notes_as_the_cash_can_be_made_of(cash: int, after: int, notes: int) -> None:
    assert fined(cash, version=2) == (after, notes)


@pytest.mark.parametrize(
    ("cash", "after", "notes"), [(50, 0, 0), (60, 10, 1), (150, 100, 1), (160, 110, 2), (450, 400, 4)]
)
def test_by_version_1_a_purse_was_counted_anew_in_as_few_notes_as_can_be(
    cash: int, after: int, notes: int
) -> None:
    assert fined(cash, version=1) == (after, notes)


def fined(cash: int, version: int) -> tuple[int, int]:
    """What is left of cash in seven notes after a fine, and in how many notes."""
    s = purse(cash=cash)
    s.version = version
    s.won[:4] = 7
    dice(s, 1, Anna=1, Benno=2, Carla=3)
    s.notes[0] = 0
    end_round(s)
    return int(s.money[3]), int(s.won[3])


@pytest.mark.rule("LR-C2")
@pytest.mark.parametrize(("cash", "had", "left"), [(40, 3, 2), (30, 1, 0), (0, 7, 2), (0, 0, 0)])
def test_who_is_short_of_cash_gives_chips_and_the_rest_is_waived(cash: int, had: int, left: int) -> None:
    s = purse(cash=cash)
    s.chips[3] = had
    dice(s, 1, Anna=1, Benno=2, Carla=3)
    s.notes[0] = 0
    events = end_round(s)
    assert (s.money[3], chips(s).get("Denny", 0), s.won[3]) == (0, left, 0)
    [fined] = [event.facts for event in events if event.kind == "fined"]
    assert fined == {"seat": 3, "amount": cash, "chips": had - left}


@pytest.mark.rule("LR-C2", "LR-B1")
def test_dice_of_prime_time_are_placed_first_and_count(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(3, c1="c2", c2="b1")
    s.money[:3], s.won[:3] = 100, 1
    dice(s, 1, Anna=1, Benno=1)
    dice(s, 2, Carla=1)
    s.notes[:] = 0
    with black(monkeypatch, (1, 1)):
        end_round(s)
    play(s, "add both")
    assert money(s) == {"Anna": 50, "Benno": 50, "Carla": 100}


@pytest.mark.rule("LR-C2")
def test_placing_dice_there_does_nothing_at_once() -> None:
    s = table(c1="c2")
    assert kinds(place(s, "Anna", 1)) == ["placed", "rolled"]


@pytest.mark.rule("LR-C2", "LR-E1")
def test_a_closed_casino_counts_as_it_stands() -> None:
    s = purse()
    s.closed = 0
    dice(s, 1, Anna=1, Benno=1, Carla=1)
    s.notes[0] = 0
    end_round(s)
    assert money(s)["Denny"] == 150
