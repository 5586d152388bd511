"""Dice and the places where they lie: a kind is SMALL or BIG, and weighs one more than its number."""

from flambeur.core.chance import Chance, below, occasion
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.state import BIG, CASINOS, NOWHERE, SMALL, SUPPLY
from flambeur.games.royale.story import BLACK_ROLLED

BOTH_KINDS = 1 << SMALL | 1 << BIG  # as a set of bits


def has_die(s: State, seat: int, kind: int) -> bool:
    """Whether a die of this kind is left in the seat's supply."""
    return bool(s.biggy[seat] == SUPPLY) if kind == BIG else bool(s.supply[seat] > 0)


def dice_left(s: State, seat: int) -> int:
    """How many dice are in the seat's supply; the Biggy is one die."""
    return int(s.supply[seat]) + int(s.biggy[seat] == SUPPLY)


def kinds_left(s: State, seat: int) -> int:
    """The kinds of dice in the seat's supply, as a set of bits."""
    return int(s.supply[seat] > 0) << SMALL | int(s.biggy[seat] == SUPPLY) << BIG


def take_from_supply(s: State, seat: int, kind: int, goal: int) -> None:
    """A die leaves the supply; if it is the Biggy, remember where it goes."""
    if kind == BIG:
        s.biggy[seat] = goal
    else:
        s.supply[seat] -= 1


def return_to_supply(s: State, seat: int, kind: int) -> None:
    """A die comes back to its owner."""
    if kind == BIG:
        s.biggy[seat] = SUPPLY
    else:
        s.supply[seat] += 1


def place_die(s: State, seat: int, kind: int, casino: int) -> None:
    """A die goes from the supply to a casino."""
    take_from_supply(s, seat, kind, casino)
    s.weights[casino, seat] += 1 + kind


def small_at(s: State, casino: int, seat: int) -> int:
    """How many small dice a seat has in a casino."""
    return int(s.weights[casino, seat]) - 2 * int(s.biggy[seat] == casino)


def open_casinos(s: State) -> int:
    """The casinos that are not closed, as a set of bits (LR-E1)."""
    everywhere = (1 << CASINOS) - 1
    return everywhere if s.closed == NOWHERE else everywhere & ~(1 << int(s.closed))


def kind_of(s: State, owner: int, place: int) -> int:
    """The kind of an owner's die at a place that takes one die."""
    return BIG if s.biggy[owner] == place else SMALL


def roll_black(s: State, chance: Chance, seat: int, board: int) -> None:
    """Roll the two black dice."""
    occasion(chance, seat)
    pair = below(chance, CASINOS * CASINOS)
    s.black[0] = 1 + pair // CASINOS
    s.black[1] = 1 + pair % CASINOS
    tell(BLACK_ROLLED, seat, board, s.black)


def casino_of(s: State, board: int) -> int:
    """The casino at which a board lies; NOWHERE if it is not in play."""
    place = NOWHERE
    for casino in range(CASINOS):
        if s.boards[casino] == board:
            place = casino
    return place


def rolled_weight(s: State, value: int) -> int:
    """How much the dice weigh that show a value."""
    return int(s.rolled[value]) + 2 * int(s.rolled_biggy == value)
