"""Actions as a program gives them, checked before anything changes."""

from typing import Any, NoReturn

import numpy as np

from flambeur.core.contract import Game
from flambeur.core.errors import IllegalMove
from flambeur.core.layout import State
from flambeur.core.moves import is_number
from flambeur.envs.stepping import NOBODY, Actions


def whole_numbers(actions: Any, count: int) -> Actions:
    """One whole number for each of the games, or IllegalMove."""
    try:
        given = np.asarray(actions)
    except (TypeError, ValueError, RuntimeError):  # what cannot be read as an array, say one of a GPU
        raise IllegalMove("actions-shape", count=count, given=type(actions).__name__) from None
    if given.shape != (count,) or given.dtype.kind not in "iu":
        shape = " × ".join(map(str, given.shape)) or "1"
        raise IllegalMove("actions-shape", count=count, given=f"{given.dtype}, {shape}")
    return given.astype(np.int64)


def refuse(game: Game, lane: int, seat: int, s: State, action: int) -> NoReturn:
    """Say why this action cannot be played."""
    if seat == NOBODY:
        raise IllegalMove("lane-over", lane=lane, action=action)
    if not (is_number(action) and 0 <= action < len(game.moves)):
        raise IllegalMove("no-such-action", lane=lane, action=action, most=len(game.moves) - 1)
    mask = game.room.blank().mask
    game.rules.legal(s, seat, mask)
    legal = ", ".join(str(i) for i in mask.nonzero()[0])
    text = str(game.moves[action])
    raise IllegalMove("action-not-legal", lane=lane, action=action, move=text, seat=seat, legal=legal)
