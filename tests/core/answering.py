"""Chance that answers the draws of a directed game as it would have drawn for a match."""

import numpy as np

from flambeur.core.asked_chance import Draw
from flambeur.core.chance import Chance, below, draw_kind, roll


def answer(draw: Draw, chance: Chance) -> int:
    """The outcome of the draw that chance would have brought."""
    if draw.kind == "number":
        return below(chance, len(draw.weights))
    if draw.kind == "kind":
        return draw_kind(chance, np.array(draw.weights, np.int8), sum(draw.weights))
    dice = sum(draw.given[0] >> 4 * face & 15 for face in range(6))
    return draw.given.index(roll(chance, dice))
