"""A game of an arena in compiled code, up to the next bot that must be asked; a template for any game."""

from typing import TypeAlias, cast

import numpy as np
import numpy.typing as npt

from flambeur.bots.kernels.heuristics import HeuristicRules
from flambeur.core.chance import Chance
from flambeur.core.layout import Batch, Mask, Seats, State, layout
from flambeur.core.playout import SHARES, first_waiting

rules: HeuristicRules = cast(HeuristicRules, None)

Log: TypeAlias = npt.NDArray[np.int32]  # how many moves were made, then the moves, as far as there is room

TRUE, SEEN = 0, 1  # the records of a table: the true state, and what the seat to move knows
LUCK = 0  # the chances of a table: that of the game, then one for each seat
NOBODY, ILLEGAL = -1, -2

# Who decides for a seat: a bot that is asked, one that thinks right here, or a stand-in for one that failed.
ASKED, RANDOM, GREEDY, STAND_IN = 0, 1, 2, 3

# By how much a seat may be better or worse than all others, as a logarithm of odds: luck is told for each,
# as it does less where the better player wins anyway.
HANDICAPS = (-2.0, 0.0, 2.0)
PARTS = 256 * SHARES  # of a win, in which luck is noted

SEATS = Seats(8)
SHEET = layout(  # what is noted about a game
    ("minds", "i1", SEATS),
    ("places", "i1", SEATS),
    ("results", "i4", SEATS),
    ("moves", "i4", SEATS),
    ("blunders", "i4", SEATS),
    ("nanoseconds", "i8", SEATS),
    ("luck", "i8", len(HANDICAPS), SEATS),  # noted by `luck_kernel`
)


def begin(blank: Batch, tables: Batch, chances: Batch, rooms: Batch, sheets: Batch, log: Log) -> int:
    """Start the game; returns the seat to ask, or NOBODY when the game is over already."""
    tables[TRUE] = blank[0]
    log[0] = 0
    rules.start(tables[TRUE], chances[LUCK])
    return go_on(tables, chances, rooms, sheets, log)


def step(tables: Batch, chances: Batch, rooms: Batch, sheets: Batch, log: Log, seat: int, move: int) -> int:
    """Make the move of a bot that was asked, if it is legal; returns the next seat to ask."""
    rules.legal(tables[TRUE], seat, rooms[0].mask)
    if not rooms[0].mask[move]:
        return ILLEGAL
    show(tables, seat)  # again: a bot may have spoiled what it was shown
    make(tables, chances, sheets[0], log, seat, move)
    return go_on(tables, chances, rooms, sheets, log)


def go_on(tables: Batch, chances: Batch, rooms: Batch, sheets: Batch, log: Log) -> int:
    """Play up to the next seat that must be asked, and show it what it may know."""
    s, sheet = tables[TRUE], sheets[0]
    while not rules.is_over(s):
        seat = first_waiting(s)
        show(tables, seat)
        if sheet.minds[seat] == ASKED:
            return seat
        move = think(tables[SEEN], chances[1 + seat], seat, int(sheet.minds[seat]), rooms[0].mask)
        show(tables, seat)  # again: who thinks may try out
        make(tables, chances, sheet, log, seat, move)
    note_end(s, sheet)
    return NOBODY


def show(tables: Batch, seat: int) -> None:
    """Lay out what the seat may know."""
    tables[SEEN] = tables[TRUE]
    rules.hide(tables[SEEN], seat)


def think(seen: State, chance: Chance, seat: int, mind: int, mask: Mask) -> int:
    """The move of a bot that thinks so fast that asking it would take longer."""
    if mind == GREEDY:
        return rules.greedy_move(seen, chance, seat, mask)
    return rules.random_move(seen, chance, seat, mask)


def make(tables: Batch, chances: Batch, sheet: State, log: Log, seat: int, move: int) -> None:
    """Make a legal move and note it; what a stand-in does is nobody's merit or fault."""
    if sheet.minds[seat] != STAND_IN:
        sheet.moves[seat] += 1
        sheet.blunders[seat] += rules.blunder(tables[SEEN], seat, move)
    log[0] += 1
    if log[0] < len(log):
        log[log[0]] = move
    rules.apply(tables[TRUE], chances[LUCK], seat, move)


def note_end(s: State, sheet: State) -> None:
    """Note the places and results of a game that is over."""
    rules.standing(s, sheet.places)
    for seat in range(s.players):
        sheet.results[seat] = rules.result(s, seat)
