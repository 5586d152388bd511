"""What must hold at every moment of Las Vegas; in the subset that can be compiled."""

from flambeur.core.layout import State
from flambeur.games.las_vegas.rules import is_over
from flambeur.games.las_vegas.state import (
    CASINO_NOTES,
    CASINOS,
    NEUTRAL,
    NOTE_COUNTS,
    NOTE_VALUES,
    NOTES,
    OWN,
    OWN_DICE,
    OWNERS,
    SEATS,
    WHITE,
)

FINE = 0
OWN_DICE_LOST, WHITE_DICE_LOST, ROLL_IS_NOT_SUPPLY = 1, 2, 3
NOTES_LOST, MONEY_LOST, NOTES_UNSORTED, UNDERFUNDED, PILE_RAN_OUT = 4, 5, 6, 7, 8
PAID_OTHERWISE = 9
WHITES = 8


def broken(s: State) -> int:
    """What is wrong with a state, or FINE."""
    return broken_dice(s) or broken_notes(s) or broken_casinos(s)


def broken_dice(s: State) -> int:
    """Dice are neither lost nor made, and what is rolled is what is left (LV-04, LV-06, LV-20)."""
    whites = 0
    for seat in range(s.players):
        whites += s.supply[seat, WHITE]
        if s.supply[seat, OWN] + placed(s, seat) != OWN_DICE:
            return OWN_DICE_LOST
    whites += placed(s, NEUTRAL)
    if is_over(s):  # the two spare whites of three players lie beside the table
        return (
            FINE
            if whites == (0 if not s.neutral_dice else 6 if s.players == 3 else WHITES)
            else WHITE_DICE_LOST
        )
    if whites != (WHITES if s.neutral_dice else 0):
        return WHITE_DICE_LOST
    for kind in range(2):
        rolled = 0
        for value in range(CASINOS):
            rolled += s.rolled[kind, value]
        if rolled != s.supply[s.turn, kind]:
            return ROLL_IS_NOT_SUPPLY
    return FINE


def placed(s: State, owner: int) -> int:
    """Dice of an owner in all casinos."""
    count = 0
    for casino in range(CASINOS):
        count += s.dice[casino, owner]
    return count


def broken_notes(s: State) -> int:
    """Notes and money are neither lost nor made (LV-02)."""
    count, money, everything, unseen = int(s.under_count), 0, 0, 0
    for i in range(len(NOTE_VALUES)):
        unseen += s.unseen[i]
        money += NOTE_VALUES[i] * int(s.unseen[i])
        everything += NOTE_VALUES[i] * NOTE_COUNTS[i]
    for i in range(s.under_count):
        money += int(s.under[i])
    for casino in range(CASINOS):
        for rank in range(CASINO_NOTES):
            count += s.notes[casino, rank] > 0
            money += int(s.notes[casino, rank])
    for seat in range(SEATS):
        count += int(s.won[seat])
        money += int(s.money[seat])
    if count + unseen != NOTES or unseen != s.unseen_count:
        return NOTES_LOST
    if money != everything:
        return MONEY_LOST
    if s.rounds <= 4 and s.minimum <= 50 and unseen == 0:
        return PILE_RAN_OUT  # impossible under the rules as printed (LV-16)
    return FINE


def broken_casinos(s: State) -> int:
    """Notes lie with the highest first, and reach the minimum while the pile lasts (LV-03)."""
    unseen = 0
    for i in range(len(NOTE_VALUES)):
        unseen += s.unseen[i]
    for casino in range(CASINOS):
        total = int(s.notes[casino, 0])
        for rank in range(1, CASINO_NOTES):
            total += int(s.notes[casino, rank])
            if s.notes[casino, rank] > s.notes[casino, rank - 1]:
                return NOTES_UNSORTED
        if not is_over(s) and total < s.minimum and unseen > 0:
            return UNDERFUNDED
    return FINE


def broken_step(before: State, after: State, seat: int, move: int) -> int:
    """What is wrong with a step: at the end of a round everybody must have got what is due (LV-09)."""
    if before.round_number == after.round_number and not is_over(after):
        return FINE
    before.dice[move, seat] += before.rolled[OWN, move]
    before.dice[move, NEUTRAL] += before.rolled[WHITE, move]
    for player in range(before.players):
        money, count = int(before.money[player]), int(before.won[player])
        for casino in range(CASINOS):
            note = due(before, casino, player)
            money += note
            count += note > 0
        if money != after.money[player] or count != after.won[player]:
            return PAID_OTHERWISE
    return FINE


def due(s: State, casino: int, owner: int) -> int:
    """The one note that an owner gets at a casino, told anew and not by the rules' own code.

    Whoever has an equal gets nothing; otherwise the place among those without an equal counts
    (LV-10, LV-11, LV-24).
    """
    mine = int(s.dice[casino, owner])
    if mine == 0 or has_equal(s, casino, owner):
        return 0
    place = 0
    for other in range(OWNERS):
        place += s.dice[casino, other] > mine and not has_equal(s, casino, other)
    return int(s.notes[casino, place]) if place < CASINO_NOTES else 0


def has_equal(s: State, casino: int, owner: int) -> bool:
    """Whether another owner has as many dice there."""
    equals = 0
    for other in range(OWNERS):
        equals += s.dice[casino, other] == s.dice[casino, owner]
    return bool(equals > 1)
