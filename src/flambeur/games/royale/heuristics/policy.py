"""A feeling for Las Vegas Royale: what a sensible beginner does, and how a round's end looks. Not rules."""

import math

from flambeur.core.chance import Chance
from flambeur.core.layout import Mask, State
from flambeur.games.royale.dice import rolled_weight
from flambeur.games.royale.heuristics.answers import NO, answer
from flambeur.games.royale.heuristics.worth import die_worth, placing
from flambeur.games.royale.moves import PASS, PLACE
from flambeur.games.royale.state import CASINOS, CHIP
from flambeur.games.royale.turns import placeable

# How far a round spreads the fortunes, in thousands: with it the chances to win fit best who won in the
# end, in 20,000 games of quick players for each of 2 to 5 players and 3 or 5 rounds (alone: from 42 to 54).
SWING = 48.0
FINE = 16  # so that a die counts less than any difference in money


def greedy_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """What brings most at once, with the fewest dice among equals."""
    return place_best(s, seat, 0) if s.decision == PLACE else answer(s, chance, seat)


def quick_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """The same, but dice have their price."""
    return place_best(s, seat, die_worth(s)) if s.decision == PLACE else answer(s, chance, seat)


def place_best(s: State, seat: int, price: int) -> int:
    """The value that brings most, less the price of its dice; a pass if it is not worth a chip."""
    values = placeable(s)
    best, most = PASS, FINE * NO
    if s.chips[seat] > 0:
        most = -FINE * CHIP
    for value in range(CASINOS):
        if values >> value & 1:
            weight = rolled_weight(s, value)
            worth = FINE * placing(s, seat, value, weight) - (1 + FINE * price) * weight
            if worth > most:
                best, most = PLACE + value, worth
    return best


def stage(s: State) -> int:
    """Playouts look to the end of a round."""
    return int(s.round_number)


def spread(s: State) -> float:
    """By how much money the rounds to come will part the players."""
    return SWING * math.sqrt(s.rounds - s.round_number + 1)


def stakes(s: State) -> float:
    """Nobody is ahead by more than a million."""
    return 1000.0
