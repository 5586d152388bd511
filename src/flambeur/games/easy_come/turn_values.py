"""A turn played as well as possible, when it is known what each way to end it is worth.

Once dice lie aside nothing else of the turn matters, so a plan is a number for each hand aside.
"""

from itertools import permutations

import numpy as np
import numpy.typing as npt

from flambeur.games.easy_come.box import HANDS
from flambeur.games.easy_come.dice import MODULUS, NUMBERS, PART_COUNTS, PARTS, TALLIES
from flambeur.games.easy_come.state import DICE, FACES

Values = npt.NDArray[np.float64]  # one for each hand

# By number of a hand: its size, and how many rolls of so many dice show it.
SIZES = np.array([len(hand) for hand in HANDS], np.int32)
WAYS = np.array([len(set(permutations(hand))) for hand in HANDS], np.int32)

# Hands are numbered by size: those of n dice are from FIRST[n] to below FIRST[n + 1].
FIRST = np.searchsorted(SIZES, np.arange(DICE + 2)).astype(np.int32)
FULL = int(FIRST[DICE])  # the first hand of four dice

# The hand that two hands make together, as far as they have four dice at most.
JOINED = NUMBERS[(TALLIES[:, None] + TALLIES) % MODULUS]


def plan_turn(claims: Values, nothing: float, plan: Values) -> float:
    """Fill in what each hand aside is worth before the rest is rolled; returns it for no die aside.

    `claims` is what the best claim with four dice is worth, `nothing` what a turn without a prize is.
    """
    for hand in range(FULL, len(plan)):
        plan[hand] = nothing
    for i in range(FULL):
        kept = FULL - 1 - i  # larger hands first: smaller ones lead to them
        dice = DICE - SIZES[kept]
        total = 0.0
        for rolled in range(FIRST[dice], FIRST[dice + 1]):
            total += WAYS[rolled] * best_of(claims, plan, kept, rolled)
        plan[kept] = total / FACES**dice
    return float(plan[0])


def best_of(claims: Values, plan: Values, kept: int, rolled: int) -> float:
    """What the best move is worth with a hand aside and another just rolled."""
    best = claims[JOINED[kept, rolled]]
    for i in range(PART_COUNTS[rolled]):
        best = max(best, plan[JOINED[kept, PARTS[rolled, i]]])
    return float(best)
