"""What things at the table are worth to a seat, in thousands, if the round ended now. Not rules: bots use it.

Payments are exact; what is still uncertain is taken as what it brings on average.
"""

from flambeur.core.layout import State
from flambeur.games.royale.boards.bad_luck import FINE, least_weight
from flambeur.games.royale.boards.black_box import EVERYTHING
from flambeur.games.royale.boards.double_down import AMOUNT as DOUBLE_AMOUNT
from flambeur.games.royale.boards.double_down import PLACES
from flambeur.games.royale.boards.handicap import FOR_MONEY
from flambeur.games.royale.boards.high_five import AMOUNT as FIVE_AMOUNT
from flambeur.games.royale.boards.high_five import can_take
from flambeur.games.royale.boards.jackpot import amount as jackpot_amount
from flambeur.games.royale.boards.knockout import on_board
from flambeur.games.royale.boards.no_entry import LOOP
from flambeur.games.royale.boards.pay_day import amount as pay_day_amount
from flambeur.games.royale.payment import is_real
from flambeur.games.royale.state import (
    BAD_LUCK,
    BLACK_BOX,
    BLOCK_IT,
    DOUBLE_DOWN,
    FIFTY_FIFTY,
    HANDICAP,
    HIGH_FIVE,
    JACKPOT,
    KNOCKOUT,
    LUCKY_PUNCH,
    MY_CHOICE,
    NICE_DICE,
    NO_BOARD,
    NO_ENTRY,
    PAIR,
    PAY_DAY,
    POWER_PLAY,
    PRIME_TIME,
)
from flambeur.games.ties import UNRANKED, leader, rank_of, strongest, untied

# What a small die in the supply is good for, times the number of players: found by letting quick players
# meet with other values. The fewer there are, the more it counts to have the last word.
DIE_WORTH = 36

# What boards bring the winner of their casino, on average.
HALF_THE_TOKENS = EVERYTHING // 2
TWO_MORE_DICE = 20

# What boards bring when they are activated: the first two as both sides play best, the others about so much.
FIST = 18
CALLS = 15
POWER_MARKER = 15
OTHERS_KNOCKED_OUT = 12
GREY_GROUP = 10
GREY_FOR_MONEY = 30
GREY_DIE = 12
DOUBLED_DICE = 15
NICE_DIE = 20
BLACK_CHOICE = 30


def die_worth(s: State) -> int:
    """What a small die in the supply is good for."""
    return DIE_WORTH // int(s.players)


def pays(s: State, seat: int, casino: int) -> int:
    """What a casino would pay the seat, with what its board brings the winner or takes from the last.

    Everything asks for this, so it is long enough to be called and not inlined each time.
    """
    rank = rank_of(s.weights[casino], seat)
    amount = int(s.notes[casino, rank]) if UNRANKED < rank < PAIR else 0
    board = int(s.boards[casino])
    if board == NO_BOARD:
        return amount
    if board == BLACK_BOX:
        amount += HALF_THE_TOKENS * int(rank == 0)
    elif board == PRIME_TIME:
        amount += TWO_MORE_DICE * int(rank == 0)
    elif board == BAD_LUCK:
        amount -= FINE * int(s.weights[casino, seat] == least_weight(s, casino))
    return amount


def gain(s: State, seat: int, casino: int, weight: int) -> int:
    """How much more the casino would pay with so much more, or less, weight of the seat's."""
    before = pays(s, seat, casino)
    s.weights[casino, seat] += weight
    after = pays(s, seat, casino)
    s.weights[casino, seat] -= weight
    return after - before


def placing(s: State, seat: int, casino: int, weight: int) -> int:
    """The same for dice that are placed, with what the board then does."""
    before = pays(s, seat, casino)
    s.weights[casino, seat] += weight
    after = pays(s, seat, casino)
    if s.boards[casino] != NO_BOARD:
        after += activation(s, seat, casino)
    s.weights[casino, seat] -= weight
    return after - before


def activation(s: State, seat: int, casino: int) -> int:
    """What it brings the seat that the board is activated; dice that were placed already count."""
    board = int(s.boards[casino])
    if board == LUCKY_PUNCH:
        return FIST
    if board == JACKPOT:
        return jackpot_amount(s) // 3  # a double or a seven is one roll of three
    if board == FIFTY_FIFTY:
        return CALLS
    if board == HIGH_FIVE:
        return FIVE_AMOUNT * int(can_take(s, seat, casino))
    if board == PAY_DAY:
        return pay_day_amount(s, seat)
    if board == POWER_PLAY:
        return POWER_MARKER * int((s.power != seat) & (leader(s.weights[casino]) == seat))
    return activation_of_dice(s, seat, board)


def activation_of_dice(s: State, seat: int, board: int) -> int:
    """The same for boards that move dice, or close a casino to them."""
    if board == NO_ENTRY:
        return LOOP[int(s.loop)]
    if board == KNOCKOUT:
        return OTHERS_KNOCKED_OUT + die_worth(s) * on_board(s, seat)
    if board == BLOCK_IT:
        return GREY_GROUP
    if board == HANDICAP:
        return GREY_FOR_MONEY if s.pictures[FOR_MONEY] > 0 else GREY_DIE
    if board == DOUBLE_DOWN:
        return DOUBLED_DICE
    if board == NICE_DICE:
        return NICE_DIE
    return BLACK_CHOICE * int(board == MY_CHOICE)


def doubled_pays(s: State, seat: int) -> int:
    """What the dice on Double Down would bring the seat."""
    rank = rank_of(s.doubled, seat)
    return DOUBLE_AMOUNT // (1 + rank) if UNRANKED < rank < PLACES else 0


def edge(s: State, seat: int, casino: int) -> int:
    """What the notes of a casino bring the seat more than each of the others, as a multiple of the others."""
    weights = s.weights[casino]
    levels = untied(weights)
    first = strongest(weights, levels)
    second = strongest(weights, levels & ~(1 << int(weights[first])))
    return int(s.notes[casino, 0]) * side(s, seat, first) + int(s.notes[casino, 1]) * side(s, seat, second)


def side(s: State, seat: int, owner: int) -> int:
    """How many opponents a seat gets ahead of when this owner is paid."""
    if owner == seat:
        return int(s.players) - 1
    return -int(is_real(owner))
