"""Las Vegas Royale as the contract of a game asks for it."""

from flambeur.core.chance import Chance, below
from flambeur.core.layout import Mask, Places, State
from flambeur.core.rows import write_bits
from flambeur.core.steps import BOARD, DECISION, OVER, PAYMENT, RARE_DECISION, TURN
from flambeur.games.bits import count_bits, nth_bit
from flambeur.games.royale.boards.power_play import check_power
from flambeur.games.royale.boards.registry import activate_board, guess_board, hide_board
from flambeur.games.royale.decisions import choices, decide, may_leave
from flambeur.games.royale.moves import LEAVE, NOTHING, PLACE
from flambeur.games.royale.notes import shuffle_notes
from flambeur.games.royale.rounds import begin_payment, begin_round, pay_next
from flambeur.games.royale.state import CASINOS, CHIP, NO_BOARD, NOBODY, NOWHERE
from flambeur.games.royale.turns import begin_turn, next_with_dice

STEPS = (OVER, DECISION, RARE_DECISION, TURN, BOARD, PAYMENT)
LONGEST = 24  # moves of one decision, LEAVE apart


def start(s: State, chance: Chance) -> None:
    """Set the table; what was agreed already stands in the state."""
    shuffle_notes(s, chance)
    s.activating = NOWHERE
    if s.first == NOBODY:
        s.first = below(chance, s.players)
    begin_round(s, chance)


def waiting(s: State) -> int:
    """The seat that must decide, as a set of bits."""
    return 0 if s.decider == NOBODY else 1 << int(s.decider)


def legal(s: State, seat: int, mask: Mask) -> int:
    """Mark the moves of the present decision; returns how many are legal."""
    for move in range(len(mask)):
        mask[move] = 0
    moves, decision = choices(s), max(0, int(s.decision))  # of no decision there are no moves
    first = max(0, min(decision, len(mask) - LONGEST))  # so that as many as may be follow it in the table
    write_bits(mask, first, LONGEST, moves << (decision - first))
    mask[LEAVE] = may_leave(s)
    return count_bits(moves) + int(mask[LEAVE])


def random_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """One of these moves, each as likely; the table is long and a decision has few of them."""
    moves = choices(s)
    count = count_bits(moves)
    rank = below(chance, count + int(may_leave(s)))
    return LEAVE if rank == count else int(s.decision) + nth_bit(moves, rank)


def apply(s: State, chance: Chance, seat: int, move: int) -> None:
    """Carry out the move and all that follows by itself, up to the next decision."""
    decide(s, chance, seat, move)
    while s.decision == NOTHING and s.turn != NOBODY:
        go_on(s, chance)


def go_on(s: State, chance: Chance) -> None:
    """The next thing that needs no decision: a board, a payment, or somebody's turn."""
    if s.activating != NOWHERE:
        casino = int(s.activating)
        s.activating = NOWHERE
        activate_board(int(s.boards[casino]), s, chance, int(s.turn), casino)
    elif s.paying > 0:
        pay_next(s, chance)
    else:
        next_turn(s, chance)


def due(s: State) -> int:
    """What comes next, for games that are kept in step."""
    if s.turn == NOBODY:
        return OVER
    if s.decision != NOTHING:
        return DECISION if s.decision == PLACE else RARE_DECISION
    if s.activating != NOWHERE and s.boards[s.activating] != NO_BOARD:
        return BOARD
    return PAYMENT if s.paying > 0 else TURN


def next_turn(s: State, chance: Chance) -> None:
    """The next player with dice rolls; when there is none, casinos pay (LR-07, LR-08)."""
    check_power(s)
    seat = next_with_dice(s, int(s.turn))
    if seat != NOBODY:
        begin_turn(s, chance, seat)
    else:
        begin_payment(s, chance)


def is_over(s: State) -> bool:
    """Whether the last round has been paid."""
    return bool(s.turn == NOBODY)


def result(s: State, seat: int) -> int:
    """What a seat owns, in thousands: notes, and chips at 10 each (LR-11)."""
    return int(s.money[seat]) + CHIP * int(s.chips[seat])


def standing(s: State, places: Places) -> None:
    """The place of each seat; equals share it (LR-11)."""
    for seat in range(s.players):
        better = 0
        for other in range(s.players):
            better += is_richer(s, other, seat)
        places[seat] = 1 + better


def is_richer(s: State, seat: int, other: int) -> bool:
    """More money, or as much in more notes and chips (LR-11)."""
    if result(s, seat) != result(s, other):
        return bool(result(s, seat) > result(s, other))
    return bool(s.won[seat] + s.chips[seat] > s.won[other] + s.chips[other])


def hide(s: State, seat: int) -> None:
    """Clear what boards keep secret: the tokens in a fist, the split of the Black Box."""
    for casino in range(CASINOS):
        hide_board(int(s.boards[casino]), s, seat)


def guess(s: State, chance: Chance, seat: int) -> None:
    """Fill them in again, at random."""
    for casino in range(CASINOS):
        guess_board(int(s.boards[casino]), s, chance)
