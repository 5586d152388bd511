"""No Entry! (LR-E1): a casino is closed."""

from flambeur.core.chance import Chance
from flambeur.core.contract import Refusal
from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.core.story import tell
from flambeur.games.royale.ask import ask
from flambeur.games.royale.dice import casino_of, open_casinos
from flambeur.games.royale.moves import CLOSE
from flambeur.games.royale.rewards import reward
from flambeur.games.royale.state import NO_BOARD, NO_ENTRY, NOWHERE
from flambeur.games.royale.story import CLOSED

LOOP = (20, 0, 30, 0, 10, 0)


def activate(s: State, chance: Chance, seat: int, casino: int) -> None:
    """The tile must be put on a casino; later it may be moved, or left."""
    ask(s, CLOSE, seat)


def choices(s: State, seat: int) -> int:
    """Any other casino than the board's own and the one that is closed now."""
    return open_casinos(s) & ~(1 << casino_of(s, NO_ENTRY))


def offer(s: State) -> int:
    """Only a tile that lies on a casino already may be left where it is."""
    return NO_BOARD if s.closed == NOWHERE else NO_ENTRY


def close(s: State, chance: Chance, seat: int, move: int) -> None:
    """Close the casino; the marker goes round its loop and pays."""
    s.closed = move - CLOSE
    tell(CLOSED, seat, s.closed)
    reward(s, seat, NO_ENTRY, LOOP[int(s.loop)])
    s.loop = (s.loop + 1) % len(LOOP)


def cannot_close(s: State, move: Move, rule: str) -> Refusal:
    """The board's own casino is never closed, and a closed one cannot be closed again."""
    if move.casino - 1 == casino_of(s, NO_ENTRY):
        return Refusal("own-casino", rule, {"casino": move.casino})
    return Refusal("closed-already", rule, {"casino": move.casino})
