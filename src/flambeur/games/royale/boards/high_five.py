"""High Five (LR-C1): the first with a weight of five here takes the tile."""

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.rewards import reward
from flambeur.games.royale.state import HIGH_FIVE, NOBODY
from flambeur.games.royale.story import FIVE_TAKEN

ENOUGH = 5
AMOUNT = 100


def activate(s: State, chance: Chance, seat: int, casino: int) -> None:
    """Take the tile if it is still there; it is never lost again."""
    if can_take(s, seat, casino):
        s.five = seat
        tell(FIVE_TAKEN, seat)


def can_take(s: State, seat: int, casino: int) -> bool:
    """Whether the tile is there, and the weight enough."""
    return bool(s.five == NOBODY and s.weights[casino, seat] >= ENOUGH)


def at_payment(s: State, winner: int) -> None:
    """The tile is worth 100."""
    if s.five != NOBODY:
        reward(s, int(s.five), HIGH_FIVE, AMOUNT)
