"""What placing dice would be worth if the round ended now, boards left out."""

from collections.abc import Sequence
from typing import Any

from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.games.casino_preview import Casinos
from flambeur.games.royale.moves import PLACE
from flambeur.games.royale.payment import pay_casino
from flambeur.games.royale.state import GREY, NEUTRAL, STATE
from flambeur.games.royale.story import STORY
from flambeur.games.royale.turns import place

CASINOS = Casinos(STATE, STORY, "weights", place, pay_casino)


def preview(s: State, seat: int, moves: Sequence[Move]) -> list[dict[str, Any]]:
    """The gain of every seat and of the imaginary players beside each move that places a value."""
    placing = [move for move in moves if move.kind == "place"]
    gains = dict(zip(placing, CASINOS.gains(s, seat, [move.id - PLACE for move in placing]), strict=True))
    return [{"preview": named(gains[move], s.players)} if move in gains else {} for move in moves]


def named(gains: list[int], players: int) -> dict[str, Any]:
    """Gains by whose they are."""
    return {"gains": gains[:players], "neutral": gains[NEUTRAL], "grey": gains[GREY]}
