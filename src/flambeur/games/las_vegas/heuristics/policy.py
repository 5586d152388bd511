"""A feeling for Las Vegas, for bots: what a placement changes if the round ended now. No rule is here."""

import math

from flambeur.core.chance import Chance
from flambeur.core.layout import Mask, State
from flambeur.games.las_vegas.state import CASINOS, NEUTRAL, OWN, OWN_DICE, WHITE
from flambeur.games.ties import UNRANKED, rank_among, rank_of, untied

# How the quick player weighs a placement, by the number of players (from 0): found by letting it meet greedy
# players and itself, 16,000 games for every set of weights tried (CMA-ES).
ENVY = (0.0, 0.0, 1.16, 0.54, 0.46, 0.38)  # what others lose, against what one gains
DIE = (0.0, 0.0, 66.0, 32.5, 21.5, 15.0)  # the price of a die in thousands,
DIE_EARLY = (0.0, 0.0, 12.5, 15.5, 13.0, 6.0)  # so much more while the others have all their dice,
DIE_MANY = (0.0, 0.0, 19.0, 19.0, 15.5, 13.0)  # and while one has all one's own
RISK = (0.0, 0.0, 0.04, 0.92, 0.81, 0.93)  # of a gain while the others have all their dice,
GUARD = (0.0, 0.0, 0.6, 1.25, 1.2, 1.1)  # less by so much for every die that one is ahead of the next
MOST_AHEAD, MOST_BEHIND = 3, -2
# How far a round spreads the fortunes, in thousands: fits the wins of a million rounds of greedy players.
SWING = 40.0
FINE = 64  # so that a die counts less than any difference in money


def greedy_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """What brings most if the round ended now; among equals, with the fewest dice."""
    best, most = -1, 0
    for value in range(CASINOS):
        dice = rolled(s, value)
        if dice > 0:
            worth = FINE * (pay_after(s, seat, seat, value) - pay(s, seat, value)) - dice
            if best < 0 or worth > most:
                best, most = value, worth
    return best


def quick_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """What brings most if it can be kept, and takes from the others, less what the dice are worth later."""
    players = int(s.players)
    early = dice_to_come(s, seat) / (OWN_DICE * (players - 1))
    many = int(s.supply[seat, OWN]) / OWN_DICE
    price = DIE[players] + DIE_EARLY[players] * early + DIE_MANY[players] * many
    best, most = -1, 0.0
    for value in range(CASINOS):
        if rolled(s, value) > 0:
            worth = appeal(s, seat, value, early) - price * int(s.rolled[OWN, value])
            if best < 0 or worth > most:
                best, most = value, worth
    return best


def rival_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """Others take what they can get."""
    return greedy_move(s, chance, seat, mask)


def dice_to_come(s: State, seat: int) -> int:
    """How many dice the others still have."""
    dice = -int(s.supply[seat, OWN])
    for owner in range(s.players):
        dice += int(s.supply[owner, OWN])
    return dice


def appeal(s: State, seat: int, casino: int, early: float) -> float:
    """What a placement gains and takes from others; the gain is worth less where it can be lost again."""
    own, others = pays(s, seat, casino)
    place_or_lift(s, seat, casino, 1)
    own_then, others_then = pays(s, seat, casino)
    ahead = min(MOST_AHEAD, max(MOST_BEHIND, lead(s, seat, casino)))
    place_or_lift(s, seat, casino, -1)
    kept = 1.0 - early * (RISK[s.players] - GUARD[s.players] * ahead)
    return (own_then - own) * kept + ENVY[s.players] * (others - others_then)


def pays(s: State, seat: int, casino: int) -> tuple[int, int]:
    """What a seat would get here if the round ended now, and what all others would."""
    own = others = 0
    levels = untied(s.dice[casino])
    for owner in range(s.players):
        rank = rank_among(levels, int(s.dice[casino, owner]))
        if rank != UNRANKED:
            note = int(s.notes[casino, rank])
            own += note * (owner == seat)
            others += note * (owner != seat)
    return own, others


def lead(s: State, seat: int, casino: int) -> int:
    """How many dice a seat is ahead of the next best here."""
    rival = 0
    for owner in range(len(s.dice[casino])):
        rival = max(rival, int(s.dice[casino, owner]) * (owner != seat))
    return int(s.dice[casino, seat]) - rival


def swing(s: State, seat: int, casino: int) -> int:
    """How much a placement moves in one's favour: own gain less the mean of the others', times the others."""
    own, others = pays(s, seat, casino)
    place_or_lift(s, seat, casino, 1)
    own_then, others_then = pays(s, seat, casino)
    place_or_lift(s, seat, casino, -1)
    return (int(s.players) - 1) * (own_then - own) - (others_then - others)


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


def spread(s: State) -> float:
    """By how much money the rounds to come will part the players."""
    return SWING * math.sqrt(s.rounds - s.round_number + 1)


def stakes(s: State) -> float:
    """Nobody is ahead by more than a million."""
    return 1000.0


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
