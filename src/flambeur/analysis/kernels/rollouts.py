"""Playing on from a decision to where the reference network can judge it; a template for any game."""

from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt

from flambeur.bots.kernels.network import Network, NetworkRules, chance_to_win
from flambeur.core.chance import Chance, begin_stream, word
from flambeur.core.layout import Batch, Numbers, Room, State
from flambeur.core.playout import SHARES, first_waiting, nth_marked, win_share

rules: NetworkRules = cast(NetworkRules, None)

Moves = npt.NDArray[np.int32]
Shares = npt.NDArray[np.float32]  # by move, sample and seat


# The game, a table on which moves are tried, what a seat takes the game to be there, and at first.
HERE, TRIAL, WORLD, SUPPOSED, TABLES = 0, 1, 2, 3, 4
NOBODY = -1
GUESSES, TRIALS = 1 << 60, 1 << 61  # streams from here on are for guesses, and for trying moves


class Reference(NamedTuple):
    """Who plays on: the network moves for everybody, and says in the end what will come of it.

    Without weights there is none, and quick players go on to the end of the game.
    """

    network: Network
    horizon: int  # decisions before the network judges
    chance: Chance
    trial: Chance  # of the same key: the luck by which moves are tried
    room: Room
    hopes: Numbers  # room for what each move may bring


def try_moves(
    known: Batch, tables: Batch, seat: int, moves: Moves, first: int, who: Reference, out: Shares
) -> None:
    """Play every move on in each sample, and note the shares of the win.

    In one sample all moves meet the same guess and the same luck, which cancels out when they are compared.
    """
    s = tables[HERE]
    for sample in range(out.shape[1]):
        tables[SUPPOSED] = known[0]
        begin_stream(who.chance, GUESSES + first + sample)
        rules.suppose(tables[SUPPOSED], who.chance, seat)
        for i in range(len(moves)):
            tables[HERE] = tables[SUPPOSED]
            begin_stream(who.chance, first + sample)
            rules.apply(s, who.chance, seat, int(moves[i]))
            play_on(tables, seat, who)
            note_shares(s, who, out[i, sample])


def begin_games(blank: Batch, tables: Batch, first: int, who: Reference, out: Shares) -> None:
    """The same from the very start, before any luck."""
    s = tables[HERE]
    for sample in range(out.shape[1]):
        tables[HERE] = blank[0]
        begin_stream(who.chance, first + sample)
        rules.start(s, who.chance)
        play_on(tables, NOBODY, who)
        note_shares(s, who, out[0, sample])


def play_on(tables: Batch, mover: int, who: Reference) -> None:
    """To the end of the game, or so many decisions on and until the network can judge.

    Whoever moved last goes on to choose well until then; others move quickly.
    """
    s, can_judge, left = tables[HERE], len(who.network.weights) > 0, who.horizon
    while not rules.is_over(s) and not (can_judge and left <= 0 and rules.ripe(s)):
        seat = first_waiting(s)
        chooses = can_judge and (left > 0 or seat == mover)
        mover = seat if chooses else mover
        rules.apply(s, who.chance, seat, likely_move(tables, seat, chooses, who))
        left -= 1


def likely_move(tables: Batch, seat: int, chooses: bool, who: Reference) -> int:
    """What the reference player does: what the network finds best, or a quick move."""
    if chooses:
        return best_move(tables, seat, who)
    return rules.quick_move(tables[HERE], who.chance, seat, who.room.mask)


def best_move(tables: Batch, seat: int, who: Reference) -> int:
    """What the network finds best; all moves are tried with the same luck, which is not that to come."""
    mask, hopes = who.room.mask, who.hopes
    luck = word(who.chance)
    if rules.legal(tables[HERE], seat, mask) == 1:
        return nth_marked(mask, 0)
    for move in range(len(hopes)):
        hopes[move] = 0.0
    for world in range(rules.worlds(tables[HERE])):
        add_hopes(tables, seat, luck + world, who)
    best = nth_marked(mask, 0)
    for move in range(best + 1, len(mask)):
        if mask[move] == 1 and hopes[move] > hopes[best]:
            best = move
    return best


def add_hopes(tables: Batch, seat: int, luck: int, who: Reference) -> None:
    """What every move may bring in a world that the seat holds possible; who knew more would cheat."""
    trial, mask = tables[TRIAL], who.room.mask
    tables[WORLD] = tables[HERE]
    begin_stream(who.trial, GUESSES + luck)
    rules.hide(tables[WORLD], seat)
    rules.suppose(tables[WORLD], who.trial, seat)
    for move in range(len(mask)):
        if mask[move] == 1:
            tables[TRIAL] = tables[WORLD]
            begin_stream(who.trial, TRIALS + luck)
            rules.apply(trial, who.trial, seat, move)
            play_until_judged(trial, who)
            who.hopes[move] += hope_of(trial, seat, who)
            rules.legal(tables[HERE], seat, mask)  # quick moves may have used the room


def play_until_judged(s: State, who: Reference) -> None:
    """Quick moves until the network can judge."""
    while not rules.is_over(s) and not rules.ripe(s):
        seat = first_waiting(s)
        rules.apply(s, who.trial, seat, rules.quick_move(s, who.trial, seat, who.room.mask))


def hope_of(s: State, seat: int, who: Reference) -> float:
    """The seat's share of the win, or how likely it is to win."""
    if rules.is_over(s):
        rules.standing(s, who.room.places)
        return win_share(s, who.room.places, seat) / SHARES
    return chance_to_win(s, seat, who.network)


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


def share_of(s: State, seat: int, who: Reference) -> float:
    """The same for one seat alone."""
    own, total = 0.0, 0.0
    for other in range(s.players):
        hope = hope_of(s, other, who)
        own += hope * (other == seat)
        total += hope
    return own / total
