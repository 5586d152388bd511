"""Hands of dice: numbered without gaps, and each knows which hands can be taken from it."""

from itertools import product

import pytest

from flambeur.games.bits import count_bits, nth_bit
from flambeur.games.easy_come.box import HANDS
from flambeur.games.easy_come.dice import (
    MODULUS,
    PART_COUNTS,
    PARTS,
    TALLIES,
    count_dice,
    counts_of,
    hand_of,
    pips_of,
)
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.state import KEEP, PRIZES
from tests.games.easy_come.tables import tally


def test_there_are_209_hands_and_the_empty_one() -> None:
    rolls = {tuple(sorted(faces)) for size in range(5) for faces in product(range(6), repeat=size)}
    assert (len(HANDS), set(HANDS)) == (210, rolls)
    assert HANDS[0] == ()


def test_dice_are_found_by_their_number_and_the_number_by_its_dice() -> None:
    assert [hand_of(int(tally)) for tally in TALLIES] == list(range(210))
    assert [tally(hand) for hand in HANDS] == TALLIES.tolist()


def test_no_smaller_modulus_would_do() -> None:
    assert len({int(tally) % MODULUS for tally in TALLIES}) == 210
    assert all(len({int(tally) % less for tally in TALLIES}) < 210 for less in range(1, MODULUS))


@pytest.mark.parametrize("number", range(210))
def test_dice_are_counted_and_summed(number: int) -> None:
    hand, dice = HANDS[number], int(TALLIES[number])
    assert (count_dice(dice), pips_of(dice)) == (len(hand), sum(hand))
    assert counts_of(dice) == tuple(hand.count(face) for face in range(6))


@pytest.mark.parametrize("number", range(210))
def test_parts_are_all_hands_with_no_more_dice_of_any_face(number: int) -> None:
    whole = HANDS[number]
    parts = [part for part in HANDS[1:] if all(part.count(face) <= whole.count(face) for face in part)]
    numbers = PARTS[number, : PART_COUNTS[number]].tolist()
    assert [HANDS[part] for part in numbers] == parts


@pytest.mark.rule("EC-04")
def test_moves_are_nine_claims_and_a_hand_each() -> None:
    texts = [str(EASY_COME.moves[number]) for number in range(len(EASY_COME.moves))]
    assert texts[:PRIZES] == [f"claim {prize}" for prize in range(9)]
    assert texts[PRIZES:] == [f"keep {' '.join(map(str, hand))}" for hand in HANDS[1:]]
    assert EASY_COME.moves.find("keep 0 2 2").id == KEEP + HANDS.index((0, 2, 2))


@pytest.mark.parametrize("bits", range(1, 64))
def test_bits_are_counted_from_the_lowest(bits: int) -> None:
    positions = [position for position in range(6) if bits >> position & 1]
    assert count_bits(bits) == len(positions)
    assert [nth_bit(bits, rank) for rank in range(len(positions))] == positions
