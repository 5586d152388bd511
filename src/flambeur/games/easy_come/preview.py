"""The chance of each prize this turn, if one plays for that prize alone: shown to people who ask."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.games.easy_come.box import HANDS
from flambeur.games.easy_come.dice import PARTS, hand_of
from flambeur.games.easy_come.prizes import FITTING, takable
from flambeur.games.easy_come.state import DICE, FACES, KEEP, PRIZES
from flambeur.games.easy_come.turn_values import FIRST, FULL, JOINED, SIZES, WAYS, Values, best_of

DIGITS = 4


def reach() -> Values:
    """By hand aside and prize: the chance to get that very prize in this turn by going for nothing else."""
    chances = np.zeros((len(HANDS), PRIZES))
    for kept in range(FULL - 1, -1, -1):  # larger hands first: smaller ones lead to them
        dice = DICE - SIZES[kept]
        rolled = np.arange(FIRST[dice], FIRST[dice + 1])
        goes_on = chances[JOINED[kept, PARTS[rolled]]].max(axis=1)
        best = np.maximum(FITS[JOINED[kept, rolled]], goes_on)
        chances[kept] = (WAYS[rolled, None] * best).sum(axis=0) / FACES**dice
    return chances


FITS = (FITTING[:, None] >> np.arange(PRIZES) & 1).astype(np.float64)  # by hand and prize
REACH = reach()


def chances(s: State) -> list[float]:
    """For each prize the chance to have it at the end of this turn; 0 if it may not be claimed."""
    kept, rolled, prizes = hand_of(s.kept), hand_of(s.rolled), takable(s, s.turn)
    return [best_of(FITS[:, p], REACH[:, p], kept, rolled) if prizes >> p & 1 else 0.0 for p in range(PRIZES)]


def preview(s: State, seat: int, moves: Sequence[Move]) -> list[dict[str, Any]]:
    """The chance of each prize after each hand that may be set aside."""
    kept, prizes = hand_of(s.kept), takable(s, seat)

    def after(hand: int) -> list[float]:
        aside = JOINED[kept, hand]
        every = (float(REACH[aside, p]) if prizes >> p & 1 else 0.0 for p in range(PRIZES))
        return [round(chance, DIGITS) for chance in every]

    return [{} if move.kind == "claim" else {"chances": after(move.id - KEEP)} for move in moves]
