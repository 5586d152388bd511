"""Easy Come Easy Go for two as a model; a template, bound to the rules of the game.

A state is the table between two turns, as the player to move sees it. What a claim or a turn without
a prize leads to is found by the rules themselves, once for every state.
"""

from typing import Protocol, cast

import numpy as np
import numpy.typing as npt

from flambeur.core.contract import Rules
from flambeur.core.layout import Batch, State
from flambeur.games.easy_come.prizes import FITTING
from flambeur.games.easy_come.state import CENTRE, NOBODY, PRIZES
from flambeur.games.easy_come.turn_values import FULL, plan_turn
from flambeur.solve.iteration import Bounds, Links, Scratch


class PrizeRules(Rules, Protocol):
    """What the model needs of the game's rules."""

    def takable(self, s: State, seat: int) -> int:
        """The prizes that may be claimed if the dice fit."""

    def claim(self, s: State, seat: int, prize: int) -> None:
        """Take a prize; that ends the turn."""

    def end_turn(self, s: State, seat: int) -> None:
        """End a turn without a prize."""


UNBOUND_RULES = cast(PrizeRules, None)
rules: PrizeRules = UNBOUND_RULES

MISS = PRIZES  # the last of the ways to end a turn
ENDS = PRIZES + 1
IMPOSSIBLE, LOST, WON = -3, -2, -1
PLACES = 3  # where a prize can be: in the centre, with the player to move, with the other
LAYOUTS = PLACES**PRIZES
KEYS = LAYOUTS * 3  # and a count of 0, 1 or 2
UNSEEN = -1

Numbers = npt.NDArray[np.int32]  # of states, by key


def key_of(s: State) -> int:
    """A number for all that matters between two turns, whoever is to move."""
    key = int(s.countdown[1 - s.turn])
    for prize in range(PRIZES):
        owner = int(s.owner[prize])
        place = 0 if owner == CENTRE else 1 if owner == s.turn else 2
        key = key * PLACES + place
    return key


def explore(tables: Batch, numbers: Numbers, links: Links) -> int:
    """Find all states that can follow the first; returns how many there are.

    `tables` holds the first state, a spare one last, and receives the others. `links` receives what
    follows from each: twice the number of a state, and one more if the turn passes.
    """
    numbers[key_of(tables[0])] = 0
    state, count = 0, 1
    while state < count:
        for end in range(ENDS):
            tables[-1] = tables[state]
            links[state, end] = follow(tables[-1], end)
            if links[state, end] >= 0:
                key = key_of(tables[-1])
                if numbers[key] == UNSEEN:
                    numbers[key] = count
                    tables[count] = tables[-1]
                    count += 1
                links[state, end] += 2 * numbers[key]
        state += 1
    return count


def follow(s: State, end: int) -> int:
    """End the turn in one of the ways; returns whether it passes, or how the game is over."""
    seat = int(s.turn)
    if end == MISS:
        rules.end_turn(s, seat)
    elif rules.takable(s, seat) >> end & 1:
        rules.claim(s, seat, end)
    else:
        return IMPOSSIBLE
    if s.turn == NOBODY:
        return WON if s.winner == seat else LOST
    return int(s.turn != seat)


def turn_value(state: int, mine: Bounds, theirs: Bounds, links: Links, room: Scratch) -> float:
    """What a turn is worth at best; `room` holds claims and plan."""
    return plan_state(state, mine, theirs, links, room[0], room[1])


def plan_state(
    state: int, mine: Bounds, theirs: Bounds, links: Links, claims: Scratch, plan: Scratch
) -> float:
    """Plan a turn: what each hand aside is worth, and the best claim with four dice."""
    nothing = worth(int(links[state, MISS]), mine, theirs)
    for hand in range(FULL, len(claims)):
        claims[hand] = 0.0
        for prize in range(PRIZES):
            if FITTING[hand] >> prize & 1:
                claims[hand] = max(claims[hand], worth(int(links[state, prize]), mine, theirs))
    return plan_turn(claims, nothing, plan)


def worth(link: int, mine: Bounds, theirs: Bounds) -> float:
    """What follows from a link is worth to the player who was to move; what cannot be, nothing."""
    if link < 0:
        return 1.0 if link == WON else 0.0
    return float(1.0 - theirs[link >> 1] if link & 1 else mine[link >> 1])
