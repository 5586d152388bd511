"""A feeling for Las Vegas, for bots: what a placement changes if the round ended now. No rule is here."""

import math

from flambeur.core.chance import Chance
from flambeur.core.layout import Mask, State
from flambeur.games.contest import UNRANKED, rank_of
from flambeur.games.las_vegas.state import CASINOS, NEUTRAL, OWN, WHITE

# What a die kept for later is worth in thousands, times the square of the number of players: found by
# letting quick players meet with other values. With few players it decides who has the last word.
DIE_WORTH = 200
# How far a round spreads the fortunes, in thousands: fits the wins of a million rounds of greedy players.
SWING = 40.0
FINE = 64  # so that a die counts less than any difference in money


def greedy_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """What brings most if the round ended now; among equals, with the fewest dice."""
    best, most = -1, 0
    for value in range(CASINOS):
        dice = rolled(s, value)
        worth = FINE * (pay_after(s, seat, seat, value) - pay(s, seat, value)) - dice
        if dice > 0 and (best < 0 or worth > most):
            best, most = value, worth
    return best


def quick_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """What brings most more than it brings the others, less what the dice would be worth later."""
    others = int(s.players) - 1
    die = DIE_WORTH * others // (s.players * s.players)
    best, most = -1, 0
    for value in range(CASINOS):
        if rolled(s, value) > 0:
            worth = swing(s, seat, value) - die * int(s.rolled[OWN, value])
            if best < 0 or worth > most:
                best, most = value, worth
    return best


def swing(s: State, seat: int, casino: int) -> int:
    """How much a placement moves in one's favour: own gain less the mean of the others', times the others."""
    others = int(s.players) - 1
    before = after = 0
    for owner in range(s.players):
        weight = others if owner == seat else -1
        before += weight * pay(s, owner, casino)
    place_or_lift(s, seat, casino, 1)
    for owner in range(s.players):
        weight = others if owner == seat else -1
        after += weight * pay(s, owner, casino)
    place_or_lift(s, seat, casino, -1)
    return after - before


def rolled(s: State, value: int) -> int:
    """How many dice show the value."""
    return int(s.rolled[OWN, value]) + int(s.rolled[WHITE, value])


def pay_after(s: State, seat: int, owner: int, casino: int) -> int:
    """What an owner would get here if the seat placed its dice and the round ended."""
    place_or_lift(s, seat, casino, 1)
    paid = pay(s, owner, casino)
    place_or_lift(s, seat, casino, -1)
    return paid


def place_or_lift(s: State, seat: int, casino: int, sign: int) -> None:
    """Lay the dice rolled at the casino, or take them up again."""
    s.dice[casino, seat] += sign * s.rolled[OWN, casino]
    s.dice[casino, NEUTRAL] += sign * s.rolled[WHITE, casino]


def pay(s: State, owner: int, casino: int) -> int:
    """What an owner would get here if the round ended now."""
    rank = rank_of(s.dice[casino], owner)
    return 0 if rank == UNRANKED else int(s.notes[casino, rank])


def stage(s: State) -> int:
    """A round: what comes after it says little about the moves of this one."""
    return int(s.round_number)


def judge(s: State, seat: int) -> float:
    """The chance to win, by the fortunes at the beginning of a round: each as likely as its power of e."""
    spread = SWING * math.sqrt(s.rounds - s.round_number + 1)
    total = 0.0
    for other in range(s.players):
        total += math.exp((int(s.money[other]) - int(s.money[seat])) / spread)
    return 1.0 / total


def blunder(s: State, seat: int, move: int) -> bool:
    """To give up something for a tie, or to gain nothing where as many dice gain something elsewhere."""
    lost = pay_after(s, seat, seat, move) < pay(s, seat, move)
    return lost or (swing(s, seat, move) <= 0 and has_better(s, seat, int(s.rolled[OWN, move])))


def has_better(s: State, seat: int, dice: int) -> bool:
    """Whether something can be gained with no more dice than that."""
    better = False
    for value in range(CASINOS):
        if rolled(s, value) > 0 and int(s.rolled[OWN, value]) <= dice:
            better = better or pay_after(s, seat, seat, value) > pay(s, seat, value)
    return better
