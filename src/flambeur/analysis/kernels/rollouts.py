"""Playing on from a decision to where the reference network can judge it; a template for any game."""

from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt

from flambeur.bots.kernels.network import Network, NetworkRules, chance_to_win, learned_move
from flambeur.core.chance import Chance, begin_stream
from flambeur.core.layout import Batch, Room, State
from flambeur.core.playout import SHARES, first_waiting, win_share

rules: NetworkRules = cast(NetworkRules, None)

Moves = npt.NDArray[np.int32]
Shares = npt.NDArray[np.float32]  # by move, sample and seat


HERE, TRIAL, TABLES = 0, 1, 2  # the game, and a table on which moves are tried


class Reference(NamedTuple):
    """Who plays on: the network moves for everybody, and says in the end what will come of it.

    Without weights there is none, and quick players go on to the end of the game.
    """

    network: Network
    horizon: int  # decisions before the network judges
    chance: Chance
    room: Room


def try_moves(
    known: Batch, tables: Batch, seat: int, moves: Moves, first: int, who: Reference, out: Shares
) -> None:
    """Play every move on in each sample, and note the shares of the win.

    In one sample all moves meet the same guess and the same luck, which cancels out when they are compared.
    """
    s = tables[HERE]
    for sample in range(out.shape[1]):
        for i in range(len(moves)):
            tables[HERE] = known[0]
            begin_stream(who.chance, first + sample)
            rules.guess(s, who.chance, seat)
            rules.apply(s, who.chance, seat, int(moves[i]))
            play_on(tables, who)
            note_shares(s, who, out[i, sample])


def begin_games(blank: Batch, tables: Batch, first: int, who: Reference, out: Shares) -> None:
    """The same from the very start, before any luck."""
    s = tables[HERE]
    for sample in range(out.shape[1]):
        tables[HERE] = blank[0]
        begin_stream(who.chance, first + sample)
        rules.start(s, who.chance)
        play_on(tables, who)
        note_shares(s, who, out[0, sample])


def play_on(tables: Batch, who: Reference) -> None:
    """To the end of the game, or so many decisions on and until the network can judge."""
    s, can_judge, left = tables[HERE], len(who.network.weights) > 0, who.horizon
    while not rules.is_over(s) and not (can_judge and left <= 0 and rules.ripe(s)):
        seat = first_waiting(s)
        rules.apply(s, who.chance, seat, likely_move(tables, seat, can_judge and left > 0, who))
        left -= 1


def likely_move(tables: Batch, seat: int, is_taught: bool, who: Reference) -> int:
    """What the reference player does: what the network finds best, or a quick move."""
    if is_taught:
        return learned_move(tables, HERE, TRIAL, who.chance, seat, who.room, who.network)
    return rules.quick_move(tables[HERE], who.chance, seat, who.room.mask)


def note_shares(s: State, who: Reference, out: npt.NDArray[np.float32]) -> None:
    """Everybody's share of the win, or the chance of it; together, one win."""
    if rules.is_over(s):
        rules.standing(s, who.room.places)
        for seat in range(s.players):
            out[seat] = win_share(s, who.room.places, seat) / SHARES
    else:
        total = 0.0
        for seat in range(s.players):
            out[seat] = chance_to_win(s, seat, who.network)
            total += out[seat]
        for seat in range(s.players):
            out[seat] /= total
