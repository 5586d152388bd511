"""The nine prizes: the dice they ask for, and who may claim them."""

from collections import Counter

import numpy as np

from flambeur.core.layout import State
from flambeur.games.easy_come.box import HANDS, Hand
from flambeur.games.easy_come.dice import hand_of
from flambeur.games.easy_come.state import CENTRE, DICE, PRIZES

FOUR, TWO_PAIRS, THREE_ODD, THREE_EVEN, SEVEN, THIRTEEN, LOW, HIGH, STRAIGHT = range(PRIZES)


def prizes_for(hand: Hand) -> set[int]:
    """The prizes whose combination four dice satisfy (EC-08)."""
    pattern, total, odds = sorted(Counter(hand).values()), sum(hand), {face % 2 for face in hand}
    fits = {
        FOUR: pattern == [4],
        TWO_PAIRS: pattern == [2, 2],
        THREE_ODD: pattern == [1, 3] and odds == {1},
        THREE_EVEN: pattern == [1, 3] and odds == {0},
        SEVEN: total == 7,
        THIRTEEN: total == 13,
        LOW: total <= 3,
        HIGH: total >= 17,
        STRAIGHT: pattern == [1, 1, 1, 1] and hand[-1] - hand[0] == 3,
    }
    return {prize for prize in fits if fits[prize]}


# By number of a hand: the prizes it satisfies, as a set of bits; all four dice are needed (EC-03).
FITTING = np.array(
    [sum(1 << prize for prize in prizes_for(hand) if len(hand) == DICE) for hand in HANDS], np.int32
)


def claimable(s: State, seat: int) -> int:
    """The prizes that the seat may claim with the dice as they lie, as a set of bits (EC-03)."""
    fitting = int(FITTING[hand_of(s.kept + s.rolled)])
    return fitting & takable(s, seat)


def takable(s: State, seat: int) -> int:
    """The prizes that a seat may claim if its dice fit, as a set of bits.

    Others' prizes and, unless it is closed, those in the centre; never one's own (EC-07, EC-11).
    """
    closed, prizes = is_centre_closed(s), 0
    for prize in range(PRIZES):
        owner = int(s.owner[prize])
        prizes |= ((owner != seat) & ((owner != CENTRE) | (not closed))) << prize
    return prizes


def is_centre_closed(s: State) -> bool:
    """With two players, while one of them counts, prizes can only be stolen (EC-11)."""
    return bool((s.players == 2) & (s.countdown[0] + s.countdown[1] > 0))


def holdings(s: State, seat: int) -> int:
    """How many prizes a seat has."""
    count = 0
    for prize in range(PRIZES):
        count += int(s.owner[prize] == seat)
    return count
