"""What a move would be worth if the round ended now: shown to people while they choose."""

from typing import Any

from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.games.las_vegas.payment import pay_casinos
from flambeur.games.las_vegas.turns import place


def preview(s: State, seat: int, move: Move) -> dict[str, Any]:
    """The gain of every seat after this move, by the rules of payment themselves; changes the state."""
    before = s.money.copy()
    place(s, seat, move.id)
    pay_casinos(s)
    return {"preview": {"gains": (s.money - before)[: s.players].tolist()}}
