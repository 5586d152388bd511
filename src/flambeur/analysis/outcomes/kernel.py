"""Playing on from a state to the end, by quick players in all seats; a template."""

from typing import cast

import numpy as np
import numpy.typing as npt

from flambeur.bots.kernels.heuristics import HeuristicRules
from flambeur.core.chance import Chance, begin_stream
from flambeur.core.layout import Batch, Room, State
from flambeur.core.playout import first_waiting, win_share

rules: HeuristicRules = cast(HeuristicRules, None)


def play_on(
    known: Batch,
    tables: Batch,
    chance: Chance,
    room: Room,
    shares: npt.NDArray[np.int16],
    results: npt.NDArray[np.int32],
) -> None:
    """Every game with luck of its own; shares and results by game and seat."""
    s = tables[0]
    for game in range(len(shares)):
        tables[0] = known[0]
        begin_stream(chance, game)
        finish(s, chance, room)
        rules.standing(s, room.places)
        for seat in range(s.players):
            shares[game, seat] = win_share(s, room.places, seat)
            results[game, seat] = rules.result(s, seat)


def finish(s: State, chance: Chance, room: Room) -> None:
    """Quick moves until the game is over."""
    while not rules.is_over(s):
        seat = first_waiting(s)
        rules.apply(s, chance, seat, rules.quick_move(s, chance, seat, room.mask))
