"""The bids: all at once and face down, then open or secret in turn."""

from flambeur.core.layout import State
from flambeur.core.story import tell, whisper
from flambeur.games.all_or_nothing.state import ANNOUNCING, NO_BID, OPEN, PLAYING, SAY_OPEN, SECRET
from flambeur.games.all_or_nothing.story import (
    BID_CHANGED,
    BID_CHOSEN,
    BID_LAID,
    BID_SHOWN,
    SAID_OPEN,
    SAID_SECRET,
)
from flambeur.games.seating import left_of


def lay_bid(s: State, seat: int, bid: int) -> None:
    """A bid card is laid face down, or exchanged while others still choose (AN-05)."""
    tell(BID_LAID if s.bids[seat] == NO_BID else BID_CHANGED, seat)
    whisper(seat, BID_CHOSEN, bid)
    s.bids[seat] = bid
    s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        s.phase = ANNOUNCING
        s.awaited = 1 << left_of(s, int(s.dealer))


def announce(s: State, seat: int, move: int) -> None:
    """Open or secret, from the dealer's left round to the dealer (AN-06)."""
    is_open = move == SAY_OPEN
    s.said[seat] = OPEN if is_open else SECRET
    tell(SAID_OPEN if is_open else SAID_SECRET, seat)
    if seat == s.dealer:
        show_open_bids(s)
        s.phase = PLAYING
        s.leader = left_of(s, seat)  # AN-07
    s.awaited = 1 << left_of(s, seat)


def show_open_bids(s: State) -> None:
    """All have spoken: the open bids are turned over together (AN-06)."""
    for seat in range(s.players):
        if s.said[seat] == OPEN:
            tell(BID_SHOWN, seat, s.bids[seat])
