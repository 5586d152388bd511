"""A feeling for Easy Come Easy Go, for bots: which prize is wanted, and how near it is. No rule is here."""

from flambeur.core.chance import Chance, below
from flambeur.core.layout import Mask, State
from flambeur.games.easy_come.dice import PART_COUNTS, PARTS, hand_of
from flambeur.games.easy_come.preview import REACH
from flambeur.games.easy_come.prizes import claimable, holdings, takable
from flambeur.games.easy_come.state import CENTRE, ENOUGH, KEEP, PRIZES
from flambeur.games.easy_come.turn_values import JOINED

# How much more a prize is wanted that makes another lose the count, or one that is the third.
ROBBED, COUNTED = 3.0, 6.0


def greedy_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """A prize that fits, the most wanted first; else any dice, for it does not think of the next roll."""
    prize, rolled = best_claim(s, seat), hand_of(s.rolled)
    return prize if prize >= 0 else KEEP + int(PARTS[rolled, below(chance, int(PART_COUNTS[rolled]))])


def quick_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """A prize that fits, the most wanted first; else what comes nearest to those that are wanted."""
    prize = best_claim(s, seat)
    return prize if prize >= 0 else nearest(s, seat)


def best_claim(s: State, seat: int) -> int:
    """The prize that is wanted most for its rarity, or -1."""
    prizes = claimable(s, seat)
    best, most = -1, 0.0
    for prize in range(PRIZES):
        wish = (prizes >> prize & 1) * want(s, prize) / REACH[0, prize]
        if wish > most:
            best, most = prize, wish
    return best


def nearest(s: State, seat: int) -> int:
    """Set aside what promises most."""
    wanted, kept, rolled = takable(s, seat), hand_of(s.kept), hand_of(s.rolled)
    best, most = -1, -1.0
    for i in range(PART_COUNTS[rolled]):
        part = int(PARTS[rolled, i])
        hope = promise(s, int(JOINED[kept, part]), wanted)
        if hope > most:
            best, most = KEEP + part, hope
    return best


def promise(s: State, hand: int, wanted: int) -> float:
    """What a hand aside promises: the chances of all prizes, by how much they are wanted."""
    total = 0.0
    for prize in range(PRIZES):
        total += (wanted >> prize & 1) * want(s, prize) * REACH[hand, prize]
    return total


def want(s: State, prize: int) -> float:
    """How much a prize is wanted: more if its owner is about to win."""
    owner = int(s.owner[prize])
    if owner == CENTRE:
        return 1.0
    return COUNTED if s.countdown[owner] > 0 else (ROBBED if holdings(s, owner) == ENOUGH - 1 else 1.0)


def blunder(s: State, seat: int, move: int) -> bool:
    """To set dice aside when a third prize is there to be claimed, or one that stops another from winning."""
    if move < PRIZES:
        return False
    prizes = claimable(s, seat)
    is_third = holdings(s, seat) == ENOUGH - 1
    is_foolish = False
    for prize in range(PRIZES):
        owner = int(s.owner[prize])
        stops = owner != CENTRE and s.countdown[owner] > 0
        is_foolish = is_foolish or ((prizes >> prize & 1) == 1 and (is_third or stops))
    return bool(is_foolish)
