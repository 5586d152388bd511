"""A turn: roll all remaining dice, then place all of one value or pass."""

from flambeur.core.chance import Chance, below, occasion, roll
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.ask import ask
from flambeur.games.royale.dice import dice_left, open_casinos
from flambeur.games.royale.moves import PASS, PLACE, ROLL
from flambeur.games.royale.state import CASINOS, NOBODY, NOWHERE, SUPPLY
from flambeur.games.royale.story import PASSED, PLACED, ROLLED
from flambeur.games.seating import left_of

STEP = 16  # more than a seat rolls black dice in a turn


def begin_turn(s: State, chance: Chance, seat: int) -> None:
    """The seat rolls; with the marker of Power Play it may do otherwise (LR-05, LR-D2)."""
    s.turn = seat
    clear_roll(s)
    if s.power == seat:
        ask(s, ROLL, seat)
    else:
        roll_dice(s, chance, seat)


def roll_dice(s: State, chance: Chance, seat: int) -> None:
    """Roll all remaining dice, then choose (LR-05)."""
    occasion(chance, seat, STEP)
    tally = roll(chance, s.supply[seat])
    for value in range(CASINOS):
        s.rolled[value] = tally >> (4 * value) & 15
    if s.biggy[seat] == SUPPLY:
        s.rolled_biggy = below(chance, CASINOS)
    ask(s, PLACE, seat)
    tell(ROLLED, seat, s.rolled, s.rolled_biggy)


def clear_roll(s: State) -> None:
    """No dice of a player lie in the arena."""
    for value in range(CASINOS):
        s.rolled[value] = 0
    s.rolled_biggy = NOWHERE
    s.placed = NOWHERE


def placeable(s: State) -> int:
    """The values rolled whose casino is open, as a set of bits (LR-05, LR-E1)."""
    values = 0
    for value in range(CASINOS):
        values |= int(s.rolled[value] > 0) << value
    if s.rolled_biggy != NOWHERE:
        values |= 1 << int(s.rolled_biggy)
    return values & open_casinos(s)


def place_choices(s: State, seat: int) -> int:
    """Values to place, or pass: with a chip, or free if nothing can be placed (LR-06, LR-E1b)."""
    values = placeable(s)
    may_pass = s.chips[seat] > 0 or values == 0
    return values | int(may_pass) << (PASS - PLACE)


def place_or_pass(s: State, chance: Chance, seat: int, move: int) -> None:
    """Place dice, or pass."""
    if move == PASS:
        pass_turn(s, seat)
    else:
        place(s, seat, move - PLACE)
        s.activating = s.placed


def pass_turn(s: State, seat: int) -> None:
    """Keep all dice; it costs a chip unless nothing could be placed (LR-06, LR-E1b)."""
    chips = int(placeable(s) != 0)
    s.chips[seat] -= chips
    tell(PASSED, seat, chips)


def place(s: State, seat: int, value: int) -> None:
    """All dice that show the value go to its casino, the Biggy too (LR-05)."""
    small, big = int(s.rolled[value]), int(s.rolled_biggy == value)
    s.supply[seat] -= small
    if big:
        s.biggy[seat] = value
    s.weights[value, seat] += small + 2 * big
    s.placed = value
    tell(PLACED, seat, value, small, big)


def next_with_dice(s: State, seat: int) -> int:
    """The next seat clockwise with dice; NOBODY when the round is over (LR-07, LR-08)."""
    for _ in range(s.players):
        seat = left_of(s, seat)
        if dice_left(s, seat) > 0:
            return seat
    return NOBODY
