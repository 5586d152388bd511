"""The boards, each listed once: its number, its file, and what it does when."""

from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.core.switch import Switch
from flambeur.games.royale.boards import (
    bad_luck,
    black_box,
    block_it,
    double_down,
    fifty_fifty,
    handicap,
    high_five,
    jackpot,
    knockout,
    lucky_punch,
    my_choice,
    nice_dice,
    no_entry,
    pay_day,
    power_play,
    prime_time,
)
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
    NO_ENTRY,
    PAY_DAY,
    POWER_PLAY,
    PRIME_TIME,
)


def no_set_up(s: State) -> None:
    """Nothing lies on the board."""


def no_activation(s: State, chance: Chance, seat: int, casino: int) -> None:
    """Dice that are placed do nothing here."""


def nothing_before(s: State, chance: Chance, casino: int) -> None:
    """Nothing before casinos pay."""


def no_payment(s: State, winner: int) -> None:
    """Nothing beside the notes of the casino."""


def nothing_after(s: State, casino: int) -> None:
    """Nothing after all casinos."""


def no_secret(s: State, seat: int) -> None:
    """Everything lies open."""


def no_guess(s: State, chance: Chance) -> None:
    """So nothing is to be guessed."""


class Board(NamedTuple):
    """A board and its part in a round; what is not named, it does not do."""

    number: int
    file: ModuleType
    set_up: Callable[[State], None] = no_set_up
    activate: Callable[[State, Chance, int, int], None] = no_activation
    before_payment: Callable[[State, Chance, int], None] = nothing_before  # of all casinos
    at_payment: Callable[[State, int], None] = no_payment  # of its own casino
    after_payment: Callable[[State, int], None] = nothing_after  # of all casinos
    at_end: Callable[[State, int], None] = nothing_after  # last of all
    hide: Callable[[State, int], None] = no_secret
    guess: Callable[[State, Chance], None] = no_guess


BOARDS = (
    Board(
        LUCKY_PUNCH,
        lucky_punch,
        activate=lucky_punch.activate,
        hide=lucky_punch.hide,
        guess=lucky_punch.guess,
    ),
    Board(JACKPOT, jackpot, activate=jackpot.activate),
    Board(PRIME_TIME, prime_time, before_payment=prime_time.before_payment),
    Board(FIFTY_FIFTY, fifty_fifty, activate=fifty_fifty.activate),
    Board(HIGH_FIVE, high_five, activate=high_five.activate, at_payment=high_five.at_payment),
    Board(BAD_LUCK, bad_luck, at_end=bad_luck.at_end),
    Board(PAY_DAY, pay_day, activate=pay_day.activate),
    Board(POWER_PLAY, power_play, activate=power_play.activate),
    Board(NO_ENTRY, no_entry, activate=no_entry.activate),
    Board(KNOCKOUT, knockout, activate=knockout.activate),
    Board(BLOCK_IT, block_it, set_up=block_it.set_up, activate=block_it.activate),
    Board(HANDICAP, handicap, set_up=handicap.set_up, activate=handicap.activate),
    Board(BLACK_BOX, black_box, at_payment=black_box.at_payment, hide=black_box.hide, guess=black_box.guess),
    Board(DOUBLE_DOWN, double_down, activate=double_down.activate, at_payment=double_down.at_payment),
    Board(NICE_DICE, nice_dice, activate=nice_dice.activate, after_payment=nice_dice.after_payment),
    Board(MY_CHOICE, my_choice, activate=my_choice.activate, after_payment=my_choice.after_payment),
)

set_up_board = Switch({board.number: board.set_up for board in BOARDS}, no_set_up)
activate_board = Switch({board.number: board.activate for board in BOARDS}, no_activation)
board_before_payment = Switch({board.number: board.before_payment for board in BOARDS}, nothing_before)
board_at_payment = Switch({board.number: board.at_payment for board in BOARDS}, no_payment)
board_after_payment = Switch({board.number: board.after_payment for board in BOARDS}, nothing_after)
board_at_end = Switch({board.number: board.at_end for board in BOARDS}, nothing_after)
hide_board = Switch({board.number: board.hide for board in BOARDS}, no_secret)
guess_board = Switch({board.number: board.guess for board in BOARDS}, no_guess)
