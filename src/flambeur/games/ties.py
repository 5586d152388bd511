"""Who comes first at a casino when equals cancel each other out."""

import numpy as np
import numpy.typing as npt

from flambeur.games.bits import count_bits

Weights = npt.NDArray[np.int8]

NOBODY = -1
UNRANKED = -1

MOST_DICE = 8  # a weight at casinos where a die is a die
OWNER_BITS = 3

# By a set of weights up to that: the greatest of them, 0 if there is none.
GREATEST = np.array([max(0, levels.bit_length() - 1) for levels in range(2 << MOST_DICE)], np.int8)


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


def greatest(levels: int) -> int:
    """The greatest of these weights, MOST_DICE at most; 0 if there is none."""
    return int(GREATEST[levels])


def owners_by_weight(weights: Weights) -> int:
    """For each weight that one owner alone has, who it is: OWNER_BITS of the number each."""
    owners = 0
    for owner in range(len(weights)):
        owners |= owner << OWNER_BITS * int(weights[owner])
    return owners


def owner_of(owners: int, weight: int) -> int:
    """Who has this weight alone; NOBODY has none."""
    return owners >> OWNER_BITS * weight & (1 << OWNER_BITS) - 1 if weight > 0 else NOBODY


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
