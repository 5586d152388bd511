"""A table as small numbers, seen from a seat: what programs that learn are shown.

A game describes its numbers once, in `observation.py` beside its state: a list of parts, and the function
`observe(s, seat, out)` that writes them. Sizes, documents and checks follow from the list.
"""

from collections import namedtuple
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import prod
from types import ModuleType
from typing import Any

import numpy as np

from flambeur.core.contract import Game
from flambeur.core.field_observation import observe_fields
from flambeur.core.layout import Layout, Numbers, Seats, State


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation: what they are called, how many there are, and what they mean."""

    name: str
    shape: tuple[int, ...]  # `Seats` marks an axis of seats: the observing one first, then to its left
    low: float
    high: float
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers these are."""
        return prod(self.shape)

    def to_json(self) -> dict[str, Any]:
        """The part as JSON-ready fields."""
        shape = [int(length) for length in self.shape]
        return {"name": self.name, "shape": shape, "range": [self.low, self.high], "meaning": self.meaning}


class Observation:
    """All numbers of a game, part after part; `at` says by name where each part begins."""

    def __init__(self, *parts: Part, is_discreet: bool = False) -> None:
        """A discreet `observe` reads nothing that `hide` clears, so it may be given the truth.

        Then no state need be copied for it; conformance proves it, move by move.
        """
        self.parts = parts
        self.is_discreet = is_discreet
        ends = [0, *accumulate(part.size for part in parts)]
        self.size = ends[-1]
        made: Any = namedtuple  # compiled code knows named tuples
        self.at: Any = made("At", [part.name for part in parts])(*ends[:-1])

    def __iter__(self) -> Iterator[tuple[Part, slice]]:
        for part, start in zip(self.parts, self.at, strict=True):
            yield part, slice(start, start + part.size)

    def named(self, numbers: Numbers) -> dict[str, Numbers]:
        """Each part by its name and in its shape; they share the memory of the numbers."""
        rows = numbers.shape[:-1]
        return {part.name: numbers[..., span].reshape((*rows, *part.shape)) for part, span in self}


@cache
def observing(game: Game) -> tuple[Observation, ModuleType]:
    """How a game is observed, and the module with `observe`: its own, or one made of its state's fields."""
    own = game.companion("observation")
    if own is not None:
        return own.OBSERVATION, own
    return Observation(*_parts_of_fields(game.state)), observe_fields(game)


def observe(game: Game, seen: State, seat: int) -> Numbers:
    """The numbers of a state in plain Python; it must be what the seat sees, after `hide`."""
    observation, module = observing(game)
    out = np.zeros(observation.size, np.float32)
    module.observe(seen, seat, out)
    return out


def _parts_of_fields(layout: Layout) -> Iterator[Part]:
    """A part for every field of the state, and one for the seat: fields may name seats by their number."""
    yield Part("seat", (), 0.0, 1.0, "The number of the seat, in eighths.")
    for name in layout.dtype.names or ():
        shape = (layout.tallies[name],) if name in layout.tallies else layout.dtype[name].shape
        axes = layout.seat_axes.get(name, ())
        marked = tuple(Seats(length) if i in axes else length for i, length in enumerate(shape))
        yield Part(
            name,
            marked,
            -1.0,
            1.0,
            f"The field {name}, each number as a signed root of its part of the largest.",
        )
