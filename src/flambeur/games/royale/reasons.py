"""Why a move is not allowed, where more than one board may say so; other reasons stand with their boards."""

from flambeur.core.contract import Refusal
from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.games.royale.state import CASINOS


def is_closed(s: State, casino: int) -> bool:
    """Whether the casino is closed to dice that would go in or out (LR-E1)."""
    return bool(casino == s.closed)


def never_barred(s: State, casino: int) -> bool:
    """No dice go in or out."""
    return False


def not_rolled(s: State, move: Move, rule: str) -> Refusal:
    """No die shows the value."""
    shown = [v + 1 for v in range(CASINOS) if s.rolled[v] > 0 or s.rolled_biggy == v]
    return Refusal("value-not-rolled", rule, {"value": move.casino, "rolled": ", ".join(map(str, shown))})


def not_black(s: State, move: Move, rule: str) -> Refusal:
    """No black die shows the value, or not both can be placed."""
    return Refusal("black-not-rolled", rule, {"rolled": ", ".join(map(str, s.black))})


def no_such_die(s: State, move: Move, rule: str) -> Refusal:
    """The die that is meant is not there."""
    return Refusal("no-such-die", rule, {})
