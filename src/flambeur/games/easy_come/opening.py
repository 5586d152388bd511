"""Before the first turn: who begins (EC-02)."""

from flambeur.core.chance import Chance, roll
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.bits import count_bits, nth_bit
from flambeur.games.easy_come.dice import counts_of, pips_of
from flambeur.games.easy_come.state import DICE
from flambeur.games.easy_come.story import OPENING_ROLLED


def roll_for_first(s: State, chance: Chance) -> int:
    """Each rolls four dice, the highest total begins; those tied for it roll again (EC-02)."""
    rolling = (1 << int(s.players)) - 1
    while count_bits(rolling) > 1:
        rolling = highest_rollers(s, chance, rolling)
    return nth_bit(rolling, 0)


def highest_rollers(s: State, chance: Chance, rolling: int) -> int:
    """Let a set of seats roll; those with the highest total."""
    highest, best = -1, 0
    for seat in range(s.players):
        if rolling >> seat & 1:
            total = opening_roll(chance, seat)
            if total > highest:
                highest, best = total, 0
            if total == highest:
                best |= 1 << seat
    return best


def opening_roll(chance: Chance, seat: int) -> int:
    """The total of a seat's four dice."""
    tally = roll(chance, DICE)
    total = pips_of(tally)
    tell(OPENING_ROLLED, seat, counts_of(tally), total)
    return total
