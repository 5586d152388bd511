"""The checks that run inside compiled code, by the million; a template for any game."""

from typing import Any, Protocol, cast

import numpy as np
import numpy.typing as npt

from flambeur.core.chance import Chance, begin_stream, below
from flambeur.core.contract import Rules
from flambeur.core.layout import Batch, Mask, Places, Room, State
from flambeur.core.playout import nth_marked


class Invariants(Rules, Protocol):
    """Rules with the checks of one game among them."""

    def broken(self, s: State) -> int:
        """What is wrong with a state, as a number from 1 to 99; 0 if nothing is."""

    def broken_step(self, before: State, after: State, seat: int, move: int) -> int:
        """What is wrong with a step; `before` may be changed."""


rules: Invariants = cast(Invariants, None)

FINE = 0
NO_LEGAL_MOVE, WRONG_COUNT, NO_END, STILL_WAITING = 101, 102, 103, 104
VIEW_DIFFERS, LEGAL_MOVES_DIFFER, NO_WINNER = 105, 106, 107
LIMIT = 5_000  # moves; far more than any game takes
TRUTH, BEFORE, GUESS, VIEW, GUESS_VIEW = 0, 1, 2, 3, 4  # the tables that a check works on
TABLES = 5

Bytes = npt.NDArray[np.uint8]


def check_games(
    blank: Batch, tables: Batch, chance: Chance, room: Room, first: int, last: int
) -> tuple[int, int]:
    """Play random games with every check but those of hidden facts; returns (problem, game)."""
    for game in range(first, last):
        tables[TRUTH] = blank[0]
        begin_stream(chance, game)
        rules.start(tables[TRUTH], chance)
        problem = check_game(tables, chance, room)
        if problem != FINE:
            return problem, game
    return FINE, last


def check_game(tables: Batch, chance: Chance, room: Room) -> int:
    """Play one game to the end, checking every state and every step."""
    s = tables[TRUTH]
    problem, moves = rules.broken(s), 0
    while problem == FINE and not rules.is_over(s):
        seat = random_waiting(s, chance)
        problem = check_mask(room.mask, rules.legal(s, seat, room.mask))
        if problem == FINE:
            move = nth_marked(room.mask, below(chance, marks(room.mask)))
            tables[BEFORE] = tables[TRUTH]
            rules.apply(s, chance, seat, move)
            problem = rules.broken_step(tables[BEFORE], s, seat, move) or rules.broken(s)
        moves += 1
        if moves > LIMIT:
            return NO_END
    return problem or check_end(s, room.places)


def check_mask(mask: Mask, count: int) -> int:
    """A waiting seat has a legal move, and as many as `legal` says."""
    if count == 0:
        return NO_LEGAL_MOVE
    return FINE if count == marks(mask) else WRONG_COUNT


def check_end(s: State, places: Places) -> int:
    """Nobody is waited for, and somebody has won."""
    if rules.waiting(s) != 0:
        return STILL_WAITING
    rules.standing(s, places)
    for seat in range(s.players):
        if places[seat] == 1:
            return FINE
    return NO_WINNER


def marks(mask: Mask) -> int:
    """How many moves are marked."""
    count = 0
    for i in range(len(mask)):
        count += mask[i] == 1
    return count


def random_waiting(s: State, chance: Chance) -> int:
    """Any of the seats that the game waits for."""
    seats = rules.waiting(s)
    while True:
        seat = below(chance, s.players)
        if seats >> seat & 1:
            return seat


def check_hidden_facts(
    blank: Batch,
    tables: Batch,
    content: Bytes,
    chance: Chance,
    dream: Chance,
    room: Room,
    spare: Room,
    last: int,
) -> tuple[int, int]:
    """At every decision: a guess has the same view and the same legal moves as the truth.

    The guess differs from the truth in hidden facts only, so equal views mean that a view shows
    none. `content` is the same memory as `tables`, as bytes; returns (problem, guesses that differ).
    """
    others = 0
    for game in range(last):
        tables[TRUTH] = blank[0]
        begin_stream(chance, game)
        rules.start(tables[TRUTH], chance)
        while not rules.is_over(tables[TRUTH]):
            for seat in range(-1, tables[TRUTH].players):
                problem = check_view(tables, content, dream, room, spare, seat)
                if problem != FINE:
                    return problem, game
                others += not same(content, TRUTH, GUESS)
            mover = random_waiting(tables[TRUTH], chance)
            move = nth_marked(room.mask, below(chance, rules.legal(tables[TRUTH], mover, room.mask)))
            rules.apply(tables[TRUTH], chance, mover, move)
    return FINE, others


def check_view(tables: Batch, content: Bytes, dream: Chance, room: Room, spare: Room, seat: int) -> int:
    """Hide, guess, hide again: the views must be equal to the byte."""
    tables[VIEW] = tables[TRUTH]
    rules.hide(tables[VIEW], seat)
    tables[GUESS] = tables[VIEW]
    rules.guess(tables[GUESS], dream, seat)
    tables[GUESS_VIEW] = tables[GUESS]
    rules.hide(tables[GUESS_VIEW], seat)
    if not same(content, VIEW, GUESS_VIEW):
        return VIEW_DIFFERS
    if rules.broken(tables[GUESS]) != FINE:
        return rules.broken(tables[GUESS])
    if rules.waiting(tables[TRUTH]) != rules.waiting(tables[GUESS]):
        return LEGAL_MOVES_DIFFER
    if seat >= 0 and rules.waiting(tables[TRUTH]) >> seat & 1:
        return check_same_moves(tables, room.mask, spare.mask, seat)
    return FINE


def check_same_moves(tables: Batch, mask: Mask, spare: Mask, seat: int) -> int:
    """The seat has the same legal moves in truth, in its view and in its guess."""
    rules.legal(tables[TRUTH], seat, mask)
    for other in (GUESS, VIEW):
        rules.legal(tables[other], seat, spare)
        for move in range(len(mask)):
            if mask[move] != spare[move]:
                return LEGAL_MOVES_DIFFER
    return FINE


def same(content: Bytes, one: int, other: int) -> bool:
    """Whether two tables are equal to the byte; counted, for NumPy's comparison takes seconds to compile."""
    differing = 0
    for at in range(content.shape[1]):
        differing += content[one, at] != content[other, at]
    return differing == 0


def trace_game(blank: Batch, tables: Batch, chance: Chance, room: Room, game: int, trace: Batch) -> Any:
    """Play a random game and keep every state; returns how many there are."""
    tables[TRUTH] = blank[0]
    begin_stream(chance, game)
    s = tables[TRUTH]
    rules.start(s, chance)
    trace[0] = tables[TRUTH]
    count = 1
    while not rules.is_over(s):
        seat = random_waiting(s, chance)
        rules.apply(s, chance, seat, nth_marked(room.mask, below(chance, rules.legal(s, seat, room.mask))))
        trace[count] = tables[TRUTH]
        count += 1
    rules.standing(s, room.places)
    return count
