"""Shuffled piles of notes that nobody has looked at, kept as how many there are of each value.

Which note lies on top is drawn when it is turned up, so not even the state knows what comes next.
"""

import numpy as np
import numpy.typing as npt

Counts = npt.NDArray[np.int8]


def take_unseen(counts: Counts, position: int) -> int:
    """Take the note at this position of the pile; returns which of the values it has."""
    drawn = 0
    for i in range(len(counts)):
        position -= int(counts[i])
        drawn += position >= 0
    counts[drawn] -= 1
    return drawn
