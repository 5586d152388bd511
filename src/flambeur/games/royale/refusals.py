"""Why a move is not allowed now: which rule forbids it, and the facts for the sentence."""

from collections.abc import Callable

from flambeur.core.contract import Refusal
from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.games.royale.dice import casino_of
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
    OPEN,
    PASS,
    PLACE,
    PUT,
    ROLL,
    SET,
    SPLIT,
    STOP,
    TAKE,
)
from flambeur.games.royale.state import CASINOS, GREY, NO_ENTRY, NOBODY, NOWHERE

# The rule of each decision, in the order of the moves: it holds from its first move up to the next one's.
DECISIONS = {
    PLACE: "LR-05",
    ROLL: "LR-D2",
    HOLD: "LR-A1",
    GUESS: "LR-A1",
    STOP: "LR-B2",
    CLOSE: "LR-E1",
    KNOCK: "LR-E2",
    GROUP: "LR-F1",
    TAKE: "LR-F2",
    SET: "LR-F2",
    DOUBLE: "LR-G2",
    PUT: "LR-H1",
    CHOOSE: "LR-H2",
    ACTIVATE: "LR-H2",
    GOLD: "LR-H2",
    ADD: "LR-B1",
    SPLIT: "LR-G1",
    OPEN: "LR-G1",
}


def refuse(s: State, seat: int, move: Move) -> Refusal:
    """Another decision is waited for, or something stands in the way of this one."""
    decision, rule = int(s.decision), DECISIONS[int(s.decision)]
    if move.id == LEAVE and decision == CLOSE:
        return Refusal("must-close", rule, {})
    if decision_of(move) != decision:
        return Refusal("other-decision", rule, {})
    if move.id == PASS:
        return Refusal("no-chip", "LR-06", {})
    if is_barred(s, move):
        return Refusal("casino-closed", "LR-E1", {"casino": move.casino})
    return REASONS[decision](s, move, rule)


def decision_of(move: Move) -> int:
    """The decision that a move belongs to; LEAVE comes before all of them."""
    return max((first for first in DECISIONS if first <= move.id), default=LEAVE)


def is_barred(s: State, move: Move) -> bool:
    """Whether the closed casino is the reason (LR-E1): for dice that would go in or out."""
    is_for_dice = move.kind not in ("close", "choose", "activate") and "casino" in move.args
    if not is_for_dice or s.closed == NOWHERE or move.casino - 1 != s.closed:
        return False
    return not move.kind.startswith("put") or s.nice[s.closed] != NOBODY


def not_rolled(s: State, move: Move, rule: str) -> Refusal:
    """No die shows the value."""
    shown = [v + 1 for v in range(CASINOS) if s.rolled[v] > 0 or s.rolled_biggy == v]
    return Refusal("value-not-rolled", rule, {"value": move.casino, "rolled": ", ".join(map(str, shown))})


def not_black(s: State, move: Move, rule: str) -> Refusal:
    """No black die shows the value, or not both can be placed."""
    return Refusal("black-not-rolled", rule, {"rolled": ", ".join(map(str, s.black))})


def no_such_die(_s: State, _move: Move, rule: str) -> Refusal:
    """The die that is meant is not there."""
    return Refusal("no-such-die", rule, {})


def cannot_close(s: State, move: Move, rule: str) -> Refusal:
    """The board's own casino is never closed, and a closed one cannot be closed again."""
    if move.casino - 1 == casino_of(s, NO_ENTRY):
        return Refusal("own-casino", rule, {"casino": move.casino})
    return Refusal("closed-already", rule, {"casino": move.casino})


def no_group(_s: State, move: Move, rule: str) -> Refusal:
    """No such group of grey dice is left."""
    return Refusal("no-such-group", rule, {"dice": move.dice})


def no_grey_die(s: State, move: Move, rule: str) -> Refusal:
    """No grey die is there, or no free picture."""
    if s.weights[move.casino - 1, GREY] == 0:
        return Refusal("no-grey-die", rule, {"casino": move.casino})
    return Refusal("no-free-picture", rule, {"casino": move.casino})


def no_board(_s: State, move: Move, rule: str) -> Refusal:
    """No other board lies there."""
    return Refusal("no-other-board", rule, {"casino": move.casino})


# What stands in the way of a move that belongs to the decision; the others can never be refused.
REASONS: dict[int, Callable[[State, Move, str], Refusal]] = {
    PLACE: not_rolled,
    ROLL: no_such_die,
    CLOSE: cannot_close,
    KNOCK: no_such_die,
    GROUP: no_group,
    TAKE: no_grey_die,
    SET: no_such_die,
    DOUBLE: no_such_die,
    PUT: no_such_die,
    CHOOSE: not_black,
    ACTIVATE: no_board,
    GOLD: no_such_die,
    ADD: not_black,
}
