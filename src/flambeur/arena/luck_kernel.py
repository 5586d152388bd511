"""What luck did to everybody's share of a win (AIVAT), told from the moves of a game; a template.

At every decision the table is judged, and so is what might have come instead: the chance after the decision
before is drawn again and again, and so is this decision, where it is known how it is made. What came less the
mean of what might have come is luck. Its mean is zero whatever the judge thinks, so results less luck are as
right as before, and far less scattered.
"""

import math
from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt

from flambeur.arena.table_kernel import GREEDY, HANDICAPS, NOBODY, PARTS, RANDOM, Log, think
from flambeur.bots.kernels.heuristics import judge as by_results
from flambeur.bots.kernels.network import Network, NetworkRules, chance_to_win
from flambeur.core.chance import Chance, words_drawn
from flambeur.core.layout import Batch, Room, State
from flambeur.core.playout import SHARES, first_waiting, win_share

rules: NetworkRules = cast(NetworkRules, None)

Shares = npt.NDArray[np.float64]  # by handicap and seat

# The records: the game, where the last move was made, what might have come of it, and what a seat sees then.
HERE, BEFORE, IMAGINED, SEEN, RECORDS = 0, 1, 2, 3, 4
LUCK, AGAIN, CHANCES = 0, 1, 2  # that of the game, and that by which it is drawn again
CAME, MIGHT, MEAN, ROWS = 0, 1, 2, 3  # shares: of what came, of what might have come, and their mean


class Judge(NamedTuple):
    """Who judges tables, by how many that might have been, and room for what is noted on the way."""

    network: Network
    samples: int
    spread: float  # of a whole game
    shares: npt.NDArray[np.float64]


def tell_luck(
    blank: Batch, tables: Batch, chances: Batch, room: Room, sheet: State, log: Log, judge: Judge
) -> None:
    """Go through a game again and note what luck did, as far as the log goes."""
    s = tables[HERE]
    tables[HERE] = tables[BEFORE] = blank[0]
    rules.start(s, chances[LUCK])
    seat, last = NOBODY, NOBODY
    for i in range(1, min(len(log), log[0] + 1)):
        move = int(log[i])
        note_luck(tables, chances[AGAIN], room, sheet, seat, last, move, judge)
        tables[BEFORE] = tables[HERE]
        seat, last = first_waiting(s), move
        rules.apply(s, chances[LUCK], seat, last)
    if rules.is_over(s):
        note_luck(tables, chances[AGAIN], room, sheet, seat, last, NOBODY, judge)


def note_luck(
    tables: Batch, chance: Chance, room: Room, sheet: State, seat: int, last: int, move: int, judge: Judge
) -> None:
    """Note what chance did after the last move, now that the next one is known."""
    drawn = draw_again(tables, chance, seat, last)
    if drawn == 0 and not is_open(tables[IMAGINED], sheet):
        return
    shares, players = judge.shares, int(tables[HERE].players)
    for _ in range(judge.samples):
        draw_again(tables, chance, seat, last)
        foresee(tables, chance, room, sheet, NOBODY, judge, shares[MIGHT])
        shares[MEAN] += shares[MIGHT]
    tables[IMAGINED] = tables[HERE]
    foresee(tables, chance, room, sheet, move, judge, shares[CAME])
    for i in range(len(HANDICAPS)):
        for other in range(players):
            luck = shares[CAME, i, other] - shares[MEAN, i, other] / judge.samples
            sheet.luck[i, other] += math.floor(PARTS * luck + 0.5)
    shares[MEAN] = 0.0


def draw_again(tables: Batch, chance: Chance, seat: int, move: int) -> int:
    """The last move, or the beginning, with other chance after it; returns how many words that took."""
    before = words_drawn(chance)
    tables[IMAGINED] = tables[BEFORE]
    if seat == NOBODY:
        rules.start(tables[IMAGINED], chance)
    else:
        rules.apply(tables[IMAGINED], chance, seat, move)
    return words_drawn(chance) - before


def is_open(s: State, sheet: State) -> bool:
    """Whether the next decision might have been another, by what is known of whoever makes it."""
    return not rules.is_over(s) and knows(sheet, first_waiting(s))


def knows(sheet: State, seat: int) -> bool:
    """Whether it is known how the seat decides."""
    return bool(sheet.minds[seat] == RANDOM or sheet.minds[seat] == GREEDY)


def foresee(
    tables: Batch, chance: Chance, room: Room, sheet: State, made: int, judge: Judge, out: Shares
) -> None:
    """The shares of the win after the next decision: the one made, if it is known how, or a likely one."""
    s, move = tables[IMAGINED], made
    while not rules.is_over(s):
        seat = first_waiting(s)
        if move == NOBODY or not knows(sheet, seat):
            move = likely_move(tables, chance, room, sheet, seat)
        rules.apply(s, chance, seat, move)
        move = NOBODY
        if rules.ripe(s):
            break
    note_shares(s, room, judge, out)


def likely_move(tables: Batch, chance: Chance, room: Room, sheet: State, seat: int) -> int:
    """What whoever sits there does, or may be thought to do."""
    tables[SEEN] = tables[IMAGINED]
    rules.hide(tables[SEEN], seat)
    if knows(sheet, seat):
        return think(tables[SEEN], chance, seat, int(sheet.minds[seat]), room.mask)
    return rules.quick_move(tables[SEEN], chance, seat, room.mask)


def note_shares(s: State, room: Room, judge: Judge, out: Shares) -> None:
    """The share of every seat, or the chance of it, if it alone is better or worse than all others."""
    players = int(s.players)
    if rules.is_over(s):
        rules.standing(s, room.places)
        for seat in range(players):
            out[:, seat] = win_share(s, room.places, seat) / SHARES
        return
    total = 0.0
    for seat in range(players):
        out[0, seat] = hope(s, seat, judge.network)
        total += out[0, seat]
    left = part_left(s, judge)
    for seat in range(players):
        share = out[0, seat] / total
        for i in range(len(HANDICAPS)):
            own = share * math.exp(left * HANDICAPS[i])
            out[i, seat] = own / (own + 1.0 - share)


def hope(s: State, seat: int, network: Network) -> float:
    """The chance of a seat to win: by the network, or where a game has none, by what everybody has."""
    return chance_to_win(s, seat, network) if len(network.weights) > 0 else by_results(s, seat)


def part_left(s: State, judge: Judge) -> float:
    """How much of a handicap still counts: as much as the results can still drift apart."""
    return rules.spread(s) / judge.spread if judge.spread < math.inf else 1.0
