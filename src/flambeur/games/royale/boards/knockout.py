"""Knockout? (LR-E2): the others lose a die for the round, unless they activate the board themselves."""

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.ask import ask
from flambeur.games.royale.dice import BOTH_KINDS, kinds_left, return_to_supply, take_from_supply
from flambeur.games.royale.moves import KNOCK
from flambeur.games.royale.state import BIG, KNOCKED_OUT
from flambeur.games.royale.story import KNOCKED, RECOVERED
from flambeur.games.seating import left_of

MOST = 2


def activate(s: State, chance: Chance, seat: int, casino: int) -> None:
    """The others put a die on the board, clockwise."""
    knock_from(s, left_of(s, seat))


def knock_from(s: State, seat: int) -> None:
    """From this seat on, until somebody must choose a die or it is the turn of the player who did it."""
    while seat != s.turn:
        kinds = kinds_left(s, seat)
        if on_board(s, seat) < MOST and kinds == BOTH_KINDS:
            ask(s, KNOCK, seat)
            return
        if on_board(s, seat) < MOST and kinds != 0:
            put_die(s, seat, kinds >> BIG)
        seat = left_of(s, seat)
    recover(s, seat)


def on_board(s: State, seat: int) -> int:
    """How many dice a seat has on the board; the Biggy is one die."""
    return int(s.knocked[seat]) + int(s.biggy[seat] == KNOCKED_OUT)


def knock(s: State, chance: Chance, seat: int, move: int) -> None:
    """A seat has chosen; then the next is asked."""
    put_die(s, seat, move - KNOCK)
    knock_from(s, left_of(s, seat))


def put_die(s: State, seat: int, kind: int) -> None:
    """A remaining die goes to the board, where it counts for nothing."""
    take_from_supply(s, seat, kind, KNOCKED_OUT)
    s.knocked[seat] += 1 - kind
    tell(KNOCKED, seat, 1 - kind, kind)


def recover(s: State, seat: int) -> None:
    """The player takes all own dice from the board back into the supply."""
    small, big = int(s.knocked[seat]), int(s.biggy[seat] == KNOCKED_OUT)
    if small + big == 0:
        return
    s.knocked[seat] = 0
    s.supply[seat] += small
    if big:
        return_to_supply(s, seat, BIG)
    tell(RECOVERED, seat, small, big)
