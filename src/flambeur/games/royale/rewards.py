"""What boards give: chips and notes of the bank."""

from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.state import CHIP, NOTE_VALUES
from flambeur.games.royale.story import REWARDED


def reward(s: State, seat: int, board: int, amount: int) -> None:
    """Less than the smallest note is paid in chips, all else as one note of the bank (LR-23)."""
    if amount == 0:
        return
    if amount < NOTE_VALUES[0]:
        s.chips[seat] += amount // CHIP
    else:
        s.money[seat] += amount
        s.won[seat] += 1
    tell(REWARDED, seat, board, amount)
