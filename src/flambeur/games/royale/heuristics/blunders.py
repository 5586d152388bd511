"""What anybody can see to be foolish; not rules: bots and their judges use it."""

from flambeur.core.layout import State
from flambeur.games.royale.boards.fifty_fifty import AMOUNTS, total
from flambeur.games.royale.boards.handicap import FOR_CHIP, FOR_MONEY
from flambeur.games.royale.boards.my_choice import ANOTHER_BOARD
from flambeur.games.royale.boards.nice_dice import choices as nice_choices
from flambeur.games.royale.dice import rolled_weight
from flambeur.games.royale.heuristics.answers import add_or_leave, add_worth
from flambeur.games.royale.heuristics.worth import edge, gain, placing
from flambeur.games.royale.moves import ADD, CHOOSE, GOLD, HIGHER, LEAVE, LOWER, PASS, PLACE, PUT, STOP, TAKE
from flambeur.games.royale.state import BIG, CASINOS, NO_BOARD, SUPPLY
from flambeur.games.royale.turns import placeable


def blunder(s: State, seat: int, move: int) -> bool:
    """Whether something better was there for nothing."""
    decision = int(s.decision)
    if decision == PLACE:
        return bool(move != PASS and is_in_vain(s, seat, move - PLACE))
    if decision == STOP:
        return is_wrong_call(s, move)
    if decision == TAKE:
        return bool(move != LEAVE and (move - TAKE) // CASINOS == FOR_CHIP and s.pictures[FOR_MONEY] > 0)
    if decision == CHOOSE:
        return is_less_of_the_same(s, 1 + move - CHOOSE)
    if decision == GOLD:
        return bool(move - GOLD == BIG)
    if decision == PUT:
        return bool(move >= PUT + CASINOS and nice_choices(s, seat) >> (move - PUT - CASINOS) & 1)
    return bool(decision == ADD and add_worth(s, seat, move) < add_worth(s, seat, add_or_leave(s, seat)))


def is_in_vain(s: State, seat: int, value: int) -> bool:
    """Dice that bring nothing and never can, or that spoil an own place, and take nothing from anybody.

    Only where others as few would bring something.
    """
    weight = rolled_weight(s, value)
    everything = int(s.supply[seat]) + 2 * int(s.biggy[seat] == SUPPLY)
    if s.boards[value] != NO_BOARD or gain(s, seat, value, weight) > 0:
        return False
    if gain(s, seat, value, weight) == 0 and gain(s, seat, value, everything) > 0:
        return False
    return not takes_something(s, seat, value, weight) and gains_with(s, seat, weight)


def takes_something(s: State, seat: int, casino: int, weight: int) -> bool:
    """Whether the weight gets the seat ahead of others here, if only because they lose."""
    before = edge(s, seat, casino)
    s.weights[casino, seat] += weight
    after = edge(s, seat, casino)
    s.weights[casino, seat] -= weight
    return bool(after > before)


def gains_with(s: State, seat: int, most: int) -> bool:
    """Whether dice of at most this weight can be placed where they bring something."""
    values, gains = placeable(s), False
    for value in range(CASINOS):
        weight = rolled_weight(s, value)
        if values >> value & 1 and weight <= most:
            gains |= placing(s, seat, value, weight) > 0
    return bool(gains)


def is_wrong_call(s: State, move: int) -> bool:
    """To stop with nothing, or to call the side that is less likely."""
    now = total(s)
    if move == STOP:
        return AMOUNTS[int(s.fifty)] == 0
    return bool((move == HIGHER and now > 7) or (move == LOWER and now < 7))


def is_less_of_the_same(s: State, value: int) -> bool:
    """One chip although the other black die is for two, or for money."""
    other = int(s.black[0]) + int(s.black[1]) - value
    return bool(value == 1 and 1 < other < ANOTHER_BOARD)
