"""Easy Come Easy Go as numbers seen from a seat, for programs that learn.

Scales are powers of two: such numbers are exact, whoever reckons them. Nothing is hidden in it.
"""

import numpy as np

from flambeur.core.layout import Numbers, State
from flambeur.core.observation import Observation, Part
from flambeur.games.easy_come.state import FACES, PRIZES, SEATS
from flambeur.games.seating import left_of

QUARTER = np.float32(1 / 4)

APART = True
OBSERVATION = Observation(
    Part("rolled", (FACES,), 0, 1, "Dice just rolled that show each face, in quarters."),
    Part("kept", (FACES,), 0, 1, "Dice set aside in this turn that show each face, in quarters."),
    Part("prizes", (SEATS, PRIZES), 0, 1, "1 for each prize that a seat has; the others lie in the centre."),
    Part("countdown", (SEATS,), 0, 1, "Turns that the holder of three must survive, in quarters."),
    Part("turn", (SEATS,), 0, 1, "1 for the seat that has rolled and must choose."),
    Part("all_others", (), 0, 1, "1 if all three others get a turn before a win."),
    Part("players", (), 0, 1, "How many play, in quarters."),
    is_discreet=True,
)
AT = OBSERVATION.at


def observe(s: State, seat: int, out: Numbers) -> None:
    """Write all numbers; those of seats that nobody sits in stay 0."""
    rolled, kept = int(s.rolled), int(s.kept)
    for face in range(FACES):
        out[AT.rolled + face] = (rolled >> (4 * face) & 15) * QUARTER
        out[AT.kept + face] = (kept >> (4 * face) & 15) * QUARTER
    other = seat
    for place in range(s.players):
        for prize in range(PRIZES):
            out[AT.prizes + place * PRIZES + prize] = s.owner[prize] == other
        out[AT.countdown + place] = s.countdown[other] * QUARTER
        out[AT.turn + place] = s.turn == other
        other = left_of(s, other)
    out[AT.all_others] = s.all_others
    out[AT.players] = s.players * QUARTER
