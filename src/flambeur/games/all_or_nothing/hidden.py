"""What a seat may not know, and how it may be."""

from flambeur.core.chance import Chance, below
from flambeur.core.layout import State
from flambeur.games.all_or_nothing.cards import count_cards, nth_card
from flambeur.games.all_or_nothing.state import (
    CARDS,
    EVERY_CARD,
    FACE_DOWN,
    HIGHEST_BID,
    NO_BID,
    NOBODY,
    OPEN,
    OVER,
    PLAYING,
)


def hide(s: State, seat: int) -> None:
    """Others' hands, and their bids while they lie face down; a watcher sees no hand (AN-05, AN-06)."""
    for other in range(s.players):
        if other != seat:
            s.hands[other] = 0
            if s.bids[other] != NO_BID and not is_shown(s, other):
                s.bids[other] = FACE_DOWN


def is_shown(s: State, seat: int) -> bool:
    """Open bids are turned over when all have spoken, secret ones with the score (AN-06, AN-12)."""
    return bool((s.phase == OVER) | ((s.phase == PLAYING) & (s.said[seat] == OPEN)))


def guess(s: State, chance: Chance, seat: int) -> None:
    """Any hands that fit what has been seen, each as likely, and any bid for one that lies face down."""
    unseen = unseen_cards(s)
    hidden = hidden_hands(s)
    while not deal_hidden(s, chance, unseen, hidden):
        pass
    for other in range(s.players):
        if s.bids[other] == FACE_DOWN:
            s.bids[other] = below(chance, HIGHEST_BID + 1)


def hidden_hands(s: State) -> int:
    """The seats whose cards are not known, as a set of bits."""
    seats = 0
    for seat in range(s.players):
        seats |= int(s.held[seat] > 0 and s.hands[seat] == 0) << seat
    return seats


def unseen_cards(s: State) -> int:
    """All cards but those played, turned up or in known hands."""
    seen = int(s.played) | 1 << int(s.trump)
    for seat in range(s.players):
        seen |= int(s.hands[seat])
    return EVERY_CARD & ~seen


def deal_hidden(s: State, chance: Chance, unseen: int, hidden: int) -> bool:
    """Try to deal the hidden hands out of the unseen cards; False if it has to be tried again.

    Each card is drawn from a number of places that does not depend on earlier draws, and places
    without a card end the attempt. So all hands that can be, and no others, are equally likely.
    """
    dealt, pool = 0, unseen
    while dealt != hidden:
        seat = most_limited(s, unseen, hidden & ~dealt)
        places = most_left(s, unseen, dealt, seat)
        s.hands[seat] = 0
        for drawn in range(s.held[seat]):
            fitting = pool & ~int(s.lacks[seat])
            place = below(chance, places - drawn)
            if place >= count_cards(fitting):
                return False
            card = nth_card(fitting, place)
            s.hands[seat] |= 1 << card
            pool ^= 1 << card
        dealt |= 1 << seat
    return True


def most_limited(s: State, unseen: int, seats: int) -> int:
    """The seat with the fewest cards that it can have: dealt to first, so that attempts rarely fail."""
    fewest, limited = CARDS + 1, NOBODY
    for seat in range(s.players):
        if seats >> seat & 1:
            fitting = count_cards(unseen & ~int(s.lacks[seat]))
            limited = seat if fitting < fewest else limited
            fewest = min(fewest, fitting)
    return limited


def most_left(s: State, unseen: int, dealt: int, seat: int) -> int:
    """At most so many cards fit a seat after others were dealt to.

    Those others must take cards that fit it, as far as they cannot take any else.
    """
    fitting = unseen & ~int(s.lacks[seat])
    left = count_cards(fitting)
    for other in range(s.players):
        if dealt >> other & 1:
            elsewhere = count_cards(unseen & ~fitting & ~int(s.lacks[other]))
            left -= max(0, int(s.held[other]) - elsewhere)
    return left
