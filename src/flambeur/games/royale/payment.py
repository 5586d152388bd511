"""Casinos pay: equals are out, then the greatest weight takes the higher note."""

from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.notes import put_back
from flambeur.games.royale.state import NEUTRAL, NOBODY, OWNERS, PAIR
from flambeur.games.royale.story import LEFT_OVER, PAID, TIED
from flambeur.games.ties import strongest, untied


def winner_at(s: State, casino: int) -> int:
    """The real player who takes the higher note, ties removed; NOBODY if there is none (LR-24)."""
    owner = strongest(s.weights[casino], untied(s.weights[casino]))
    return owner if owner < NEUTRAL else NOBODY


def pay_casino(s: State, casino: int) -> None:
    """Pay both notes; the winner will begin the next round, unless a higher casino has one (LR-09, LR-10)."""
    weights = s.weights[casino]
    levels = untied(weights)
    tell_ties(s, casino, levels)
    for rank in range(PAIR):
        owner = strongest(weights, levels)
        if owner != NOBODY:
            levels &= ~(1 << int(weights[owner]))
        if rank == 0 and is_real(owner):
            s.next_first = owner
        hand_over(s, casino, owner, int(s.notes[casino, rank]))
        s.notes[casino, rank] = 0


def is_real(owner: int) -> bool:
    """Whether an owner of dice is a player at the table, not an imaginary one."""
    return bool(NOBODY < owner < NEUTRAL)


def hand_over(s: State, casino: int, owner: int, note: int) -> None:
    """A note that no real player wins goes back (LR-09, LR-12)."""
    if owner == NOBODY:
        tell(LEFT_OVER, casino, note)
    else:
        tell(PAID, casino, owner, note)
    if is_real(owner):
        s.money[owner] += note
        s.won[owner] += 1
    else:
        put_back(s, note)


def tell_ties(s: State, casino: int, levels: int) -> None:
    """Report who takes dice back with nothing (LR-09)."""
    for owner in range(OWNERS):
        weight = int(s.weights[casino, owner])
        if weight > 0 and not levels >> weight & 1:
            tell(TIED, casino, owner, weight)
