"""What a move would be worth if the round ended now: shown to people while they choose."""

from typing import Any

from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.core.story import listening
from flambeur.games.las_vegas.payment import pay_casinos
from flambeur.games.las_vegas.state import NEUTRAL
from flambeur.games.las_vegas.story import STORY
from flambeur.games.las_vegas.turns import place


def preview(s: State, seat: int, move: Move) -> dict[str, Any]:
    """The gain of every seat and of White after this move; the casinos themselves pay, on this copy."""
    place(s, seat, move.id)
    with listening() as heard:
        pay_casinos(s)
    gains = [0] * (NEUTRAL + 1)
    for event in STORY.events(heard):
        if event.kind == "paid":
            gains[event.facts["owner"]] += event.facts["note"]
    return {"preview": {"gains": gains[: s.players], "white": gains[NEUTRAL]}}
