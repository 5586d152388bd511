"""Shuffled piles of notes that nobody has looked at, kept as how many there are of each value.

Which note lies on top is drawn when it is turned up, so not even the state knows what comes next.
"""

from flambeur.core.chance import Chance, Counts, draw_kind


def take_unseen(counts: Counts, chance: Chance, count: int) -> int:
    """Take the top note of a pile of so many; returns which of the values it has."""
    drawn = draw_kind(chance, counts, count)
    counts[drawn] -= 1
    return drawn
