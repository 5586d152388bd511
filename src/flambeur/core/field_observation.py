"""An `observe` for games that bring none: all numbers of the state, as far as a seat sees them, scaled.

Compiled code cannot go through the fields of a record, so the function is written for each game.
"""

import math
from itertools import count
from types import ModuleType
from typing import Any

import numpy as np

from flambeur.core.contract import Game
from flambeur.core.layout import Layout

COUNTS = 15  # the most of a tally's counts
HEAD = """
def root(number, largest):
    size = math.sqrt(abs(float(number)) / largest)
    return -size if number < 0 else size

def observe(s, seat, out):
    out[0] = seat / 8
"""


def observe_fields(game: Game) -> ModuleType:
    """A module with `observe`, a template like that of a game."""
    module = ModuleType(f"{__name__}.{game.name.replace('-', '_')}")
    module.__file__ = __file__
    vars(module)["APART"] = True
    vars(module)["math"] = math
    exec(compile(HEAD + _body(game.state), __file__, "exec"), vars(module))
    return module


def _body(layout: Layout) -> str:
    start, lines = 1, []
    for name in layout.dtype.names or ():
        kind = layout.dtype[name]
        if name in layout.tallies:
            counts = range(layout.tallies[name])
            lines += [f"    out[{start + i}] = root(s.{name} >> {4 * i} & 15, {COUNTS}.0)\n" for i in counts]
            start += len(counts)
        else:
            lines.append(_loops(name, kind, layout.seat_axes.get(name, ()), start))
            start += kind.itemsize // kind.base.itemsize
    return "".join(lines)


def _loops(name: str, kind: np.dtype[Any], seat_axes: tuple[int, ...], start: int) -> str:
    """A loop for every axis; an axis of seats begins with the seat that observes."""
    text, place, index = "", "0", []
    for axis, length, indent in zip(count(), kind.shape, count(1)):
        stop = "s.players" if axis in seat_axes else str(length)
        text += f"{'    ' * indent}for i{axis} in range({stop}):\n"
        index.append(f"(seat + i{axis}) % s.players" if axis in seat_axes else f"i{axis}")
        place = f"({place}) * {length} + i{axis}"
    field = f"s.{name}[{', '.join(index)}]" if index else f"s.{name}"
    largest = float(max(np.iinfo(kind.base).max, -np.iinfo(kind.base).min)) if kind.base.kind in "iu" else 1.0
    return f"{text}{'    ' * (1 + len(index))}out[{start} + {place}] = root({field}, {largest})\n"
