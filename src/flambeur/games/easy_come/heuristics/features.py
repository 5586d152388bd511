"""Easy Come Easy Go as numbers, for a network: who has what, who counts, and what the turn promises.

Dice just rolled are left out: a table is judged before they fall.
"""

from flambeur.core.layout import Numbers, State
from flambeur.games.easy_come.dice import hand_of
from flambeur.games.easy_come.preview import REACH
from flambeur.games.easy_come.prizes import holdings, takable
from flambeur.games.easy_come.state import CENTRE, PRIZES, SEATS
from flambeur.games.seating import seats_on

# Where the numbers stand.
OWNERS = 4
COUNTS = OWNERS + PRIZES * SEATS
HELD = COUNTS + 3 * SEATS
TURN = HELD + 2 * SEATS
REACHED = TURN + SEATS
COMMON = REACHED + PRIZES + 1
GROUPS, EACH = 1, 0


def features(s: State, seat: int, out: Numbers) -> None:
    """Everything as seen from the seat: it comes first, then those to its left."""
    out[s.players - 2] = 1.0
    out[3] = s.all_others
    for prize in range(PRIZES):
        owner = int(s.owner[prize])
        if owner != CENTRE:
            out[OWNERS + prize * SEATS + seats_on(s, seat, owner)] = 1.0
    for other in range(s.players):
        place, count, held = seats_on(s, seat, other), int(s.countdown[other]), holdings(s, other)
        if count > 0:
            out[COUNTS + 3 * place + count - 1] = 1.0
        if 1 <= held <= 2:
            out[HELD + 2 * place + held - 1] = 1.0
    out[TURN + seats_on(s, seat, int(s.turn))] = 1.0
    hand, prizes = hand_of(s.kept), takable(s, int(s.turn))
    for prize in range(PRIZES):
        out[REACHED + prize] = (prizes >> prize & 1) * REACH[hand, prize]
    out[REACHED + PRIZES] = s.kept % 15 / 4
