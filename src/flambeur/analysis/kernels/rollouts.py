"""Playing on from a decision, again and again, by the reference player in all seats; a template."""

from typing import cast

import numpy as np
import numpy.typing as npt

from flambeur.bots.kernels.heuristics import HeuristicRules
from flambeur.core.chance import Chance, begin_stream
from flambeur.core.layout import Batch, Room, State
from flambeur.core.playout import first_waiting, win_share

rules: HeuristicRules = cast(HeuristicRules, None)

Moves = npt.NDArray[np.int32]
Shares = npt.NDArray[np.int16]  # by move, sample and seat


def try_moves(
    known: Batch, tables: Batch, chance: Chance, room: Room, seat: int, moves: Moves, first: int, out: Shares
) -> None:
    """Play every move on to the end in each sample, and note the shares of the win.

    In one sample all moves meet the same guess and the same luck, which cancels out when they are compared.
    """
    s = tables[0]
    for sample in range(out.shape[1]):
        for i in range(len(moves)):
            tables[0] = known[0]
            begin_stream(chance, first + sample)
            rules.guess(s, chance, seat)
            rules.apply(s, chance, seat, int(moves[i]))
            finish(s, chance, room)
            note_shares(s, room, out[i, sample])


def play_from_start(blank: Batch, tables: Batch, chance: Chance, room: Room, first: int, out: Shares) -> None:
    """Whole games from the very start, before any luck."""
    s = tables[0]
    for sample in range(out.shape[1]):
        tables[0] = blank[0]
        begin_stream(chance, first + sample)
        rules.start(s, chance)
        finish(s, chance, room)
        note_shares(s, room, out[0, sample])


def finish(s: State, chance: Chance, room: Room) -> None:
    """The reference player moves for everybody until the game is over."""
    while not rules.is_over(s):
        seat = first_waiting(s)
        rules.apply(s, chance, seat, rules.quick_move(s, chance, seat, room.mask))


def note_shares(s: State, room: Room, out: npt.NDArray[np.int16]) -> None:
    """Everybody's share of the win."""
    rules.standing(s, room.places)
    for seat in range(s.players):
        out[seat] = win_share(s, room.places, seat)
