"""Tables turned round: what is seen from a seat must not depend on its number."""

from typing import Any

import numpy as np

from flambeur.core.contract import Game
from flambeur.core.layout import State

# Fields that name a seat, sets of seats, and axes whose first entries are seats though others follow.
NAMES: dict[str, tuple[str, ...]] = {
    "easy-come": ("turn", "owner"),
    "las-vegas": ("turn", "first"),
    "all-or-nothing": ("leader", "dealer"),
    "royale": ("turn", "decider", "next_first", "five", "power", "gold", "nice"),
}
SETS: dict[str, tuple[str, ...]] = {"all-or-nothing": ("awaited",)}
AXES: dict[str, dict[str, int]] = {"las-vegas": {"dice": 1}, "royale": {"weights": 1, "biggy": 0}}


def turn_round(game: Game, s: State, players: int) -> State:
    """The same table when everybody has moved one seat to the left."""
    turned = game.state.copy(s)
    for name, axes in game.state.seat_axes.items():
        for axis in axes:
            roll(turned[name], axis, players)
    for name, axis in AXES.get(game.name, {}).items():
        roll(turned[name], axis, players)
    for name in NAMES[game.name]:
        turned_seats = np.where(s[name] < 0, s[name], (np.asarray(s[name]) + 1) % players)
        setattr(turned, name, turned_seats)
    for name in SETS.get(game.name, ()):
        bits = int(s[name]) << 1
        setattr(turned, name, bits & (1 << players) - 1 | bits >> players)
    return turned


def roll(values: Any, axis: int, players: int) -> None:
    """Move the entries of all seats by one."""
    seats = np.moveaxis(values, axis, 0)[:players]
    seats[:] = np.roll(seats, 1, axis=0)
