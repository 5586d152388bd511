"""The decisions: which moves each of them allows, and who carries them out."""

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.action import act
from flambeur.games.royale.action import choices as action_choices
from flambeur.games.royale.boards.black_box import lay_split, open_group
from flambeur.games.royale.boards.block_it import choices as block_choices
from flambeur.games.royale.boards.block_it import lay_group
from flambeur.games.royale.boards.double_down import choices as double_choices
from flambeur.games.royale.boards.double_down import double_down
from flambeur.games.royale.boards.fifty_fifty import call
from flambeur.games.royale.boards.handicap import choices as handicap_choices
from flambeur.games.royale.boards.handicap import take_grey
from flambeur.games.royale.boards.knockout import knock
from flambeur.games.royale.boards.lucky_punch import guess_tokens, hold
from flambeur.games.royale.boards.my_choice import activate_other, choose, other_boards, put_gold
from flambeur.games.royale.boards.my_choice import choices as black_choices
from flambeur.games.royale.boards.nice_dice import choices as nice_choices
from flambeur.games.royale.boards.nice_dice import put
from flambeur.games.royale.boards.no_entry import choices as entry_choices
from flambeur.games.royale.boards.no_entry import close
from flambeur.games.royale.boards.no_entry import may_leave as may_leave_open
from flambeur.games.royale.boards.power_play import choices as power_choices
from flambeur.games.royale.boards.power_play import roll_or_use
from flambeur.games.royale.boards.prime_time import add
from flambeur.games.royale.boards.prime_time import choices as prime_choices
from flambeur.games.royale.dice import kinds_left
from flambeur.games.royale.moves import (
    ACTIVATE,
    ADD,
    CHOOSE,
    CLOSE,
    DOUBLE,
    GOLD,
    GROUP,
    GUESS,
    HOLD,
    KNOCK,
    LEAVE,
    NOTHING,
    OPEN,
    PLACE,
    PUT,
    ROLL,
    SET,
    SPLIT,
    SPLITS,
    STOP,
    TAKE,
)
from flambeur.games.royale.state import DOUBLE_DOWN, HANDICAP, NICE_DICE, NO_ENTRY, PRIME_TIME
from flambeur.games.royale.story import LEFT
from flambeur.games.royale.turns import place_choices, place_or_pass

ALL_SPLITS = (1 << len(SPLITS)) - 1
THREE, TWO = 0b111, 0b11


def choices(s: State) -> int:
    """The moves of the present decision, counted from its first, as a set of bits; LEAVE is apart."""
    if s.decision == PLACE:
        return place_choices(s)
    return turn_choices(s, int(s.decision), int(s.decider))


def turn_choices(s: State, decision: int, seat: int) -> int:
    """The same for all but the most frequent decision."""
    if decision == ROLL:
        return power_choices(s, seat)
    if decision == CLOSE:
        return entry_choices(s)
    if decision in (KNOCK, GOLD):
        return kinds_left(s, seat)
    if decision == GROUP:
        return block_choices(s)
    if decision == TAKE:
        return handicap_choices(s)
    if decision == SET:
        return action_choices(s, seat)
    if decision == DOUBLE:
        return double_choices(s, seat)
    if decision == PUT:
        return nice_choices(s)
    if decision == CHOOSE:
        return black_choices(s)
    if decision == ACTIVATE:
        return other_boards(s)
    if decision == ADD:
        return prime_choices(s)
    if decision == SPLIT:
        return ALL_SPLITS
    return TWO if decision == OPEN else THREE  # HOLD, GUESS and STOP have three moves


def may_leave(s: State) -> bool:
    """Whether the decision may be declined."""
    if s.decision == CLOSE:
        return may_leave_open(s)
    return bool(board_to_leave(int(s.decision)) != 0)


def board_to_leave(decision: int) -> int:
    """The board whose offer is declined, or 0 if it is none that can be."""
    if decision == CLOSE:
        return NO_ENTRY
    if decision == TAKE:
        return HANDICAP
    if decision == DOUBLE:
        return DOUBLE_DOWN
    if decision == PUT:
        return NICE_DICE
    return PRIME_TIME if decision == ADD else 0


def decide(s: State, chance: Chance, seat: int, move: int) -> None:
    """Carry out a move; it may lead to another decision at once."""
    decision = int(s.decision)
    s.decision = NOTHING
    if decision == PLACE:
        place_or_pass(s, seat, move)
    elif move == LEAVE:
        tell(LEFT, seat, board_to_leave(decision))
    else:
        decide_board(s, chance, seat, move, decision)


def decide_board(s: State, chance: Chance, seat: int, move: int, decision: int) -> None:
    """Carry out a move that a board asked for during a turn."""
    if decision == ROLL:
        roll_or_use(s, chance, seat, move)
    elif decision == HOLD:
        hold(s, seat, 1 + move - HOLD)
    elif decision == GUESS:
        guess_tokens(s, seat, 1 + move - GUESS)
    elif decision == STOP:
        call(s, chance, seat, move)
    elif decision == CLOSE:
        close(s, seat, move - CLOSE)
    elif decision == KNOCK:
        knock(s, seat, move - KNOCK)
    elif decision == GROUP:
        lay_group(s, seat, move)
    elif decision == TAKE:
        take_grey(s, seat, move)
    elif decision == SET:
        act(s, seat, move)
    elif decision == DOUBLE:
        double_down(s, seat, move)
    elif decision == PUT:
        put(s, seat, move)
    elif decision == CHOOSE:
        choose(s, seat, 1 + move - CHOOSE)
    elif decision == ACTIVATE:
        activate_other(s, seat, move - ACTIVATE)
    elif decision == GOLD:
        put_gold(s, seat, move - GOLD)
    else:
        decide_payment(s, seat, move, decision)


def decide_payment(s: State, seat: int, move: int, decision: int) -> None:
    """Carry out a move that a board asked for at the end of the round."""
    if decision == ADD:
        add(s, seat, move)
    elif decision == SPLIT:
        lay_split(s, seat, move - SPLIT)
    else:
        open_group(s, seat, move - OPEN)
