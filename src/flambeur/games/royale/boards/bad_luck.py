"""Bad Luck (LR-C2): those with the least weight here pay."""

from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.state import CHIP, NOTE_VALUES
from flambeur.games.royale.story import FINED

FINE = 50
LOWEST_NOTE, HIGHEST_NOTE = NOTE_VALUES[0], NOTE_VALUES[-1]


def at_end(s: State, casino: int) -> None:
    """All real players with the least weight pay, having received all else of the round.

    Dice stay in the casinos until then, so ties are not removed yet.
    """
    least = least_weight(s, casino)
    for seat in range(s.players):
        if s.weights[casino, seat] == least:
            pay_fine(s, seat)


def least_weight(s: State, casino: int) -> int:
    """The least that a real player has here; imaginary ones do not count."""
    least = int(s.weights[casino, 0])
    for seat in range(s.players):
        least = min(least, int(s.weights[casino, seat]))
    return least


def pay_fine(s: State, seat: int) -> None:
    """First cash, with exact change, then chips; the rest is waived (LR-C2, LR-C2b)."""
    cash = min(int(s.money[seat]), FINE)
    chips = min(int(s.chips[seat]), (FINE - cash) // CHIP)
    s.money[seat] -= cash
    s.chips[seat] -= chips
    s.won[seat] = notes_left(s, seat)
    tell(FINED, seat, cash, chips)


def notes_left(s: State, seat: int) -> int:
    """As many as before, if the cash that is left can be made of so many (LR-C2b).

    In version 1 the whole purse was counted anew, in as few notes as could be.
    """
    cash = int(s.money[seat])
    if s.version == 1:
        return (cash + HIGHEST_NOTE - 1) // HIGHEST_NOTE
    return max(min(int(s.won[seat]), cash // LOWEST_NOTE), int(cash > 0))
