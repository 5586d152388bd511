"""Interval iteration: bounds on the value of every state that close in on it; a template for models.

A lower bound of 0 and an upper bound of 1 are true at first. Whatever follows from true bounds by one
turn of best play is true again, and tighter. So at any time the value of the game lies between them,
and the widest gap is a proof of how exact the result is.
"""

from typing import Protocol, cast

import numpy as np
import numpy.typing as npt

Bounds = npt.NDArray[np.float64]  # one for each state
Links = npt.NDArray[np.int32]  # what a model knows of its states
Scratch = npt.NDArray[np.float64]  # working room of a model


class Model(Protocol):
    """A game of two players, of which the one to move wins or loses, turn by turn."""

    def turn_value(self, state: int, mine: Bounds, theirs: Bounds, links: Links, room: Scratch) -> float:
        """What a state is worth to the player to move, after one turn of best play.

        `mine` holds what states are worth to the same player to move; where the turn passes, a state
        is worth 1 - `theirs` of it.
        """


rules: Model = cast(Model, None)


def sweep(low: Bounds, high: Bounds, links: Links, room: Scratch) -> float:
    """Tighten the bounds of all states once, the last first; returns the widest gap that is left."""
    widest = 0.0
    for i in range(len(low)):
        state = len(low) - 1 - i
        low[state] = max(low[state], rules.turn_value(state, low, high, links, room))
        high[state] = min(high[state], rules.turn_value(state, high, low, links, room))
        widest = max(widest, high[state] - low[state])
    return widest
