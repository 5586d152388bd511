"""Every example of the rulebook; the dice and the hopes are those of the text."""

import pytest

from flambeur.games.easy_come.prizes import FOUR, LOW, SEVEN, STRAIGHT, THREE_EVEN
from tests.games.easy_come.tables import choices, claims, kinds, play, rolls, table, tally, whose_turn


def prizes_by_last_die(aside: tuple[int, ...]) -> dict[int, set[int]]:
    """What each face of the last die would win, with three dice set aside."""
    s, claimed = table(), {}
    for face in range(6):
        rolls(s, face, aside=aside)
        claimed[face] = claims(s)
    return {face: prizes for face, prizes in claimed.items() if prizes}


@pytest.mark.rule("EC-03", "EC-04")
def test_example_a_three_twos_become_an_even_three() -> None:
    s = table()
    rolls(s, 0, 2, 2, 5)
    assert claims(s) == set()
    play(s, "keep 2 2")
    rolls(s, 2, 5, aside=(2, 2))
    play(s, "keep 2")
    assert s.kept == tally((2, 2, 2))
    rolls(s, 4, aside=(2, 2, 2))
    assert choices(s) == {f"claim {THREE_EVEN}", "keep 4"}
    play(s, f"claim {THREE_EVEN}")
    assert (s.owner[THREE_EVEN], whose_turn(s)) == (0, "Benno")


@pytest.mark.rule("EC-08")
def test_example_a_the_hopes_of_three_twos() -> None:
    assert prizes_by_last_die((2, 2, 2)) == {
        0: {THREE_EVEN},
        1: {SEVEN},
        2: {FOUR},
        4: {THREE_EVEN},
    }


@pytest.mark.rule("EC-08")
def test_example_b_the_hopes_of_0_1_2() -> None:
    assert prizes_by_last_die((0, 1, 2)) == {0: {LOW}, 3: {STRAIGHT}, 4: {SEVEN}}


@pytest.mark.rule("EC-05")
def test_example_b_the_last_five_must_be_set_aside_and_the_turn_ends() -> None:
    s = table()
    rolls(s, 0, 1, 2, 5)
    play(s, "keep 0 1 2")
    rolls(s, 5, aside=(0, 1, 2))
    assert choices(s) == {"keep 5"}
    assert kinds(play(s, "keep 5")) == ["set-aside", "missed", "rolled"]
    assert whose_turn(s) == "Benno"
