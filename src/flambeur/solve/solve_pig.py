"""Solving Pig, whose value is known, with the very code that solves Easy Come Easy Go."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

import numpy as np

from flambeur.core.native import lifted
from flambeur.solve import iteration, pig
from flambeur.solve.solution import Solution, close_in


@dataclass(frozen=True, eq=False)
class Model:
    """A model that is no game of the house: a module with a `turn_value`."""

    name: str
    rules: ModuleType

    @property
    def sources(self) -> tuple[ModuleType, ...]:
        """All that is compiled."""
        return (self.rules,)


PIG = Model("pig", pig)


def solve_pig(report: Callable[[float], None] = lambda _: None) -> Solution:
    """Pig to 100, which takes some seconds."""
    room, no_links = np.zeros(pig.GOAL + pig.FACES + 1), np.zeros((1, 1), np.int32)
    return close_in(lifted(PIG, iteration), no_links, room, pig.STATES, report)
