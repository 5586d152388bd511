"""Las Vegas Royale as numbers, for a network: casinos with their boards, dice still to come, and fortunes.

Dice just rolled are left out: a table is judged before they fall.
"""

import math

from flambeur.core.layout import Numbers, State
from flambeur.games.royale.heuristics.worth import pays
from flambeur.games.royale.moves import PLACE, ROLL
from flambeur.games.royale.rules import result
from flambeur.games.royale.state import BOARDS, CASINOS, GREY, NEUTRAL, NO_BOARD, NOBODY, PAIR, SEATS, SUPPLY
from flambeur.games.seating import seats_on

SPREAD = 60.0  # thousands that one more round makes of a lead, about

# Where the numbers stand: first those of all seats, then marks, then for each casino.
PAID = int(SEATS)
DICE = PAID + SEATS
BIGGY = DICE + SEATS
CHIPS = BIGGY + SEATS
TURN = CHIPS + SEATS
DOUBLED = TURN + SEATS
KNOCKED = DOUBLED + SEATS
HOLDER = KNOCKED + SEATS  # of a tile, a marker or a space: one for each seat and each of three
MARKS = HOLDER + 3 * SEATS
COMMON = MARKS + 5
GROUPS = CASINOS
LAID = PAIR
PAYS = LAID + GREY + 1
NICE = PAYS + SEATS
LEAD = NICE + 2
BOARD = LEAD + 1  # after it the boards, by their number
EACH = BOARD + BOARDS + 2


def ripe(s: State) -> bool:
    """At the beginning of a turn."""
    return bool(s.decision == PLACE or s.decision == ROLL)


def features(s: State, seat: int, out: Numbers) -> None:
    """Everything as seen from the seat: it comes first, then those to its left."""
    spread = SPREAD * math.sqrt(s.rounds - s.round_number + 1)
    for other in range(s.players):
        place = seats_on(s, seat, other)
        out[place] = (result(s, other) - result(s, seat)) / spread
        out[DICE + place] = s.supply[other] / 7
        out[BIGGY + place] = int(s.biggy[other] == SUPPLY)
        out[CHIPS + place] = s.chips[other] / 4
        out[DOUBLED + place] = s.doubled[other] / 4
        out[KNOCKED + place] = s.knocked[other] / 4
    out[TURN + seats_on(s, seat, int(s.turn))] = 1.0
    mark_holder(s, seat, int(s.five), out[HOLDER : HOLDER + SEATS])
    mark_holder(s, seat, int(s.power), out[HOLDER + SEATS : HOLDER + 2 * SEATS])
    mark_holder(s, seat, int(s.gold), out[HOLDER + 2 * SEATS : HOLDER + 3 * SEATS])
    out[MARKS] = s.jackpot / 6
    out[MARKS + 1] = s.fifty / 6
    out[MARKS + 2] = s.loop / 6
    out[MARKS + 3] = s.players / 5
    out[MARKS + 4] = 1.0 / (s.rounds - s.round_number + 1)
    for casino in range(CASINOS):
        start = COMMON + EACH * casino
        describe_casino(s, seat, casino, out[start : start + EACH])
        for place in range(SEATS):
            out[PAID + place] += out[start + PAYS + place]


def mark_holder(s: State, seat: int, owner: int, out: Numbers) -> None:
    """Mark who has it."""
    if owner != NOBODY:
        out[seats_on(s, seat, owner)] = 1.0


def describe_casino(s: State, seat: int, casino: int, out: Numbers) -> None:
    """Its notes and its board, whose dice lie there, and what it would pay now."""
    for i in range(PAIR):
        out[i] = s.notes[casino, i] / 100
    weights, most = s.weights[casino], 0
    for other in range(s.players):
        place = seats_on(s, seat, other)
        out[LAID + place] = weights[other] / 4
        out[PAYS + place] = pays(s, other, casino) / 100
        if other != seat:
            most = max(most, int(weights[other]))
    out[LAID + NEUTRAL] = weights[NEUTRAL] / 4
    out[LAID + GREY] = weights[GREY] / 4
    out[LEAD] = (int(weights[seat]) - max(most, int(weights[NEUTRAL]), int(weights[GREY]))) / 4
    owner = int(s.nice[casino])
    out[NICE] = int(owner == seat)
    out[NICE + 1] = int(owner != seat and owner != NOBODY)
    out[BOARD] = int(s.closed == casino)
    out[BOARD + int(s.boards[casino])] += int(s.boards[casino] != NO_BOARD)
    out[BOARD + BOARDS + 1] = int(weights[seat] > 0)
