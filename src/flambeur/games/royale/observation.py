"""Las Vegas Royale as numbers seen from a seat, for programs that learn.

Scales are powers of two: such numbers are exact, whoever reckons them. A fist and a split of the Black Box
are read for who made them only.
"""

import numpy as np

from flambeur.core.layout import Numbers, State
from flambeur.core.observation import Observation, Part
from flambeur.core.rows import ALL, only, places_of, write_seat_bits, write_seats
from flambeur.games.royale.boards.black_box import knows_split
from flambeur.games.royale.boards.lucky_punch import knows_fist
from flambeur.games.royale.decisions import DECISIONS
from flambeur.games.royale.state import (
    BLACK_DICE,
    BOARDS,
    CASINOS,
    GREY,
    NEUTRAL,
    NOTE_VALUES,
    PAIR,
    SEATS,
    SUPPLY,
)
from flambeur.games.seating import left_of

EIGHTH, SIXTEENTH, PER_128 = np.float32(1 / 8), np.float32(1 / 16), np.float32(1 / 128)
GROUPS = 3
KINDS_OF_DECISION = len(DECISIONS)
FIRST_MOVES = np.array([decision.first for decision in DECISIONS], np.int32)

APART = True
OBSERVATION = Observation(
    Part(
        "decision",
        (KINDS_OF_DECISION,),
        0,
        1,
        "1 for what the game waits for, in the order of the first moves.",
    ),
    Part("rolled", (CASINOS,), 0, 1, "Small dice that were rolled, by value, in eighths."),
    Part("rolled_biggy", (CASINOS,), 0, 1, "1 for the value that the Biggy shows."),
    Part("placed", (CASINOS,), 0, 1, "1 for the casino in which dice were placed this turn."),
    Part("notes", (CASINOS, PAIR), 0, 1, "Notes at each casino, the higher first: thousands / 128."),
    Part(
        "boards",
        (CASINOS, BOARDS),
        0,
        1,
        "1 for the board of each casino, A1 to H2; all 0 where there is none.",
    ),
    Part("weights", (SEATS, CASINOS), 0, 2, "Weight of each seat's dice at each casino, in eighths."),
    Part(
        "neutral_weights",
        (CASINOS,),
        0,
        2,
        "Weight of the dice of an unused colour at each casino, in eighths.",
    ),
    Part("grey_weights", (CASINOS,), 0, 2, "Weight of the grey dice at each casino, in eighths."),
    Part("supply", (SEATS,), 0, 1, "Small dice that each seat has left, in eighths."),
    Part("biggy", (SEATS,), 0, 1, "1 for a seat that has its Biggy left."),
    Part("money", (SEATS,), 0, 45, "Notes of each seat: thousands / 128."),
    Part("won", (SEATS,), 0, 12, "How many notes each seat has, in eighths."),
    Part("chips", (SEATS,), 0, 12, "Chips of each seat, in eighths."),
    Part("turn", (SEATS,), 0, 1, "1 for the seat whose turn it is."),
    Part("decider", (SEATS,), 0, 1, "1 for the seat that must decide."),
    Part(
        "next_first",
        (SEATS,),
        0,
        1,
        "1 for the seat that will begin the next round, as far as casinos have paid.",
    ),
    Part("five", (SEATS,), 0, 1, "1 for the seat with the tile of High Five."),
    Part("power", (SEATS,), 0, 1, "1 for the seat with the marker of Power Play."),
    Part("gold", (SEATS,), 0, 1, "1 for the seat whose die lies on the gold space."),
    Part("knocked", (SEATS,), 0, 1, "Small dice of each seat on the board Knockout, in eighths."),
    Part("doubled", (SEATS,), 0, 2, "Weight of each seat on the board Double Down, in eighths."),
    Part("nice", (SEATS, CASINOS), 0, 1, "1 for each space of Nice Dice on which a seat has a die."),
    Part("closed", (CASINOS,), 0, 1, "1 for the casino that is closed."),
    Part("black", (BLACK_DICE,), 0, 1, "What the black dice show, in eighths; 0 if they were not rolled."),
    Part("groups", (GROUPS,), 0, 1, "Groups left of 1, 2 and 3 grey dice, in eighths."),
    Part("pictures", (GROUPS,), 0, 1, "Free pictures of a chip, of money and of the die action, in eighths."),
    Part("unseen", (len(NOTE_VALUES),), 0, 1, "Notes of each value that lie face down, in sixteenths."),
    Part("bank", (len(NOTE_VALUES),), 0, 1, "Notes of each value in the bank, in sixteenths."),
    Part("jackpot", (), 0, 1, "Steps of the marker of Jackpot, in eighths."),
    Part("fifty", (), 0, 1, "Steps of the marker of Fifty Fifty, in eighths."),
    Part("loop", (), 0, 1, "Steps of the marker of No Entry, in eighths."),
    Part("held", (), 0, 1, "Tokens in the observer's own fist, in eighths."),
    Part("split", (), 0, 1, "Which split the observer has laid face down, in sixteenths."),
    Part("split_size", (), 0, 1, "Tokens in the first group of the split, in eighths."),
    Part("paying", (), 0, 1, "0 while dice are placed, then the next casino to pay, in eighths."),
    Part("rounds_left", (), 0, 1, "Rounds still to come after this one, in eighths."),
    Part("players", (), 0, 1, "How many play, in eighths."),
    is_discreet=True,
)
AT = OBSERVATION.at


def observe(s: State, seat: int, out: Numbers) -> None:
    """Write all numbers; those of seats that nobody sits in stay 0."""
    observe_casinos(s, out)
    observe_boards(s, seat, out)
    observe_seats(s, seat, out)
    for i in range(KINDS_OF_DECISION):
        out[AT.decision + i] = s.decision == FIRST_MOVES[i]
    for i in range(len(NOTE_VALUES)):
        out[AT.unseen + i] = s.unseen[i] * SIXTEENTH
        out[AT.bank + i] = s.bank[i] * SIXTEENTH
    out[AT.paying] = s.paying * EIGHTH
    out[AT.rounds_left] = (s.rounds - s.round_number) * EIGHTH
    out[AT.players] = s.players * EIGHTH


def observe_casinos(s: State, out: Numbers) -> None:
    """Dice just rolled, and what lies at each casino, but for the players' dice."""
    for casino in range(CASINOS):
        out[AT.rolled + casino] = s.rolled[casino] * EIGHTH
    for casino in range(CASINOS):
        out[AT.rolled_biggy + casino] = s.rolled_biggy == casino
        out[AT.placed + casino] = s.placed == casino
        out[AT.closed + casino] = s.closed == casino
        out[AT.neutral_weights + casino] = s.weights[casino, NEUTRAL] * EIGHTH
        out[AT.grey_weights + casino] = s.weights[casino, GREY] * EIGHTH
    for casino in range(CASINOS):
        for i in range(PAIR):
            out[AT.notes + casino * PAIR + i] = s.notes[casino, i] * PER_128
    for casino in range(CASINOS):
        for board in range(BOARDS):
            out[AT.boards + casino * BOARDS + board] = s.boards[casino] == board + 1


def observe_boards(s: State, seat: int, out: Numbers) -> None:
    """Markers and dice of the boards, and the observer's own secrets."""
    for i in range(BLACK_DICE):
        out[AT.black + i] = s.black[i] * EIGHTH
    for i in range(GROUPS):
        out[AT.groups + i] = s.groups[i] * EIGHTH
        out[AT.pictures + i] = s.pictures[i] * EIGHTH
    out[AT.jackpot] = s.jackpot * EIGHTH
    out[AT.fifty] = s.fifty * EIGHTH
    out[AT.loop] = s.loop * EIGHTH
    out[AT.held] = (int(s.held) if knows_fist(s, seat) else 0) * EIGHTH
    out[AT.split] = (int(s.split) if knows_split(s, seat) else 0) * SIXTEENTH
    out[AT.split_size] = s.split_size * EIGHTH


def observe_seats(s: State, seat: int, out: Numbers) -> None:
    """What each seat has, and where its dice lie."""
    other = seat
    for place in range(s.players):
        for casino in range(CASINOS):
            out[AT.weights + place * CASINOS + casino] = s.weights[casino, other] * EIGHTH
        for value in range(CASINOS):
            out[AT.nice + place * CASINOS + value] = s.nice[value] == other
        other = left_of(s, other)
    players = int(s.players)
    write_seats(out, AT.supply, s.supply, ALL, players, seat, EIGHTH)
    write_seat_bits(out, AT.biggy, places_of(s.biggy, SUPPLY), players, seat)
    write_seats(out, AT.money, s.money, ALL, players, seat, PER_128)
    write_seats(out, AT.won, s.won, ALL, players, seat, EIGHTH)
    write_seats(out, AT.chips, s.chips, ALL, players, seat, EIGHTH)
    write_seat_bits(out, AT.turn, only(int(s.turn)), players, seat)
    write_seat_bits(out, AT.decider, only(int(s.decider)), players, seat)
    write_seat_bits(out, AT.next_first, only(int(s.next_first)), players, seat)
    write_seat_bits(out, AT.five, only(int(s.five)), players, seat)
    write_seat_bits(out, AT.power, only(int(s.power)), players, seat)
    write_seat_bits(out, AT.gold, only(int(s.gold)), players, seat)
    write_seats(out, AT.knocked, s.knocked, ALL, players, seat, EIGHTH)
    write_seats(out, AT.doubled, s.doubled, ALL, players, seat, EIGHTH)
