"""Jackpot (LR-A2): a double or a seven breaks the bank."""

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.dice import roll_black
from flambeur.games.royale.rewards import reward
from flambeur.games.royale.state import JACKPOT
from flambeur.games.royale.story import JACKPOT_GREW

LOWEST, STEP, STEPS = 30, 10, 5


def amount(s: State) -> int:
    """The sum that is marked: 30, 40 and so on up to 80."""
    return LOWEST + STEP * int(s.jackpot)


def activate(s: State, chance: Chance, seat: int, casino: int) -> None:
    """Roll the black dice: win the marked sum, or move the marker one step up."""
    roll_black(s, chance, seat, JACKPOT)
    one, other = int(s.black[0]), int(s.black[1])
    if one == other or one + other == 7:
        reward(s, seat, JACKPOT, amount(s))
        s.jackpot = 0
    elif s.jackpot < STEPS:
        s.jackpot += 1
        tell(JACKPOT_GREW, amount(s))
