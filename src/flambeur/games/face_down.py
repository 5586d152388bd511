"""Won notes lie face down: who has a good memory knows what they are worth, but nobody is shown it."""

from collections.abc import Mapping

from flambeur.core.layout import State
from flambeur.core.options import Value

UNKNOWN = -1  # what is shown of an amount that lies face down
NOBODY = -1  # has the turn when the game is over


def cover_money(s: State, seat: int, options: Mapping[str, Value]) -> None:
    """Only one's own money is shown, unless it is open or the game over (LV-15, LR-14)."""
    if options.get("open_money", True) or s.turn == NOBODY:  # version 1 of Royale had open money only
        return
    for other in range(s.players):
        if other != seat:
            s.money[other] = UNKNOWN
