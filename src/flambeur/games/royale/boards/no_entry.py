"""No Entry! (LR-E1): a casino is closed."""

from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.decisions import ask
from flambeur.games.royale.dice import casino_of, open_casinos
from flambeur.games.royale.moves import CLOSE
from flambeur.games.royale.rewards import reward
from flambeur.games.royale.state import NO_ENTRY, NOWHERE
from flambeur.games.royale.story import CLOSED

LOOP = (20, 0, 30, 0, 10, 0)


def activate(s: State, seat: int) -> None:
    """The tile must be put on a casino; later it may be moved, or left."""
    ask(s, CLOSE, seat)


def choices(s: State) -> int:
    """Any other casino than the board's own and the one that is closed now."""
    return open_casinos(s) & ~(1 << casino_of(s, NO_ENTRY))


def may_leave(s: State) -> bool:
    """Only a tile that lies on a casino already may be left where it is."""
    return bool(s.closed != NOWHERE)


def close(s: State, seat: int, casino: int) -> None:
    """Close the casino; the marker goes round its loop and pays."""
    s.closed = casino
    tell(CLOSED, seat, casino)
    reward(s, seat, NO_ENTRY, LOOP[int(s.loop)])
    s.loop = (s.loop + 1) % len(LOOP)
