"""Pay Day (LR-D1)."""

import pytest

from tests.games.royale.tables import by_my_choice, chips, dice, money, play, rolls, table


@pytest.mark.rule("LR-D1", "LR-23")
@pytest.mark.parametrize(
    ("others", "chip", "note"),
    [
        ((), 1, 0),
        ((2,), 2, 0),
        ((2, 3), 0, 30),
        ((2, 3, 4), 0, 40),
        ((2, 3, 4, 5), 0, 50),
        ((2, 3, 4, 5, 6), 0, 60),
    ],
)
def test_it_pays_10_for_each_casino_with_own_dice(others: tuple[int, ...], chip: int, note: int) -> None:
    s = table(c1="d1")
    rolls(s, "Anna", 1, 1, 3)
    s.weights[:] = 0
    for casino in others:
        dice(s, casino, Anna=2, Benno=5)
    play(s, "place 1")
    assert (chips(s).get("Anna", 0), money(s).get("Anna", 0)) == (chip, note)
    assert s.won[0] == (note > 0)


@pytest.mark.rule("LR-D1")
def test_dice_on_boards_do_not_count() -> None:
    s = table(c1="d1", c2="g2", c3="e2", c4="h1")
    s.doubled[0], s.knocked[0], s.nice[3] = 3, 2, 0
    rolls(s, "Anna", 1)
    s.weights[:] = 0
    play(s, "place 1")
    assert (chips(s), money(s)) == ({"Anna": 1}, {})


@pytest.mark.rule("LR-D1", "LR-E1")
def test_a_closed_casino_counts() -> None:
    s = table(c1="d1", c2="e1")
    rolls(s, "Anna", 1)
    s.weights[:] = 0
    s.weights[4, 0], s.closed = 1, 4
    play(s, "place 1")
    assert chips(s) == {"Anna": 2}


@pytest.mark.rule("LR-D1", "LR-H2")
def test_my_choice_counts_only_where_dice_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(2, c1="d1", c6="h2")
    by_my_choice(monkeypatch, s, "Anna", 1)
    assert chips(s) == {"Anna": 1}
