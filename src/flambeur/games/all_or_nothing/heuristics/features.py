"""Alles oder Nichts as numbers, for a network: between two tricks, what a seat wants and what it holds."""

import math

from flambeur.core.layout import Numbers, State
from flambeur.games.all_or_nothing.cards import count_cards, rank_of, suit_cards, suit_of
from flambeur.games.all_or_nothing.hidden import is_shown
from flambeur.games.all_or_nothing.state import (
    EVERY_CARD,
    HIGHEST_BID,
    MOST_CARDS,
    NO_SUIT,
    OPEN,
    PLAYING,
    SEATS,
)
from flambeur.games.seating import seats_on

SPREAD = 4.0  # points that one more deal makes of a lead, about

# Where the numbers stand: those of all seats, what the seat itself wants, then each of its cards.
TRICKS = int(SEATS)
SHOWN = TRICKS + SEATS
WANTED = SHOWN + SEATS
SAID = WANTED + SEATS
LEADS = SAID + SEATS
NEED = LEADS + SEATS
DEAL = NEED + HIGHEST_BID + 2
COMMON = DEAL + 6
GROUPS = MOST_CARDS
EACH = 7


def ripe(s: State) -> bool:
    """When a trick is about to be led."""
    return bool(s.phase == PLAYING and s.led == NO_SUIT)


def features(s: State, seat: int, out: Numbers) -> None:
    """Everything as seen from the seat: it comes first, then those to its left."""
    spread = SPREAD * math.sqrt(max(1, s.deals - s.deal_number + 1))
    for other in range(s.players):
        place = seats_on(s, seat, other)
        out[place] = (int(s.points[other]) - int(s.points[seat])) / spread
        out[TRICKS + place] = s.tricks[other] / 4
        out[SAID + place] = int(s.said[other] == OPEN)
        if other != seat and is_shown(s, other):
            out[SHOWN + place] = 1.0
            out[WANTED + place] = (int(s.bids[other]) - int(s.tricks[other])) / 4
    out[LEADS + seats_on(s, seat, int(s.leader))] = 1.0
    need, held = int(s.bids[seat]) - int(s.tricks[seat]), int(s.held[seat])
    out[NEED + max(need, -1) + 1] = 1.0
    out[DEAL] = held / 6
    out[DEAL + 1] = int(0 <= need <= held)
    out[DEAL + 2] = s.players / 6
    out[DEAL + 3] = s.ranks / 12
    out[DEAL + 4] = 1.0 / spread
    out[DEAL + 5] = held * int(s.players) / 24
    describe_hand(s, seat, out)


def describe_hand(s: State, seat: int, out: Numbers) -> None:
    """Each card, and how many others are likely to be against it."""
    hand, at = int(s.hands[seat]), COMMON
    unknown = EVERY_CARD & ~(int(s.played) | hand | 1 << int(s.trump))
    trumps = suit_cards(s, suit_of(s, int(s.trump)))
    density = int(s.held[seat]) * (int(s.players) - 1) / count_cards(unknown)  # all have as many cards
    left = hand
    while left:
        card = count_cards((left & -left) - 1)
        left &= left - 1
        suit = suit_cards(s, suit_of(s, card))
        out[at] = 1.0
        out[at + 1] = trumps >> card & 1
        out[at + 2] = (rank_of(s, card) + 1) / int(s.ranks)
        out[at + 3] = density * count_cards(unknown & suit & (-2 << card)) / 2
        out[at + 4] = density * count_cards(unknown & suit) / 4
        out[at + 5] = density * count_cards(unknown & trumps) / 4
        out[at + 6] = count_cards(hand & suit) / 4
        at += EACH
