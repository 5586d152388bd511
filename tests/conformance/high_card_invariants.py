"""What must hold at every moment of High Card; in the subset that can be compiled."""

from examples.high_card import CARDS, CHIPS
from flambeur.core.layout import State

FINE, CHIPS_LOST, CARD_TWICE, NO_SUCH_CARD = 0, 1, 2, 3


def broken(s: State) -> int:
    """What is wrong with a state, or FINE."""
    chips, seen = 0, 0
    for seat in range(s.players):
        chips += int(s.chips[seat])
        card = int(s.cards[seat])
        if not 1 <= card <= CARDS:
            return NO_SUCH_CARD
        if seen >> card & 1:
            return CARD_TWICE
        seen |= 1 << card
    return FINE if chips == CHIPS * s.players else CHIPS_LOST


def broken_step(before: State, after: State, seat: int, move: int) -> int:
    """What is wrong with a step: rounds go up by one at a time."""
    return FINE if 0 <= int(after.round_number) - int(before.round_number) <= 1 else CHIPS_LOST
