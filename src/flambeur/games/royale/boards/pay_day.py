"""Pay Day (LR-D1): every casino with own dice pays a little."""

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.games.royale.rewards import reward
from flambeur.games.royale.state import CASINOS, PAY_DAY

EACH = 10


def activate(s: State, chance: Chance, seat: int, casino: int) -> None:
    """Receive what it pays now."""
    reward(s, seat, PAY_DAY, amount(s, seat))


def amount(s: State, seat: int) -> int:
    """10 for each casino in which at least one own die lies; boards do not count."""
    count = 0
    for casino in range(CASINOS):
        count += int(s.weights[casino, seat] > 0)
    return EACH * count
