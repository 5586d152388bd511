"""A move and what follows from it, a template for any game: one call of compiled code for each."""

from typing import Protocol, cast

import numpy as np
import numpy.typing as npt

from flambeur.core.contract import Rules
from flambeur.core.layout import Batch, Mask, State


class Revisable(Rules, Protocol):
    """Rules that may let a seat change what it has decided."""

    def revising(self, s: State) -> int:
        """The seats not waited for that may still change what they decided, as a set of bits."""


rules: Revisable = cast(Revisable, None)

WAITING, ACTING, OVER, FACTS = range(4)
Facts = npt.NDArray[np.int64]


def revising(_s: State) -> int:
    """In most games nobody can."""
    return 0


def make_move(table: Batch, chances: Batch, seat: int, move: int, results: Facts) -> None:
    """Carry out a legal move; what every seat has achieved by then is noted."""
    rules.apply(table[0], chances[0], seat, move)
    for each in range(len(results)):
        results[each] = rules.result(table[0], each)


def look_at(table: Batch, facts: Facts, masks: Mask, seen: Batch) -> None:
    """What follows from a state: facts, the legal moves of each seat, what a watcher and each seat see."""
    s = table[0]
    facts[WAITING] = rules.waiting(s)
    facts[ACTING] = facts[WAITING] | rules.revising(s)
    facts[OVER] = rules.is_over(s)
    for seat in range(len(masks)):
        if facts[ACTING] >> seat & 1:
            rules.legal(s, seat, masks[seat])
    for place in range(len(seen)):
        seen[place] = s
        rules.hide(seen[place], place - 1)
