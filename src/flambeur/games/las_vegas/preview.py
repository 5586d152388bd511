"""What a move would be worth if the round ended now: shown to people while they choose."""

from collections.abc import Sequence
from typing import Any

from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.games.casino_preview import Casinos
from flambeur.games.las_vegas.payment import pay_casino
from flambeur.games.las_vegas.state import NEUTRAL, STATE
from flambeur.games.las_vegas.story import STORY
from flambeur.games.las_vegas.turns import place

CASINOS = Casinos(STATE, STORY, "dice", place, pay_casino)


def preview(s: State, seat: int, moves: Sequence[Move]) -> list[dict[str, Any]]:
    """The gain of every seat and of White after each move."""
    shown = CASINOS.gains(s, seat, [move.id for move in moves])
    return [{"preview": {"gains": gains[: s.players], "white": gains[NEUTRAL]}} for gains in shown]
