"""The end of a deal: points for tricks and for exact bids."""

from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.all_or_nothing.state import OPEN
from flambeur.games.all_or_nothing.story import SCORED

BONUS = 3  # for an exact bid


def score_deal(s: State) -> None:
    """Everybody scores, and secret bids are shown too (AN-10, AN-11, AN-12)."""
    for seat in range(s.players):
        bid, said, tricks = int(s.bids[seat]), int(s.said[seat]), int(s.tricks[seat])
        points = points_for(bid, said, tricks)
        s.points[seat] += points
        tell(SCORED, seat, bid, said, tricks, points, s.points[seat])


def points_for(bid: int, said: int, tricks: int) -> int:
    """Open: all or nothing, two a trick; secret: one a trick; a bonus if exact (AN-10, AN-11)."""
    exact = bid == tricks
    if said == OPEN:
        return (2 * tricks + BONUS) * exact
    return tricks + BONUS * exact


def is_decided(s: State) -> bool:
    """Whether this was the last deal: by the target agreed on, else by number (AN-12, AN-13, AN-14)."""
    if s.target == 0:
        return bool(s.deal_number == s.deals)
    highest = 0
    for seat in range(s.players):
        highest = max(highest, int(s.points[seat]))
    return bool(highest >= s.target)
