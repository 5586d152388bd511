"""Who comes first at a casino when equals cancel each other out."""

import numpy as np
import numpy.typing as npt

from flambeur.games.bits import count_bits

Weights = npt.NDArray[np.int8]

NOBODY = -1
UNRANKED = -1


def untied(weights: Weights) -> int:
    """The weights above zero that exactly one owner has, as a set of bits."""
    seen = equalled = 0
    for owner in range(len(weights)):
        level = 1 << int(weights[owner])
        equalled |= seen & level
        seen |= level
    return seen & ~equalled & ~1


def strongest(weights: Weights, levels: int) -> int:
    """The owner of the greatest weight among these levels, or NOBODY."""
    best, most = NOBODY, 0
    for owner in range(len(weights)):
        weight = int(weights[owner])
        if (weight > most) & (levels >> weight & 1):  # no short cut: it would be mispredicted
            best, most = owner, weight
    return best


def leader(weights: Weights) -> int:
    """The owner of more than anybody else, or NOBODY."""
    best, most = NOBODY, 0
    for owner in range(len(weights)):
        weight = int(weights[owner])
        if weight == most:
            best = NOBODY
        if weight > most:
            best, most = owner, weight
    return best


def rank_of(weights: Weights, owner: int) -> int:
    """How many come before an owner; UNRANKED with nothing here, or with as much as somebody else."""
    return rank_among(untied(weights), int(weights[owner]))


def rank_among(levels: int, weight: int) -> int:
    """The same by the untied weights, for who asks about several owners."""
    return count_bits(levels >> weight + 1) if levels >> weight & 1 else UNRANKED
