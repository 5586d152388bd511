"""Draws from chance: every number and every roll comes from equally many words.

All words that give one outcome lie side by side, and what is left over of word × count grows by
count from one to the next. So only the first of them can be one word too many, and looking at the
ends of every such range proves what holds for all 2³² words.
"""

from math import factorial, prod

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.core.chance import BLOCK, WORD, Chance, below, new_chance, roll
from flambeur.core.native import lifted, plain
from flambeur.games import LAS_VEGAS
from tests.core import drawing
from tests.core.chances import state_of

WORDS = WORD + 1
DICE = range(1, 11)
SPARE = WORD  # a word that no draw ever refuses


def forced(*words: int) -> Chance:
    """Chance whose next words are these."""
    chance = new_chance(bytes(32))
    chance.block[:] = SPARE
    chance.block[: len(words)] = words
    chance.used = 0
    return chance


def first_word(outcome: int, count: int) -> int:
    """The first word that gives an outcome: outcome / count, rounded up."""
    return -(-outcome * WORDS // count)


def tally_of(outcome: int, dice: int) -> int:
    """A number below 6 ** dice as a roll: its digits in base six are the dice."""
    return sum(1 << 4 * (outcome // 6**die % 6) for die in range(dice))


def faces(tally: int) -> list[int]:
    return [tally >> 4 * face & 15 for face in range(6)]


@pytest.mark.parametrize("count", [1, 2, 3, 5, 6, 7, 9, 10, 48, 54, 63, 64, 100, 1000, 1296])
def test_every_number_below_a_count_comes_from_equally_many_words(count: int) -> None:
    for outcome in range(count):
        first, end = first_word(outcome, count), first_word(outcome + 1, count)
        refused = [word for word in (first, first + 1, end - 1) if words_used(word, count) > 1]
        assert refused in ([], [first])
        assert end - first - len(refused) == WORDS // count
        assert below(forced(first + 1), count) == below(forced(end - 1), count) == outcome


def words_used(word: int, count: int) -> int:
    chance = forced(word)
    below(chance, count)
    return int(chance.used)


@given(st.integers(1, 2**31), st.integers(0, WORD))
def test_a_number_is_refused_exactly_where_words_are_left_over(count: int, word: int) -> None:
    chance = forced(word)
    drawn = below(chance, count)
    is_refused = word * count % WORDS < WORDS % count
    assert chance.used == 1 + is_refused
    assert drawn == (SPARE if is_refused else word) * count // WORDS


def test_as_many_words_are_refused_as_must_be() -> None:
    chance = forced(*[0] * 5, 1)
    assert below(chance, 3) == 0
    assert chance.used == 6


def test_a_draw_goes_on_in_the_next_block() -> None:
    chance = forced(*[0] * BLOCK)
    chance.counter = 9
    assert below(chance, 3) in range(3)
    assert chance.counter == 10


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_every_roll_comes_from_equally_many_words(dice: int) -> None:
    ways = 6**dice
    for outcome in range(ways):
        first, end = first_word(outcome, ways), first_word(outcome + 1, ways)
        refused = [word for word in (first, first + 1, end - 1) if rolls_used(word, dice) > 1]
        assert refused in ([], [first])
        assert end - first - len(refused) == WORDS // ways
        assert roll(forced(end - 1), dice) == tally_of(outcome, dice)


def rolls_used(word: int, dice: int) -> int:
    chance = forced(word)
    roll(chance, dice)
    return int(chance.used)


@given(st.sampled_from(DICE), st.integers(0, WORD))
def test_a_word_is_read_as_a_fraction(dice: int, word: int) -> None:
    chance = forced(word)
    tally = roll(chance, dice)
    is_refused = word * 6**dice % WORDS < WORDS % 6**dice
    assert chance.used == 1 + is_refused
    assert tally == tally_of((SPARE if is_refused else word) * 6**dice // WORDS, dice)
    assert sum(faces(tally)) == dice


@pytest.mark.parametrize("dice", DICE)
def test_the_lowest_word_is_refused_and_drawn_again(dice: int) -> None:
    chance = forced(0, 0, SPARE)
    assert faces(roll(chance, dice)) == [0, 0, 0, 0, 0, dice]
    assert chance.used == 3


def test_no_dice_draw_nothing() -> None:
    chance = forced()
    before = chance.tobytes()
    assert roll(chance, 0) == 0
    assert chance.tobytes() == before


@given(st.binary(min_size=32, max_size=32), st.sampled_from(DICE), st.integers(1, 10_000))
def test_plain_and_compiled_draws_are_equal(key: bytes, dice: int, count: int) -> None:
    drawn = np.zeros((2, 2, 24), np.uint32)
    chances = new_chance(key), new_chance(key)
    codes = (plain(LAS_VEGAS, drawing), lifted(LAS_VEGAS, drawing))
    for row, chance, code in zip(drawn, chances, codes, strict=True):
        code.draw_rolls(chance, dice, row[0])
        code.draw_below(chance, count, row[1])
    assert drawn[0].tolist() == drawn[1].tolist()
    assert state_of(chances[0]) == state_of(chances[1])


def test_faces_of_many_rolls_are_spread_evenly() -> None:
    tallies = np.zeros(50_000, np.uint32)
    lifted(LAS_VEGAS, drawing).draw_rolls(new_chance(bytes(32)), 7, tallies)
    counts = [int((tallies >> 4 * face & 15).sum()) for face in range(6)]
    expected = 7 * len(tallies) / 6
    # Five degrees of freedom, p = 0.001.
    assert sum((count - expected) ** 2 / expected for count in counts) < 20.5


def test_rolls_of_three_dice_are_as_frequent_as_they_should_be() -> None:
    tallies = np.zeros(60_000, np.uint32)
    lifted(LAS_VEGAS, drawing).draw_rolls(new_chance(bytes(range(32))), 3, tallies)
    kinds, counts = np.unique(tallies, return_counts=True)
    expected = [len(tallies) * ways(int(tally)) / 6**3 for tally in kinds]
    assert len(kinds) == 56
    # 55 degrees of freedom, p = 0.001.
    assert sum((counts - expected) ** 2 / np.array(expected)) < 93.2


def ways(tally: int) -> int:
    """In how many ways three dice can show these faces."""
    return factorial(3) // prod(factorial(count) for count in faces(tally))
