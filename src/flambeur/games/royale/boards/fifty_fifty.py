"""Fifty Fifty (LR-B2): higher or lower, again and again."""

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.ask import ask
from flambeur.games.royale.dice import roll_black
from flambeur.games.royale.moves import HIGHER, LOWER, STOP
from flambeur.games.royale.rewards import reward
from flambeur.games.royale.state import FIFTY_FIFTY
from flambeur.games.royale.story import CALL_FAILED, CALL_HELD, CALLED

AMOUNTS = (0, 10, 30, 40, 60)
LAST = len(AMOUNTS) - 1
EVERY_CALL = 1 << STOP - STOP | 1 << HIGHER - STOP | 1 << LOWER - STOP


def activate(s: State, chance: Chance, seat: int, casino: int) -> None:
    """The marker starts at nothing, and the black dice are rolled."""
    s.fifty = 0
    roll_black(s, chance, seat, FIFTY_FIFTY)
    ask(s, STOP, seat)


def choices(s: State, seat: int) -> int:
    """Stop, higher or lower."""
    return EVERY_CALL


def call(s: State, chance: Chance, seat: int, move: int) -> None:
    """Stop and take what is marked, or roll again for more."""
    tell(CALLED, seat, move - STOP, AMOUNTS[int(s.fifty)])
    if move == STOP:
        reward(s, seat, FIFTY_FIFTY, AMOUNTS[int(s.fifty)])
    else:
        roll_again(s, chance, seat, move)


def roll_again(s: State, chance: Chance, seat: int, move: int) -> None:
    """Strictly right: one step on; at the last step it ends by itself. Wrong or equal: nothing."""
    before = total(s)
    roll_black(s, chance, seat, FIFTY_FIFTY)
    after = total(s)
    if not ((move == HIGHER and after > before) or (move == LOWER and after < before)):
        tell(CALL_FAILED, seat, after)
        return
    s.fifty += 1
    tell(CALL_HELD, seat, after, AMOUNTS[int(s.fifty)])
    if s.fifty == LAST:
        reward(s, seat, FIFTY_FIFTY, AMOUNTS[LAST])
    else:
        ask(s, STOP, seat)


def total(s: State) -> int:
    """What the black dice show together."""
    return int(s.black[0]) + int(s.black[1])
