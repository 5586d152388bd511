"""Double Down (LR-G2): dice may go from the casino to the board, which pays too."""

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.ask import ask
from flambeur.games.royale.dice import casino_of, small_at
from flambeur.games.royale.moves import DOUBLE, DOUBLES
from flambeur.games.royale.rewards import reward
from flambeur.games.royale.state import DOUBLE_DOWN, DOUBLED, NOBODY
from flambeur.games.royale.story import DOUBLE_TIED, DOUBLED_DOWN
from flambeur.games.ties import strongest, untied

AMOUNT, PLACES = 60, 2  # the first gets 60, the second half of it


def activate(s: State, chance: Chance, seat: int, casino: int) -> None:
    """Any number of own dice may be moved to the board."""
    if choices(s, seat) != 0:
        ask(s, DOUBLE, seat)


def choices(s: State, seat: int) -> int:
    """From one die up to all own dice here, with or without the Biggy; none from a closed casino (LR-E1)."""
    casino = casino_of(s, DOUBLE_DOWN)
    if s.closed == casino:
        return 0
    numbers = (1 << small_at(s, casino, seat) + 1) - 1
    with_big = numbers << DOUBLES if s.biggy[seat] == casino else 0
    return (numbers | with_big) >> 1  # moving no die is no move of this kind


def offer(s: State) -> int:
    """All dice may stay in the casino."""
    return DOUBLE_DOWN


def double_down(s: State, chance: Chance, seat: int, move: int) -> None:
    """Move the dice; nothing else touches them in this round."""
    casino, number = casino_of(s, DOUBLE_DOWN), 1 + move - DOUBLE
    big, small = number // DOUBLES, number % DOUBLES
    s.weights[casino, seat] -= small + 2 * big
    s.doubled[seat] += small + 2 * big
    if big:
        s.biggy[seat] = DOUBLED
    tell(DOUBLED_DOWN, seat, small, big)


def at_payment(s: State, winner: int) -> None:
    """The board pays like a casino: ties are out, the first gets 60, the second 30."""
    levels = untied(s.doubled)
    for seat in range(s.players):
        weight = int(s.doubled[seat])
        if weight > 0 and not levels >> weight & 1:
            tell(DOUBLE_TIED, seat, weight)
    for place in range(PLACES):
        owner = strongest(s.doubled, levels)
        if owner != NOBODY:
            levels &= ~(1 << int(s.doubled[owner]))
            reward(s, owner, DOUBLE_DOWN, AMOUNT // (1 + place))
