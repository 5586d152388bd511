"""A turn: roll all remaining dice, place all of one value."""

from flambeur.core.chance import Chance, occasion, roll
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.las_vegas.state import (
    CASINOS,
    KINDS,
    NEUTRAL,
    NOBODY,
    OWN,
    OWN_DICE,
    OWNERS,
    WHITE,
)
from flambeur.games.las_vegas.story import PLACED, ROLLED, WHITE_PLACED
from flambeur.games.seating import left_of


def take_dice(s: State) -> None:
    """Every player takes all dice of a round, from the casinos too (LV-04, LV-13, LV-20)."""
    for casino in range(CASINOS):
        for owner in range(OWNERS):
            s.dice[casino, owner] = 0
    whites = white_share(s)
    for seat in range(s.players):
        s.supply[seat, OWN] = OWN_DICE
        s.supply[seat, WHITE] = whites


def white_share(s: State) -> int:
    """White dice per player: four with two players, else two (LV-20)."""
    if not s.neutral_dice:
        return 0
    return 4 if s.players == 2 else 2


def place_spare_whites(s: State, chance: Chance) -> None:
    """With three players the two white dice left are rolled and placed (LV-21)."""
    if s.neutral_dice and s.players == 3:
        tally = roll(chance, 2)
        for casino in range(CASINOS):
            white = tally >> (4 * casino) & 15
            s.dice[casino, NEUTRAL] += white
            if white > 0:
                tell(WHITE_PLACED, casino, white)


def begin_turn(s: State, chance: Chance, seat: int) -> None:
    """The seat rolls all its remaining dice, white ones together with its own (LV-06, LV-22)."""
    s.turn = seat
    occasion(chance, seat)
    for kind in range(WHITE + 1 if s.neutral_dice else WHITE):
        tally = roll(chance, s.supply[seat, kind])
        for value in range(CASINOS):
            s.rolled[kind, value] = tally >> (4 * value) & 15
    tell(ROLLED, seat, s.rolled)


def values_rolled(s: State) -> int:
    """The values that own or white dice show, as a set of bits (LV-06, LV-23)."""
    values = 0
    for value in range(CASINOS):
        values |= int(s.rolled[OWN, value] + s.rolled[WHITE, value] > 0) << value
    return values


def place(s: State, seat: int, value: int) -> None:
    """All dice that show the value go to its casino, never only some (LV-06, LV-07, LV-22)."""
    own, white = s.rolled[OWN, value], s.rolled[WHITE, value]
    s.dice[value, seat] += own
    s.dice[value, NEUTRAL] += white
    s.supply[seat, OWN] -= own
    s.supply[seat, WHITE] -= white
    tell(PLACED, seat, value, own, white)


def clear_roll(s: State) -> None:
    """No dice lie on the table any more."""
    for kind in range(KINDS):
        for value in range(CASINOS):
            s.rolled[kind, value] = 0


def next_with_dice(s: State, seat: int) -> int:
    """The next seat clockwise with dice, white ones count; NOBODY at the end of the round.

    Players without dice are skipped, so one player may have several turns in a row (LV-08, LV-25).
    """
    for _ in range(s.players):
        seat = left_of(s, seat)
        if has_dice(s, seat):
            return seat
    return NOBODY


def has_dice(s: State, seat: int) -> bool:
    """Whether the seat has dice left, those it has rolled among them."""
    return bool(s.supply[seat, OWN] + s.supply[seat, WHITE] > 0)
