"""Why a move is not allowed now: which rule forbids it, and the facts for the sentence."""

from flambeur.core.contract import Refusal
from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.games.royale.decisions import DECISIONS
from flambeur.games.royale.moves import CLOSE, LEAVE, PASS

DECISION = {decision.first: decision for decision in DECISIONS}
REASONS = {decision.first: decision.reason for decision in DECISIONS if decision.reason}


def refuse(s: State, seat: int, move: Move) -> Refusal:
    """Another decision is waited for, or something stands in the way of this one."""
    decision = DECISION[int(s.decision)]
    if move.id == LEAVE and decision.first == CLOSE:
        return Refusal("must-close", decision.rule, {})
    if decision_of(move) != decision.first:
        return Refusal("other-decision", decision.rule, {})
    if move.id == PASS:
        return Refusal("no-chip", "LR-06", {})
    if "casino" in move.args and decision.is_barred(s, move.casino - 1):
        return Refusal("casino-closed", "LR-E1", {"casino": move.casino})
    return REASONS[decision.first](s, move, decision.rule)


def decision_of(move: Move) -> int:
    """The decision that a move belongs to; LEAVE comes before all of them."""
    return max((first for first in DECISION if first <= move.id), default=LEAVE)
