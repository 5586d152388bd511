"""Which board does what, and when: the only place that knows the boards by name."""

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.games.royale.boards.bad_luck import after_payment as fine_the_last
from flambeur.games.royale.boards.black_box import at_payment as pay_black_box
from flambeur.games.royale.boards.block_it import activate as activate_block_it
from flambeur.games.royale.boards.block_it import set_up as set_up_block_it
from flambeur.games.royale.boards.double_down import activate as activate_double_down
from flambeur.games.royale.boards.double_down import at_payment as pay_double_down
from flambeur.games.royale.boards.fifty_fifty import activate as activate_fifty_fifty
from flambeur.games.royale.boards.handicap import activate as activate_handicap
from flambeur.games.royale.boards.handicap import set_up as set_up_handicap
from flambeur.games.royale.boards.high_five import activate as activate_high_five
from flambeur.games.royale.boards.high_five import at_payment as pay_high_five
from flambeur.games.royale.boards.jackpot import activate as activate_jackpot
from flambeur.games.royale.boards.knockout import activate as activate_knockout
from flambeur.games.royale.boards.lucky_punch import activate as activate_lucky_punch
from flambeur.games.royale.boards.my_choice import activate as activate_my_choice
from flambeur.games.royale.boards.my_choice import after_payment as pay_my_choice
from flambeur.games.royale.boards.nice_dice import activate as activate_nice_dice
from flambeur.games.royale.boards.nice_dice import after_payment as pay_nice_dice
from flambeur.games.royale.boards.no_entry import activate as activate_no_entry
from flambeur.games.royale.boards.pay_day import activate as activate_pay_day
from flambeur.games.royale.boards.power_play import activate as activate_power_play
from flambeur.games.royale.boards.prime_time import before_payment as offer_prime_time
from flambeur.games.royale.state import (
    BAD_LUCK,
    BLACK_BOX,
    BLOCK_IT,
    CASINOS,
    DOUBLE_DOWN,
    FIFTY_FIFTY,
    HANDICAP,
    HIGH_FIVE,
    JACKPOT,
    KNOCKOUT,
    LUCKY_PUNCH,
    MY_CHOICE,
    NICE_DICE,
    NO_ENTRY,
    NOBODY,
    NOWHERE,
    PAY_DAY,
    POWER_PLAY,
    PRIME_TIME,
)


def clear_boards(s: State) -> None:
    """Everything on the boards is as before their set-up."""
    s.five = s.power = s.gold = NOBODY
    s.closed = NOWHERE
    s.jackpot = s.fifty = s.loop = 0
    for i in range(len(s.black)):
        s.black[i] = 0
    for i in range(len(s.groups)):
        s.groups[i] = s.pictures[i] = 0
    for seat in range(len(s.knocked)):
        s.knocked[seat] = s.doubled[seat] = 0
    for value in range(CASINOS):
        s.nice[value] = NOBODY


def set_up_board(s: State, board: int) -> None:
    """What lies on the board, or comes with it, at the start of a round."""
    if board == BLOCK_IT:
        set_up_block_it(s)
    elif board == HANDICAP:
        set_up_handicap(s)


def activate_board(s: State, chance: Chance, seat: int, casino: int) -> None:
    """What the board of a casino does when dice were placed there, whatever their number (LR-22)."""
    board = int(s.boards[casino])
    if board == LUCKY_PUNCH:
        activate_lucky_punch(s, seat)
    elif board == JACKPOT:
        activate_jackpot(s, chance, seat)
    elif board == FIFTY_FIFTY:
        activate_fifty_fifty(s, chance, seat)
    elif board == HIGH_FIVE:
        activate_high_five(s, seat, casino)
    elif board == PAY_DAY:
        activate_pay_day(s, seat)
    elif board == POWER_PLAY:
        activate_power_play(s, seat, casino)
    elif board == NO_ENTRY:
        activate_no_entry(s, seat)
    elif board == KNOCKOUT:
        activate_knockout(s, seat)
    elif board == BLOCK_IT:
        activate_block_it(s, seat)
    elif board == HANDICAP:
        activate_handicap(s, seat)
    elif board == DOUBLE_DOWN:
        activate_double_down(s, seat)
    elif board == NICE_DICE:
        activate_nice_dice(s, seat)
    elif board == MY_CHOICE:
        activate_my_choice(s, chance, seat)


def before_payment(s: State, chance: Chance) -> None:
    """Boards that come before all casinos pay (LR-30)."""
    for casino in range(CASINOS):
        if s.boards[casino] == PRIME_TIME:
            offer_prime_time(s, chance, casino)


def pay_board(s: State, board: int, winner: int) -> None:
    """Boards that pay together with their casino (LR-30)."""
    if board == HIGH_FIVE:
        pay_high_five(s)
    elif board == BLACK_BOX:
        pay_black_box(s, winner)
    elif board == DOUBLE_DOWN:
        pay_double_down(s)


def after_payment(s: State) -> None:
    """Boards that pay after all casinos, and last of all Bad Luck, which takes (LR-30)."""
    for casino in range(CASINOS):
        if s.boards[casino] == NICE_DICE:
            pay_nice_dice(s)
        elif s.boards[casino] == MY_CHOICE:
            pay_my_choice(s)
    for casino in range(CASINOS):
        if s.boards[casino] == BAD_LUCK:
            fine_the_last(s, casino)
