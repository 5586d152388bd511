"""Block It! (LR-F1): grey dice of an imaginary player get in the way."""

from flambeur.core.chance import Chance
from flambeur.core.contract import Refusal
from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.core.story import tell
from flambeur.games.royale.ask import ask
from flambeur.games.royale.dice import open_casinos
from flambeur.games.royale.moves import GROUP
from flambeur.games.royale.state import CASINOS, GREY
from flambeur.games.royale.story import BLOCKED

SIZES = 3


def set_up(s: State) -> None:
    """Nine grey dice in groups of 1, 1, 2, 2 and 3."""
    s.groups[0] = 2
    s.groups[1] = 2
    s.groups[2] = 1


def activate(s: State, chance: Chance, seat: int, casino: int) -> None:
    """One whole group must go to a casino, as long as there is one."""
    if choices(s, seat) != 0:
        ask(s, GROUP, seat)


def choices(s: State, seat: int) -> int:
    """A group that is left, to any open casino."""
    moves, casinos = 0, open_casinos(s)
    for size in range(SIZES):
        moves |= casinos * int(s.groups[size] > 0) << (CASINOS * size)
    return moves


def lay_group(s: State, chance: Chance, seat: int, move: int) -> None:
    """The grey dice of a group belong to one imaginary player."""
    size, casino = (move - GROUP) // CASINOS, (move - GROUP) % CASINOS
    s.groups[size] -= 1
    s.weights[casino, GREY] += 1 + size
    tell(BLOCKED, seat, casino, 1 + size)


def no_group(s: State, move: Move, rule: str) -> Refusal:
    """No such group of grey dice is left."""
    return Refusal("no-such-group", rule, {"dice": move.dice})
