"""Dice and hands: equal dice are interchangeable, so dice are counted by face.

What can be known of a hand stands in tables, by its number in the box.
"""

from itertools import combinations

import numpy as np

from flambeur.games.easy_come.box import DICE, FACES, HANDS, Hand

MODULUS = 1493  # the least by which no two tallies of hands have the same remainder
MOST_PARTS = 2**DICE - 1


def parts_of(hand: Hand) -> list[int]:
    """The numbers of the hands that can be taken from this one, but for the empty one."""
    sizes = range(1, len(hand) + 1)
    return sorted({HANDS.index(part) for size in sizes for part in combinations(hand, size)})


# By number of a hand: its tally as `roll` gives it, and which hands can be taken from it.
TALLIES = np.array([sum(1 << 4 * face for face in hand) for hand in HANDS], np.int32)
PART_COUNTS = np.array([len(parts_of(hand)) for hand in HANDS], np.int32)
PARTS = np.array([(parts_of(hand) + [0] * MOST_PARTS)[:MOST_PARTS] for hand in HANDS], np.int16)

# By number of a hand: the same as sets of bits, WORD_HANDS hands in each; the empty one is in none.
WORD_HANDS = 64
WORDS = -(-(len(HANDS) - 1) // WORD_HANDS)
LAST_HANDS = len(HANDS) - 1 - (WORDS - 1) * WORD_HANDS
PART_SETS = np.zeros((len(HANDS), WORDS), np.uint64)
for _number, _hand in enumerate(HANDS):
    for _part in parts_of(_hand):
        PART_SETS[_number, (_part - 1) // WORD_HANDS] |= np.uint64(1 << (_part - 1) % WORD_HANDS)
PART_SETS = PART_SETS.view(np.int64)

# The number of a hand, by the remainder of its tally.
NUMBERS = np.zeros(MODULUS, np.int32)
NUMBERS[TALLIES % MODULUS] = range(len(HANDS))


def hand_of(tally: int) -> int:
    """The number of the hand that these dice make."""
    return int(NUMBERS[tally % MODULUS])


def pips_of(tally: int) -> int:
    """The total of the dice."""
    total = 0
    for face in range(FACES):
        total += face * (tally >> (4 * face) & 15)
    return total


def count_dice(tally: int) -> int:
    """How many dice these are: the sum of the tally's digits to base 16, by casting out fifteens."""
    return tally % 15


def counts_of(tally: int) -> tuple[int, int, int, int, int, int]:
    """How many dice show each face, from 0 to 5."""
    low, high = tally & 0xFFF, tally >> 12
    return low & 15, low >> 4 & 15, low >> 8, high & 15, high >> 4 & 15, high >> 8
