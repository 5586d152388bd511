"""The decisions, each listed once: which moves it allows, who carries them out, and why one is refused."""

from collections.abc import Callable
from typing import NamedTuple

from flambeur.core.chance import Chance
from flambeur.core.contract import Refusal
from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.core.story import tell
from flambeur.core.switch import Switch
from flambeur.games.royale import die_action
from flambeur.games.royale.boards import (
    black_box,
    block_it,
    double_down,
    fifty_fifty,
    handicap,
    knockout,
    lucky_punch,
    my_choice,
    nice_dice,
    no_entry,
    power_play,
    prime_time,
)
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
    STOP,
    TAKE,
)
from flambeur.games.royale.reasons import is_closed, never_barred, no_such_die, not_black, not_rolled
from flambeur.games.royale.state import NO_BOARD
from flambeur.games.royale.story import LEFT
from flambeur.games.royale.turns import place_choices, place_or_pass


def no_offer(s: State) -> int:
    """Nobody may decline."""
    return NO_BOARD


class Decision(NamedTuple):
    """What the game may wait for, named by the first of its moves; they go up to the first of the next."""

    first: int
    rule: str
    choices: Callable[[State, int], int]  # the seat's moves counted from the first, as a set of bits
    carry_out: Callable[[State, Chance, int, int], None]
    offer: Callable[[State], int] = no_offer  # the board that may be left now, or NO_BOARD
    is_barred: Callable[[State, int], bool] = never_barred  # by the casino that is closed
    reason: Callable[[State, Move, str], Refusal] | None = None  # none where all moves are always allowed


DECISIONS = (
    Decision(PLACE, "LR-05", place_choices, place_or_pass, is_barred=is_closed, reason=not_rolled),
    Decision(
        ROLL, "LR-D2", power_play.choices, power_play.roll_or_use, is_barred=is_closed, reason=no_such_die
    ),
    Decision(HOLD, "LR-A1", lucky_punch.choices, lucky_punch.hold),
    Decision(GUESS, "LR-A1", lucky_punch.choices, lucky_punch.guess_tokens),
    Decision(STOP, "LR-B2", fifty_fifty.choices, fifty_fifty.call),
    Decision(CLOSE, "LR-E1", no_entry.choices, no_entry.close, no_entry.offer, reason=no_entry.cannot_close),
    Decision(KNOCK, "LR-E2", kinds_left, knockout.knock, reason=no_such_die),
    Decision(
        GROUP, "LR-F1", block_it.choices, block_it.lay_group, is_barred=is_closed, reason=block_it.no_group
    ),
    Decision(
        TAKE, "LR-F2", handicap.choices, handicap.take_grey, handicap.offer, is_closed, handicap.no_grey_die
    ),
    Decision(SET, "LR-F2", die_action.choices, die_action.act, is_barred=is_closed, reason=no_such_die),
    Decision(
        DOUBLE,
        "LR-G2",
        double_down.choices,
        double_down.double_down,
        double_down.offer,
        is_closed,
        no_such_die,
    ),
    Decision(
        PUT, "LR-H1", nice_dice.choices, nice_dice.put, nice_dice.offer, nice_dice.is_barred, no_such_die
    ),
    Decision(CHOOSE, "LR-H2", my_choice.choices, my_choice.choose, reason=not_black),
    Decision(ACTIVATE, "LR-H2", my_choice.other_boards, my_choice.activate_other, reason=my_choice.no_board),
    Decision(GOLD, "LR-H2", kinds_left, my_choice.put_gold, reason=no_such_die),
    Decision(ADD, "LR-B1", prime_time.choices, prime_time.add, prime_time.offer, is_closed, not_black),
    Decision(SPLIT, "LR-G1", black_box.splits, black_box.lay_split),
    Decision(OPEN, "LR-G1", black_box.groups, black_box.open_group),
)

choices_of = Switch({decision.first: decision.choices for decision in DECISIONS}, place_choices)
carry_out = Switch({decision.first: decision.carry_out for decision in DECISIONS}, place_or_pass)
offer_of = Switch({decision.first: decision.offer for decision in DECISIONS}, no_offer)


def choices(s: State) -> int:
    """The moves of the present decision, counted from its first, as a set of bits; LEAVE is apart."""
    if s.decision == PLACE:  # by far the most frequent, so it is not looked for
        return place_choices(s, int(s.decider))
    return choices_of(int(s.decision), s, int(s.decider))


def may_leave(s: State) -> bool:
    """Whether the decision may be declined."""
    return bool(offer_of(int(s.decision), s) != NO_BOARD)


def decide(s: State, chance: Chance, seat: int, move: int) -> None:
    """Carry out a move; it may lead to another decision at once."""
    decision = int(s.decision)
    s.decision = NOTHING
    if decision == PLACE:
        place_or_pass(s, chance, seat, move)
    elif move == LEAVE:
        tell(LEFT, seat, offer_of(decision, s))
    else:
        carry_out(decision, s, chance, seat, move)
