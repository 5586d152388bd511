"""Rounds: boards are drawn, casinos funded, and in the end paid."""

from flambeur.core.chance import Chance, below, next_phase, roll
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.boards.registry import (
    board_after_payment,
    board_at_end,
    board_at_payment,
    board_before_payment,
    set_up_board,
)
from flambeur.games.royale.moves import NOTHING
from flambeur.games.royale.notes import fund_casinos
from flambeur.games.royale.payment import pay_casino, winner_at
from flambeur.games.royale.state import (
    BOARDS,
    CASINOS,
    DRAWN,
    NEUTRAL,
    NO_BOARD,
    NOBODY,
    NOWHERE,
    OWNERS,
    ROUND_CHIPS,
    SMALL_DICE,
    SUPPLY,
)
from flambeur.games.royale.story import BOARD_LAID, GAME_ENDED, NEUTRAL_PLACED, ROUND_BEGAN
from flambeur.games.royale.turns import begin_turn, clear_roll
from flambeur.games.seating import left_of


def begin_round(s: State, chance: Chance) -> None:
    """Set the table, and let the first player begin (LR-04, LR-20)."""
    s.round_number += 1
    s.paying = 0
    next_phase(chance)
    for seat in range(s.players):
        s.chips[seat] += ROUND_CHIPS
    tell(ROUND_BEGAN, s.round_number, s.first, ROUND_CHIPS)
    take_dice(s)
    lay_boards(s, chance)
    fund_casinos(s, chance)
    if s.neutral_dice:
        place_neutral_dice(s, chance)
    begin_turn(s, chance, int(s.first))


def take_dice(s: State) -> None:
    """Everybody has all dice again (LR-01)."""
    for casino in range(CASINOS):
        for owner in range(OWNERS):
            s.weights[casino, owner] = 0
    for seat in range(s.players):
        s.supply[seat] = SMALL_DICE
        s.biggy[seat] = SUPPLY
    s.biggy[NEUTRAL] = NOWHERE


def lay_boards(s: State, chance: Chance) -> None:
    """Boards that were agreed lie at their casinos, the others are drawn from casino 1 on (LR-20)."""
    clear_boards(s)
    tiles = 0
    for casino in range(CASINOS):
        board = int(s.plan[casino])
        s.boards[casino] = NO_BOARD if board == DRAWN else board
        tiles |= tile_bit(int(s.boards[casino]))
    for casino in range(CASINOS):
        if s.plan[casino] == DRAWN:
            board = draw_board(s, chance, tiles)
            tiles |= tile_bit(board)
            s.boards[casino] = board
    for casino in range(CASINOS):
        if s.boards[casino] != NO_BOARD:
            tell(BOARD_LAID, casino, s.boards[casino])
            set_up_board(int(s.boards[casino]), s)


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


def draw_board(s: State, chance: Chance, tiles: int) -> int:
    """Any side of a tile that is not on the table; if agreed so, one that was never drawn before."""
    while True:
        board = 1 + below(chance, BOARDS)
        if not tiles & tile_bit(board) and not s.used >> board & 1:
            s.used |= int(s.unique) << board
            return board


def tile_bit(board: int) -> int:
    """The tile of a board as a set of bits: boards 1 and 2 are the sides of the first; none is no tile."""
    return 1 << (board + 1) // 2 & ~1


def place_neutral_dice(s: State, chance: Chance) -> None:
    """All eight dice of an unused colour are rolled and placed; they activate nothing (LR-12, LR-12b)."""
    tally, big = roll(chance, SMALL_DICE), below(chance, CASINOS)
    s.biggy[NEUTRAL] = big
    for casino in range(CASINOS):
        small = tally >> (4 * casino) & 15
        s.weights[casino, NEUTRAL] = small + 2 * int(casino == big)
        if s.weights[casino, NEUTRAL] > 0:
            tell(NEUTRAL_PLACED, casino, small, int(casino == big))


def begin_payment(s: State, chance: Chance) -> None:
    """All dice are placed (LR-08); if nobody wins anywhere, the next player will begin (LR-10)."""
    s.paying = 1
    s.next_first = left_of(s, int(s.first))
    clear_roll(s)
    for casino in range(CASINOS):
        board_before_payment(int(s.boards[casino]), s, chance, casino)  # LR-30


def pay_next(s: State, chance: Chance) -> None:
    """Casinos 1 to 6 pay, each with its board, then the boards that come last (LR-09, LR-30)."""
    casino = int(s.paying) - 1
    s.paying += 1
    if casino < CASINOS:
        pay_casino(s, casino)
        board_at_payment(int(s.boards[casino]), s, winner_at(s, casino))
    else:
        pay_late_boards(s)
        end_round(s, chance)


def pay_late_boards(s: State) -> None:
    """Boards that pay after all casinos, and last of all Bad Luck, which takes (LR-30)."""
    for casino in range(CASINOS):
        board_after_payment(int(s.boards[casino]), s, casino)
    for casino in range(CASINOS):
        board_at_end(int(s.boards[casino]), s, casino)


def end_round(s: State, chance: Chance) -> None:
    """The next round begins, or the game is over (LR-10, LR-11)."""
    s.first = s.next_first
    if s.round_number < s.rounds:
        begin_round(s, chance)
    else:
        s.turn = s.decider = NOBODY
        s.decision = NOTHING
        tell(GAME_ENDED)
