"""Las Vegas as numbers, for a network: casinos, dice still to come, and fortunes.

Dice just rolled are left out: a table is judged before they fall.
"""

import math

from flambeur.core.layout import Numbers, State
from flambeur.games.bits import count_bits
from flambeur.games.las_vegas.state import CASINOS, NEUTRAL, OWN, SEATS, WHITE
from flambeur.games.seating import seats_on
from flambeur.games.ties import untied

SPREAD = 40.0  # thousands that one more round makes of a lead, about

# Where the numbers stand: first the fortunes of all seats, then for each casino.
PAID = int(SEATS)
DICE = PAID + SEATS
TURN = DICE + SEATS
WHITES = TURN + SEATS
PLAYERS = WHITES + 2
COMMON = PLAYERS + 2
GROUPS = CASINOS
SHOWN = 4  # notes
LAID = SHOWN
PAYS = LAID + NEUTRAL + 1
EACH = PAYS + SEATS + 2


def features(s: State, seat: int, out: Numbers) -> None:
    """Everything as seen from the seat: it comes first, then those to its left."""
    spread = SPREAD * math.sqrt(s.rounds - s.round_number + 1)
    for other in range(s.players):
        place = seats_on(s, seat, other)
        out[place] = (int(s.money[other]) - int(s.money[seat])) / spread
        out[DICE + place] = s.supply[other, OWN] / 8
        out[WHITES] += s.supply[other, WHITE] / 8
    out[WHITES + 1] = s.supply[seat, WHITE] / 4
    out[TURN + seats_on(s, seat, int(s.turn))] = 1.0
    out[PLAYERS] = s.players / 5
    out[PLAYERS + 1] = 1.0 / (s.rounds - s.round_number + 1)
    for casino in range(CASINOS):
        start = COMMON + EACH * casino
        describe_casino(s, seat, casino, out[start : start + EACH])
        for place in range(SEATS):
            out[PAID + place] += out[start + PAYS + place]


def describe_casino(s: State, seat: int, casino: int, out: Numbers) -> None:
    """Its notes, whose dice lie there, and what it would pay now."""
    for i in range(SHOWN):
        out[i] = s.notes[casino, i] / 90
    dice = s.dice[casino]
    levels, most = untied(dice), 0
    for other in range(s.players):
        place, count = seats_on(s, seat, other), int(dice[other])
        out[LAID + place] = count / 4
        if levels >> count & 1:
            out[PAYS + place] = s.notes[casino, count_bits(levels >> count + 1)] / 90
        if other != seat:
            most = max(most, count)
    out[LAID + NEUTRAL] = dice[NEUTRAL] / 4
    out[PAYS + SEATS] = int(dice[seat] > 0)
    out[PAYS + SEATS + 1] = (int(dice[seat]) - max(most, int(dice[NEUTRAL]))) / 4
