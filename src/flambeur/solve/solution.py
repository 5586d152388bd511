"""What a solver finds: bounds on the value of every state, and how it closes them."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from flambeur.solve.iteration import Bounds, Links, Scratch

TARGET = 1e-9  # the widest gap between the bounds of a state that is left


@dataclass(frozen=True)
class Solution:
    """A solved game: the value of every state lies between its bounds."""

    low: Bounds
    high: Bounds
    sweeps: int
    seconds: float  # without compilation

    @property
    def states(self) -> int:
        """How many states there are."""
        return len(self.low)

    @property
    def error_bound(self) -> float:
        """No value is further off than this."""
        return float((self.high - self.low).max())

    @property
    def values(self) -> Bounds:
        """The value of each state for the player to move: the middle between the bounds."""
        return (self.low + self.high) / 2

    @property
    def first_player_wins(self) -> float:
        """The chance of the player who begins, with best play of both."""
        return float(self.values[0])

    def to_json(self) -> dict[str, Any]:
        """How good the solution is, JSON-ready; not what it says of every state."""
        return {
            "first_player_wins": self.first_player_wins,
            "error_bound": self.error_bound,
            "states": self.states,
            "sweeps": self.sweeps,
            "seconds": self.seconds,
        }


def close_in(
    code: SimpleNamespace, links: Links, room: Scratch, states: int, report: Callable[[float], None]
) -> Solution:
    """Sweep until the bounds have met; `report` hears of the widest gap after each sweep."""
    low, high, sweeps, gap = np.zeros(states), np.ones(states), 0, 1.0
    code.sweep(low[:0], high[:0], links, room)  # nothing yet, but compiled
    began = time.perf_counter()
    while gap > TARGET:
        gap = code.sweep(low, high, links, room)
        sweeps += 1
        report(gap)
    return Solution(low, high, sweeps, time.perf_counter() - began)
