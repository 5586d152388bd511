"""Tables that networks read, met in games that are played by legal moves in turn."""

from collections.abc import Iterator

import numpy as np

from flambeur.bots.kernels import heuristics, network
from flambeur.core import playout
from flambeur.core.chance import new_chance
from flambeur.core.contract import Game
from flambeur.core.layout import Numbers, State
from flambeur.core.native import plain
from flambeur.learn import shape_of

MOVES = 400


def ripe_tables(game: Game, players: int, seed: int = 1) -> Iterator[State]:
    """All tables of a game that can be described, up to a number of moves."""
    code = plain(game, playout, heuristics, network)
    s, chance, room = game.blank(players, {}), new_chance(bytes([seed] * 32)), game.room.blank()
    code.rules.start(s, chance)
    for _ in range(MOVES):
        if code.rules.is_over(s):
            return
        if code.rules.ripe(s):
            yield s
        seat = code.first_waiting(s)
        code.rules.apply(s, chance, seat, code.rules.random_move(s, chance, seat, room.mask))


def described(game: Game, s: State, seat: int) -> Numbers:
    """The table in numbers, as the seat knows it."""
    out = np.full(shape_of(game).inputs, np.nan, np.float32)
    plain(game, playout, heuristics, network).describe(s, seat, out)
    return out
