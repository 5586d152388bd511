"""All that a roll can show, so that the end of a round can be reckoned instead of tried. No rule is here."""

from itertools import combinations_with_replacement, permutations

import numpy as np

from flambeur.core.layout import State
from flambeur.games.las_vegas.state import CASINOS, OWN, WHITE

MOST_DICE = 3
ROLLS = [list(combinations_with_replacement(range(CASINOS), dice)) for dice in range(MOST_DICE + 1)]
MOST_ROLLS = max(map(len, ROLLS))

# By number of dice and of the roll: how many dice show each value, and in how many ways it can fall.
SHOWN = np.zeros((MOST_DICE + 1, MOST_ROLLS, CASINOS), np.int8)
WAYS = np.zeros((MOST_DICE + 1, MOST_ROLLS), np.int32)
COUNTS = np.array([len(rolls) for rolls in ROLLS], np.int32)
# In how many ways dice can come to lie that are still to be rolled, or that have been rolled once.
ENDINGS = np.array([1, 6, 186, 16926], np.int64)
ENDINGS_ROLLED = np.array([1, 1, 12, 558], np.int64)
TOO_MANY = 1 << 62
for _dice, _rolls in enumerate(ROLLS):
    for _number, _roll in enumerate(_rolls):
        SHOWN[_dice, _number] = np.bincount(_roll, minlength=CASINOS)
        WAYS[_dice, _number] = len(set(permutations(_roll)))


def count_rolls(s: State) -> int:
    """How many rolls there are for whoever has just rolled; 0 if they are too many to go through."""
    dice = int(s.supply[s.turn, OWN])
    return int(COUNTS[dice]) if dice <= MOST_DICE and s.supply[s.turn, WHITE] == 0 else 0


def show_roll(s: State, number: int) -> int:
    """Let the dice show this roll instead; returns in how many ways it can fall."""
    dice = int(s.supply[s.turn, OWN])
    for value in range(CASINOS):
        s.rolled[OWN, value] = SHOWN[dice, number, value]
    return int(WAYS[dice, number])


def endings(s: State) -> int:
    """In how many ways the round can end from here, at most; a great number if they are too many."""
    ways = 1
    for seat in range(s.players):
        dice, is_rolled = int(s.supply[seat, OWN]), seat == s.turn
        if dice > MOST_DICE or s.supply[seat, WHITE] > 0:
            return TOO_MANY
        ways *= int(ENDINGS_ROLLED[dice] if is_rolled else ENDINGS[dice])
    return ways
