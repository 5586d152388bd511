"""What flat Monte Carlo does in compiled code; a template for any game."""

import numpy as np
import numpy.typing as npt

from flambeur.core.chance import Chance, begin_stream
from flambeur.core.contract import UNBOUND, Rules
from flambeur.core.layout import Batch, Mask, Room
from flambeur.core.playout import play_to_end, win_share

rules: Rules = UNBOUND


def sample_moves(
    seen: Batch,
    tables: Batch,
    chance: Chance,
    room: Room,
    seat: int,
    legal: Mask,
    first: int,
    last: int,
    wins: npt.NDArray[np.int64],
) -> None:
    """Try every legal move in each sample from first to last, and add up the seat's wins.

    In one sample all moves meet the same guess and the same dice, so that luck cancels out
    when they are compared.
    """
    s = tables[0]
    for sample in range(first, last):
        for move in range(len(legal)):
            if legal[move]:
                tables[0] = seen[0]
                begin_stream(chance, sample)
                rules.guess(s, chance, seat)
                rules.apply(s, chance, seat, move)
                play_to_end(s, chance, room)
                rules.standing(s, room.places)
                wins[move] += win_share(s, room.places, seat)
