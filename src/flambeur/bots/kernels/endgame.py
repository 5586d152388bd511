"""Exact play near the end of a stage: every roll weighed by how often it falls; a template for any game.

Only for games whose heuristics can go through all rolls (`count_rolls`, `show_roll`, `endings`), where
nothing is hidden. Everybody is thought to do what is best for themselves.
"""

from typing import Protocol, cast

from flambeur.bots.kernels.heuristics import HeuristicRules, goes_on, worth
from flambeur.bots.kernels.tree import NONE
from flambeur.core.chance import Chance
from flambeur.core.layout import Batch, Room, Seats, State, layout
from flambeur.core.playout import first_waiting

TOO_MANY = 1 << 62
DEEPEST = 24  # moves to the end of a stage, at most
SEATS = Seats(8)
LEVEL = layout(  # how far the way through all endings has come, after so many moves
    ("seat", "i4"),  # who has rolled
    ("move", "i4"),  # what is being looked at,
    ("best_move", "i4"),  # and the best so far
    ("best", "f8", SEATS),  # what that is worth to each seat
    ("rolls", "i4"),  # of the next player, after the move
    ("roll", "i4"),  # the next one to look at
    ("ways", "f8"),  # in which the last one can fall
    ("weight", "f8"),  # of all so far
    ("sums", "f8", SEATS),  # what the move is worth to each seat, by weight
)


class EndgameRules(HeuristicRules, Protocol):
    """Rules with a feeling for the game, and all rolls."""

    def endings(self, s: State) -> int:
        """In how many ways the stage can end from here, at most."""

    def count_rolls(self, s: State) -> int:
        """How many rolls there are for whoever has just rolled."""

    def show_roll(self, s: State, number: int) -> int:
        """Let the dice show this roll instead; returns in how many ways it can fall."""


rules: EndgameRules = cast(EndgameRules, None)


def endings(s: State) -> int:
    """Where rolls cannot be gone through, there are too many."""
    return TOO_MANY


def count_rolls(s: State) -> int:
    """None that could be shown."""
    return 0


def show_roll(s: State, number: int) -> int:
    """Nothing to show."""
    return 0


def reckon(known: Batch, tables: Batch, levels: Batch, chance: Chance, room: Room, most: int) -> int:
    """The best move, if the stage can end in no more ways than that; else NONE."""
    if rules.endings(known[0]) > most:
        return NONE
    tables[0] = known[0]
    stage, depth = rules.stage(known[0]), 0
    enter(tables, levels, depth)
    while depth >= 0:
        depth = advance(tables, levels, chance, room, stage, depth)
    return int(levels[0].best_move)


def enter(tables: Batch, levels: Batch, depth: int) -> None:
    """Somebody has rolled: no move has been looked at yet."""
    level = levels[depth]
    level.seat, level.move, level.best_move = first_waiting(tables[depth]), NONE, NONE


def advance(tables: Batch, levels: Batch, chance: Chance, room: Room, stage: int, depth: int) -> int:
    """One step of the way through all endings: to the next move, into what follows, or back."""
    level = levels[depth]
    level.move = next_legal(tables[depth], room, int(level.seat), int(level.move))
    if level.move == NONE:
        return go_back(tables, levels, depth)
    tables[depth + 1] = tables[depth]
    s = tables[depth + 1]
    rules.apply(s, chance, int(level.seat), int(level.move))
    if goes_on(s, stage):
        clear(level)
        level.rolls = rules.count_rolls(s)
        return go_on(tables, levels, depth)
    judge_end(s, room, level)
    compare(level)
    return depth


def next_legal(s: State, room: Room, seat: int, move: int) -> int:
    """The next legal move after this one, or NONE."""
    rules.legal(s, seat, room.mask)
    for other in range(move + 1, len(room.mask)):
        if room.mask[other] == 1:
            return other
    return NONE


def go_on(tables: Batch, levels: Batch, depth: int) -> int:
    """Let the next player roll what has not been rolled yet; when all has been, the move is weighed."""
    level = levels[depth]
    if level.roll == level.rolls:
        for seat in range(SEATS):
            level.sums[seat] /= level.weight
        compare(level)
        return depth
    level.ways = rules.show_roll(tables[depth + 1], int(level.roll))
    level.roll += 1
    enter(tables, levels, depth + 1)
    return depth + 1


def go_back(tables: Batch, levels: Batch, depth: int) -> int:
    """The best after this roll is known: weigh it by how often it falls."""
    if depth == 0:
        return NONE
    before, level = levels[depth - 1], levels[depth]
    for seat in range(SEATS):
        before.sums[seat] += before.ways * level.best[seat]
    before.weight += before.ways
    return go_on(tables, levels, depth - 1)


def clear(level: State) -> None:
    """Nothing has been weighed yet."""
    level.roll, level.weight = 0, 0.0
    for seat in range(SEATS):
        level.sums[seat] = 0.0


def judge_end(s: State, room: Room, level: State) -> None:
    """The stage is over: what that is worth to each seat."""
    if rules.is_over(s):
        rules.standing(s, room.places)
    for seat in range(s.players):
        level.sums[seat] = worth(s, room.places, seat)


def compare(level: State) -> None:
    """Keep the move if it is the best so far for whoever makes it."""
    if level.best_move == NONE or level.sums[level.seat] > level.best[level.seat]:
        level.best_move = level.move
        for seat in range(SEATS):
            level.best[seat] = level.sums[seat]
