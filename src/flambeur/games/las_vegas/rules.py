"""Las Vegas (2012) as the contract of a game asks for it."""

from flambeur.core.chance import Chance, below, next_phase
from flambeur.core.layout import Mask, Places, State
from flambeur.core.steps import DECISION, OVER, PAYMENT
from flambeur.core.story import tell
from flambeur.games.bits import count_few, nth_of_few
from flambeur.games.las_vegas.notes import fund_casinos, shuffle_notes
from flambeur.games.las_vegas.payment import pay_casinos
from flambeur.games.las_vegas.state import CASINOS, NOBODY
from flambeur.games.las_vegas.story import GAME_ENDED, ROUND_BEGAN
from flambeur.games.las_vegas.turns import (
    begin_turn,
    clear_roll,
    has_dice,
    next_with_dice,
    place,
    place_spare_whites,
    take_dice,
    values_rolled,
)
from flambeur.games.seating import left_of

STEPS = (OVER, DECISION, PAYMENT)


def start(s: State, chance: Chance) -> None:
    """Set the table; what was agreed already stands in the state."""
    shuffle_notes(s)
    take_dice(s)
    if s.first == NOBODY:  # LV-05
        s.first = below(chance, s.players)
    begin_round(s, chance)


def begin_round(s: State, chance: Chance) -> None:
    """Fund the casinos and let the first player roll (LV-03, LV-13)."""
    s.round_number += 1
    next_phase(chance)
    tell(ROUND_BEGAN, s.round_number, s.first)
    fund_casinos(s, chance)
    place_spare_whites(s, chance)
    begin_turn(s, chance, int(s.first))


def end_round(s: State, chance: Chance) -> None:
    """Pay; then the first-player card passes to the left, or the game is over (LV-09, LV-13, LV-14)."""
    pay_casinos(s)
    take_dice(s)
    if s.round_number == s.rounds:
        s.turn = NOBODY
        tell(GAME_ENDED)
    else:
        s.first = left_of(s, int(s.first))
        begin_round(s, chance)


def waiting(s: State) -> int:
    """The seats that may act now, as a set of bits."""
    return 0 if s.turn == NOBODY else 1 << int(s.turn)


def legal(s: State, seat: int, mask: Mask) -> int:
    """Mark the values rolled (LV-06); returns how many there are."""
    values = values_rolled(s)
    for value in range(CASINOS):
        mask[value] = values >> value & 1
    return count_few(values)


def random_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """One of these moves, each as likely, drawn without marking them."""
    values = values_rolled(s)
    return nth_of_few(values, below(chance, count_few(values)))


def apply(s: State, chance: Chance, seat: int, move: int) -> None:
    """Place the dice of one value; then the next player with dice rolls (LV-06, LV-08)."""
    after = put_dice(s, seat, move)
    if after == NOBODY:
        end_round(s, chance)
    else:
        begin_turn(s, chance, after)


def put_dice(s: State, seat: int, value: int) -> int:
    """Place all dice of a value and take up the others; returns who rolls next, or NOBODY."""
    place(s, seat, value)
    clear_roll(s)
    return next_with_dice(s, seat)


def decide(s: State, chance: Chance, seat: int, move: int) -> None:
    """The same, but for the end of the round, which may have to wait."""
    after = put_dice(s, seat, move)
    if after != NOBODY:
        begin_turn(s, chance, after)


def go_on(s: State, chance: Chance) -> None:
    """Nobody has dice left: the round ends."""
    end_round(s, chance)


def due(s: State) -> int:
    """What comes next, for games that are kept in step."""
    if s.turn == NOBODY:
        return OVER
    return DECISION if has_dice(s, int(s.turn)) else PAYMENT


def is_over(s: State) -> bool:
    """Whether the last round has been paid."""
    return bool(s.turn == NOBODY)


def result(s: State, seat: int) -> int:
    """What a seat has won, in thousands."""
    return int(s.money[seat])


def standing(s: State, places: Places) -> None:
    """The place of each seat: by money, then by number of notes; equals share it (LV-14)."""
    for seat in range(s.players):
        better = 0
        for other in range(s.players):
            better += is_richer(s, other, seat)
        places[seat] = 1 + better


def is_richer(s: State, seat: int, other: int) -> bool:
    """More money, or as much in more notes (LV-14)."""
    if s.money[seat] != s.money[other]:
        return bool(s.money[seat] > s.money[other])
    return bool(s.won[seat] > s.won[other])


def hide(s: State, seat: int) -> None:
    """Nothing to clear: dice, notes at casinos and payments are public (LV-15), and the order
    of the pile is drawn only when a note is turned up."""


def guess(s: State, chance: Chance, seat: int) -> None:
    """Nothing to fill in: there are no hidden facts."""
