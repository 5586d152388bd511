"""What a move would be worth if the round ended now: shown to people while they choose."""

from collections.abc import Sequence
from typing import Any

from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.core.story import listening
from flambeur.games.las_vegas.payment import pay_casino
from flambeur.games.las_vegas.state import CASINOS, NEUTRAL, OWNERS, STATE
from flambeur.games.las_vegas.story import STORY
from flambeur.games.las_vegas.turns import place


def preview(s: State, seat: int, moves: Sequence[Move]) -> list[dict[str, Any]]:
    """The gain of every seat and of White after each move; the casinos themselves pay, on copies.

    A move changes one casino and no two moves the same one, so all can be tried on one copy.
    """
    before, after = STATE.copy(s), STATE.copy(s)
    paid = [_payment(before, casino) for casino in range(CASINOS)]
    total = [sum(column) for column in zip(*paid, strict=True)]
    shown = []
    for move in moves:
        place(after, seat, move.id)
        changes = zip(total, paid[move.id], _payment(after, move.id), strict=True)
        gains = [all_now - here_now + here for all_now, here_now, here in changes]
        shown.append({"preview": {"gains": gains[: s.players], "white": gains[NEUTRAL]}})
    return shown


def _payment(s: State, casino: int) -> list[int]:
    """What each owner of dice gets if the casino pays."""
    with listening() as heard:
        pay_casino(s, casino)
    gains = [0] * OWNERS
    for event in STORY.events(heard):
        if event.kind == "paid":
            gains[event.facts["owner"]] += event.facts["note"]
    return gains
