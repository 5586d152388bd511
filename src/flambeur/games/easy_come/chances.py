"""The chance of each prize this turn, if one plays for that prize alone: shown to people who ask."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.games.easy_come.dice import HANDS, hand_of
from flambeur.games.easy_come.plan import JOINED, Values, best_of, plan_turn
from flambeur.games.easy_come.prizes import FITTING, takable
from flambeur.games.easy_come.state import KEEP, PRIZES

DIGITS = 4


@cache
def aimed_at(prize: int) -> tuple[Values, Values]:
    """By hand: whether four dice fit the prize, and the chance of it with that hand aside."""
    fits, plan = (FITTING >> prize & 1).astype(np.float64), np.zeros(len(HANDS))
    plan_turn(fits, 0.0, plan)
    return fits, plan


def chances(s: State) -> list[float]:
    """For each prize the chance to have it at the end of this turn; 0 if it may not be claimed."""
    kept, rolled, prizes = hand_of(s.kept), hand_of(s.rolled), takable(s, s.turn)
    return [best_of(*aimed_at(p), kept, rolled) if prizes >> p & 1 else 0.0 for p in range(PRIZES)]


def preview(s: State, seat: int, moves: Sequence[Move]) -> list[dict[str, Any]]:
    """The chance of each prize after each hand that may be set aside."""
    kept, prizes = hand_of(s.kept), takable(s, seat)

    def after(hand: int) -> list[float]:
        aside = JOINED[kept, hand]
        every = (float(aimed_at(p)[1][aside]) if prizes >> p & 1 else 0.0 for p in range(PRIZES))
        return [round(chance, DIGITS) for chance in every]

    return [{} if move.kind == "claim" else {"chances": after(move.id - KEEP)} for move in moves]
