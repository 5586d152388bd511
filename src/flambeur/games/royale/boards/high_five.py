"""High Five (LR-C1): the first with a weight of five here takes the tile."""

from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.rewards import reward
from flambeur.games.royale.state import HIGH_FIVE, NOBODY
from flambeur.games.royale.story import FIVE_TAKEN

ENOUGH = 5
AMOUNT = 100


def activate(s: State, seat: int, casino: int) -> None:
    """Take the tile if it is still there; it is never lost again."""
    if s.five == NOBODY and s.weights[casino, seat] >= ENOUGH:
        s.five = seat
        tell(FIVE_TAKEN, seat)


def at_payment(s: State) -> None:
    """The tile is worth 100."""
    if s.five != NOBODY:
        reward(s, int(s.five), HIGH_FIVE, AMOUNT)
