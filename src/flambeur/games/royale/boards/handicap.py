"""Handicap (LR-F2): grey dice are everywhere, and it pays to remove them."""

from flambeur.core.chance import Chance
from flambeur.core.contract import Refusal
from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.core.story import tell
from flambeur.games.royale.ask import ask
from flambeur.games.royale.dice import open_casinos
from flambeur.games.royale.die_action import offer_action
from flambeur.games.royale.moves import TAKE
from flambeur.games.royale.rewards import reward
from flambeur.games.royale.state import CASINOS, GREY, HANDICAP
from flambeur.games.royale.story import GREY_LAID, GREY_TAKEN

FOR_CHIP, FOR_MONEY, FOR_ACTION = 0, 1, 2
PICTURES = 3


def set_up(s: State) -> None:
    """One grey die at casinos 1 to 3, two at 4 to 6; pictures of 2 chips, 3 notes and 4 die actions."""
    for casino in range(CASINOS):
        s.weights[casino, GREY] = 1 + casino // 3
    s.pictures[FOR_CHIP] = 2
    s.pictures[FOR_MONEY] = 3
    s.pictures[FOR_ACTION] = 4
    tell(GREY_LAID, s.weights[:, GREY])


def activate(s: State, chance: Chance, seat: int, casino: int) -> None:
    """A grey die may be taken from an open casino to a free picture."""
    if choices(s, seat) != 0:
        ask(s, TAKE, seat)


def choices(s: State, seat: int) -> int:
    """Free pictures, each with every open casino that has a grey die."""
    moves = casinos = 0
    for casino in range(CASINOS):
        casinos |= int(s.weights[casino, GREY] > 0) << casino
    casinos &= open_casinos(s)
    for picture in range(PICTURES):
        moves |= casinos * int(s.pictures[picture] > 0) << (CASINOS * picture)
    return moves


def offer(s: State) -> int:
    """A grey die may be left where it is."""
    return HANDICAP


def take_grey(s: State, chance: Chance, seat: int, move: int) -> None:
    """The picture says what it brings: a chip, 30, or the die action."""
    picture, casino = (move - TAKE) // CASINOS, (move - TAKE) % CASINOS
    s.weights[casino, GREY] -= 1
    s.pictures[picture] -= 1
    tell(GREY_TAKEN, seat, casino)
    if picture == FOR_ACTION:
        offer_action(s, seat)
    else:
        reward(s, seat, HANDICAP, 10 + 20 * picture)


def no_grey_die(s: State, move: Move, rule: str) -> Refusal:
    """No grey die is there, or no free picture."""
    if s.weights[move.casino - 1, GREY] == 0:
        return Refusal("no-grey-die", rule, {"casino": move.casino})
    return Refusal("no-free-picture", rule, {"casino": move.casino})
