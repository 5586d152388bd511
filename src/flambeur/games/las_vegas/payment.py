"""The end of a round: casinos pay."""

from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.las_vegas.notes import put_under
from flambeur.games.las_vegas.state import CASINO_NOTES, CASINOS, NEUTRAL, NOBODY, OWNERS
from flambeur.games.las_vegas.story import LEFT_OVER, PAID, TIED
from flambeur.games.ties import greatest, owner_of, owners_by_weight, untied


def pay_casinos(s: State) -> None:
    """Casinos 1 to 6 pay (LV-09)."""
    for casino in range(CASINOS):
        pay_casino(s, casino)


def pay_casino(s: State, casino: int) -> None:
    """Equals are out; then the most dice take the highest note, and so on (LV-10, LV-11)."""
    dice = s.dice[casino]
    levels, owners = untied(dice), owners_by_weight(dice)
    tell_ties(s, casino, levels)
    for rank in range(CASINO_NOTES):
        note = int(s.notes[casino, rank])
        if note == 0:
            break
        most = greatest(levels)
        levels &= ~(1 << most)
        hand_over(s, casino, owner_of(owners, most), note)
        s.notes[casino, rank] = 0


def hand_over(s: State, casino: int, owner: int, note: int) -> None:
    """A note that no real player wins goes under the pile (LV-12, LV-24)."""
    if owner == NOBODY:
        put_under(s, note)
        tell(LEFT_OVER, casino, note)
        return
    tell(PAID, casino, owner, note)
    if owner == NEUTRAL:
        put_under(s, note)
    else:
        s.money[owner] += note
        s.won[owner] += 1


def tell_ties(s: State, casino: int, levels: int) -> None:
    """Report who takes dice back with nothing (LV-10)."""
    for owner in range(OWNERS):
        count = int(s.dice[casino, owner])
        if count > 0 and not levels >> count & 1:
            tell(TIED, casino, owner, count)
