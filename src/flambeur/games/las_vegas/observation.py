"""Las Vegas as numbers seen from a seat, for programs that learn.

Scales are powers of two: such numbers are exact, whoever reckons them. Nothing is hidden in Las Vegas.
"""

import numpy as np

from flambeur.core.layout import Numbers, State
from flambeur.core.observation import Observation, Part
from flambeur.games.las_vegas.state import (
    CASINO_NOTES,
    CASINOS,
    KINDS,
    NEUTRAL,
    NOTE_VALUES,
    OWN,
    SEATS,
    WHITE,
)
from flambeur.games.seating import left_of

EIGHTH = np.float32(1 / 8)
PER_128 = np.float32(1 / 128)

APART = True
OBSERVATION = Observation(
    Part("rolled", (KINDS, CASINOS), 0, 1, "Dice that were rolled, own and white, by value, in eighths."),
    Part("notes", (CASINOS, CASINO_NOTES), 0, 1, "Notes at each casino, the highest first: thousands / 128."),
    Part("dice", (SEATS, CASINOS), 0, 1, "Dice of each seat at each casino, in eighths."),
    Part("white_dice", (CASINOS,), 0, 1, "White dice at each casino, in eighths."),
    Part("supply", (SEATS, KINDS), 0, 1, "Dice that each seat has left, own and white, in eighths."),
    Part("money", (SEATS,), 0, 20, "What each seat has won: thousands / 128."),
    Part("won", (SEATS,), 0, 7, "How many notes each seat has won, in eighths."),
    Part("turn", (SEATS,), 0, 1, "1 for the seat that has rolled and must place."),
    Part("first", (SEATS,), 0, 1, "1 for the seat with the first-player card."),
    Part(
        "unseen",
        (len(NOTE_VALUES),),
        0,
        1,
        "Notes of each value that lie in the pile as shuffled, in eighths.",
    ),
    Part("rounds_left", (), 0, 1, "Rounds still to come after this one, in eighths."),
    Part("minimum", (), 0, 1, "What a casino is funded with at least: thousands / 128."),
    Part("neutral", (), 0, 1, "1 if white dice are played with."),
    Part("players", (), 0, 1, "How many play, in eighths."),
    is_discreet=True,
)
AT = OBSERVATION.at


def observe(s: State, seat: int, out: Numbers) -> None:
    """Write all numbers; those of seats that nobody sits in stay 0."""
    observe_casinos(s, out)
    other = seat
    for place in range(s.players):
        for casino in range(CASINOS):
            out[AT.dice + place * CASINOS + casino] = s.dice[casino, other] * EIGHTH
        out[AT.supply + place * KINDS + OWN] = s.supply[other, OWN] * EIGHTH
        out[AT.supply + place * KINDS + WHITE] = s.supply[other, WHITE] * EIGHTH
        out[AT.money + place] = s.money[other] * PER_128
        out[AT.won + place] = s.won[other] * EIGHTH
        out[AT.turn + place] = s.turn == other
        out[AT.first + place] = s.first == other
        other = left_of(s, other)
    for i in range(len(NOTE_VALUES)):
        out[AT.unseen + i] = s.unseen[i] * EIGHTH
    out[AT.rounds_left] = (s.rounds - s.round_number) * EIGHTH
    out[AT.minimum] = s.minimum * PER_128
    out[AT.neutral] = s.neutral_dice
    out[AT.players] = s.players * EIGHTH


def observe_casinos(s: State, out: Numbers) -> None:
    """What is the same for all seats: dice just rolled, notes, and white dice."""
    for kind in range(KINDS):
        for value in range(CASINOS):
            out[AT.rolled + kind * CASINOS + value] = s.rolled[kind, value] * EIGHTH
    for casino in range(CASINOS):
        for i in range(CASINO_NOTES):
            out[AT.notes + casino * CASINO_NOTES + i] = s.notes[casino, i] * PER_128
        out[AT.white_dice + casino] = s.dice[casino, NEUTRAL] * EIGHTH
