"""What `Match.view` shows of all-or-nothing, as a type.

Written by `python -m tests.docs.reference` from the layout: change it there.
"""

from typing import TypedDict


class AllOrNothingView(TypedDict):
    """The fields of a view; lists that run over the seats have an entry for each player."""

    players: int
    ranks: int  # in a suit: 12 or 8
    deals: int
    target: int  # points that end the game; 0 if deals are counted
    deal_number: int
    dealer: int  # NOBODY before the draw
    phase: int
    awaited: int  # the seats waited for, as bits
    trump: int  # the card turned up
    bids: list[int]  # others' are hidden while they lie face down
    said: list[int]
    held: list[int]  # how many cards a seat has
    hands: list[int]  # which; hidden from the others
    tricks: list[int]  # taken
    leader: int
    led: int  # the suit; NO_SUIT before the first card of a trick
    trick: list[int]  # the card that each seat has played to it, or NO_CARD
    played: int  # all cards of this deal that have been played, the trick included
    lacks: list[int]  # all cards of the suits that a seat could not follow
    points: list[int]
