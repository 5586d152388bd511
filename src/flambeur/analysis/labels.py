"""What a move is called, by what it lost; the more players, the smaller a share of the win is."""

import math
from collections.abc import Sequence

# Of the share that everybody has at the start: up to so much is a move still called so.
FINE, DOUBTFUL, MISTAKE = 0.02, 0.05, 0.12
LABELS = ("forced", "only", "best", "fine", "doubtful", "mistake", "blunder")
NEXT_TO_NOTHING = 1e-9


def label_of(lost: float, values: Sequence[float], players: int) -> str:
    """The label of a move that lost so much; the values of all moves, the best first."""
    fair = 100 / players
    if len(values) == 1:
        return "forced"
    if lost <= NEXT_TO_NOTHING:
        return "only" if values[0] - values[1] > DOUBTFUL * fair else "best"
    for label, most in (("fine", FINE), ("doubtful", DOUBTFUL), ("mistake", MISTAKE)):
        if lost <= most * fair:
            return label
    return "blunder"


# From so many fair shares of luck on it is called so.
LUCK_LABELS = ((1.2, "darling"), (0.4, "smile"), (-0.4, "even"), (-0.8, "frown"), (-math.inf, "cursed"))


def luck_label_of(luck: float, players: int) -> str:
    """The name of somebody's luck in a whole game, measured by the share that is fair for so many."""
    shares = luck * players / 100
    return next(label for least, label in LUCK_LABELS if shares >= least)
