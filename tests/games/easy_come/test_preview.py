"""The chance of a prize if one plays for it alone: checked by hand where that can be done."""

import pytest

import flambeur
from flambeur.games.easy_come.box import HANDS
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.preview import chances, preview
from flambeur.games.easy_come.prizes import FOUR, HIGH, LOW, SEVEN, STRAIGHT, THREE_EVEN
from flambeur.games.easy_come.state import DICE
from flambeur.games.easy_come.turn_values import FIRST, FULL, JOINED, WAYS
from tests.games.easy_come.tables import gives, rolls, table


def test_the_ways_of_all_hands_are_all_rolls() -> None:
    for dice in range(DICE + 1):
        assert sum(WAYS[FIRST[dice] : FIRST[dice + 1]]) == 6**dice
    assert HANDS.index((0, 0, 0, 0)) == FULL


def test_hands_are_joined() -> None:
    assert HANDS[JOINED[HANDS.index((0, 5)), HANDS.index((2, 2))]] == (0, 2, 2, 5)


@pytest.mark.parametrize(
    ("aside", "rolled", "prize", "chance"),
    [
        ((1, 2, 3), (4,), STRAIGHT, 1),  # it fits now
        ((1, 2, 3), (5,), STRAIGHT, 0),  # nothing is left to roll
        ((1, 2), (3, 3), STRAIGHT, 2 / 6),  # keep a 3, then 0 or 4
        ((2, 2), (2, 5), FOUR, 1 / 6),  # keep the 2, then a 2
        ((2, 2), (2, 5), THREE_EVEN, 2 / 6),  # then 0 or 4
        ((2, 2), (2, 5), SEVEN, 1 / 6),  # then a 1
        ((2,), (2, 0, 5), FOUR, 1 / 36 + 10 / 36 / 6),  # keep the 2: two more at once, or one after the other
        ((5, 5), (2, 0), HIGH, 1 / 6),  # keep the 2, then a 5
    ],
)
def test_chances_can_be_done_by_hand(
    aside: tuple[int, ...], rolled: tuple[int, ...], prize: int, chance: float
) -> None:
    s = table(2)
    rolls(s, *rolled, aside=aside)
    assert chances(s)[prize] == pytest.approx(chance)


def test_prizes_that_cannot_be_claimed_have_none() -> None:
    s = table(2)
    gives(s, "Anna", FOUR)
    gives(s, "Benno", LOW, HIGH, SEVEN)
    s.countdown[1] = 2
    rolls(s, 0, 0, 0, 0)
    chance = chances(s)
    assert chance[FOUR] == chance[STRAIGHT] == 0
    assert chance[LOW] == 1
    assert 0 < chance[SEVEN] < 1


def test_every_hand_that_may_be_set_aside_is_shown_with_its_chances() -> None:
    match = flambeur.new("easy-come", players=3, seed=4)
    seat = match.waiting[0]
    moves = match.legal(seat)
    shown = preview(match.seen(seat), seat, moves)
    best = [max(move["chances"][prize] for move in shown if move) for prize in range(9)]
    fits = [move.prize for move in moves if move.kind == "claim"]
    now = chances(match.seen(seat))
    assert [now[prize] for prize in range(9) if prize not in fits] == pytest.approx(
        [best[prize] for prize in range(9) if prize not in fits], abs=1e-4
    )
    assert [bool(move) for move in shown] == [move.kind == "keep" for move in moves]


def test_a_claim_needs_no_chances() -> None:
    s = table(2)
    rolls(s, 1, 2, 3, 4)
    moves = [EASY_COME.moves.find(text) for text in (f"claim {STRAIGHT}", "keep 1 2 3")]
    claimed, kept = preview(s, 0, moves)
    assert claimed == {}
    assert kept["chances"][STRAIGHT] == pytest.approx(2 / 6, abs=1e-4)
