"""What flat Monte Carlo does in compiled code; a template for any game."""

from typing import cast

import numpy as np
import numpy.typing as npt

from flambeur.bots.kernels.heuristics import HeuristicRules, goes_on, worth
from flambeur.core.chance import Chance, begin_stream
from flambeur.core.layout import Batch, Mask, Room, State
from flambeur.core.playout import first_waiting

rules: HeuristicRules = cast(HeuristicRules, None)


def sample_moves(
    seen: Batch,
    tables: Batch,
    chance: Chance,
    room: Room,
    seat: int,
    legal: Mask,
    first: int,
    last: int,
    total: npt.NDArray[np.float64],
) -> None:
    """Try every legal move in each sample from first to last, and add up what it was worth to the seat.

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
                stage = rules.stage(s)
                rules.apply(s, chance, seat, move)
                play_at_random(s, chance, room, stage)
                total[move] += worth(s, room.places, seat)


def play_at_random(s: State, chance: Chance, room: Room, stage: int) -> None:
    """Random moves to the end of the stage; if it is that of the game, the places are given."""
    while goes_on(s, stage):
        seat = first_waiting(s)
        rules.apply(s, chance, seat, rules.random_move(s, chance, seat, room.mask))
    if rules.is_over(s):
        rules.standing(s, room.places)
