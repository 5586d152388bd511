"""Alles oder Nichts as numbers seen from a seat, for programs that learn.

Scales are powers of two: such numbers are exact, whoever reckons them. Others' hands are not read, and of
their bids only those that are shown. Lanes of a batch differ in everything, so nothing here branches.
"""

import numpy as np

from flambeur.core.layout import Numbers, State
from flambeur.core.observation import Observation, Part
from flambeur.games.all_or_nothing.cards import rank_of, suit_of
from flambeur.games.all_or_nothing.hidden import is_shown
from flambeur.games.all_or_nothing.state import CARDS, MOST_SUITS, NO_BID, NO_CARD, OPEN, OVER, SEATS, SECRET
from flambeur.games.seating import left_of

EIGHTH, SIXTEENTH, PER_64 = np.float32(1 / 8), np.float32(1 / 16), np.float32(1 / 64)
PHASES = OVER + 1
LAID, RANK, FOLLOWS, IS_TRUMP = range(4)  # what is said of the card of each seat
CARD_FACTS = 4

APART = True
OBSERVATION = Observation(
    Part("cards", (CARDS,), -1, 1, "1 for a card in the hand, -1 for one played or turned up, else 0."),
    Part("led", (MOST_SUITS,), 0, 1, "1 for the suit that was led."),
    Part("trump_suit", (MOST_SUITS,), 0, 1, "1 for the suit of the trump."),
    Part("lacks", (SEATS, MOST_SUITS), 0, 1, "1 for each suit that a seat could not follow."),
    Part(
        "trick",
        (SEATS, CARD_FACTS),
        0,
        1,
        "Of the card a seat has laid: 1, its rank in sixteenths, 1 if it follows, 1 if trump.",
    ),
    Part("bid_laid", (SEATS,), 0, 1, "1 for a seat that has laid a bid."),
    Part("bid_known", (SEATS,), 0, 1, "1 for a seat whose bid the observer knows."),
    Part("bid", (SEATS,), 0, 1, "That bid, in eighths."),
    Part("open", (SEATS,), 0, 1, "1 for a seat that plays openly."),
    Part("secret", (SEATS,), 0, 1, "1 for a seat that plays secretly."),
    Part("tricks", (SEATS,), 0, 1, "Tricks that each seat has taken, in eighths."),
    Part("held", (SEATS,), 0, 1, "Cards that each seat still has, in eighths."),
    Part("points", (SEATS,), 0, 10, "Points of each seat / 64."),
    Part("turn", (SEATS,), 0, 1, "1 for each seat that the game waits for."),
    Part("leader", (SEATS,), 0, 1, "1 for the seat that leads the trick."),
    Part("dealer", (SEATS,), 0, 1, "1 for the dealer."),
    Part(
        "phase", (PHASES,), 0, 1, "1 for what is done now: bidding, announcing, playing, or nothing any more."
    ),
    Part(
        "deals_left", (), -1, 1, "Deals still to come after this one / 64; less than 0 in games to a target."
    ),
    Part("target", (), 0, 5, "Points that end the game / 64; 0 if deals are counted."),
    Part("ranks", (), 0, 1, "Cards in a suit, in sixteenths."),
    Part("players", (), 0, 1, "How many play, in eighths."),
    is_discreet=True,
)
AT = OBSERVATION.at


def observe(s: State, seat: int, out: Numbers) -> None:
    """Write all numbers; those of seats that nobody sits in stay 0."""
    observe_cards(s, seat, out)
    observe_seats(s, seat, out)
    observe_trick(s, seat, out)
    for phase in range(PHASES):
        out[AT.phase + phase] = s.phase == phase
    left = -1 if s.target else int(s.deals) - int(s.deal_number)
    out[AT.deals_left] = left * PER_64
    out[AT.target] = s.target * PER_64
    out[AT.ranks] = s.ranks * SIXTEENTH
    out[AT.players] = s.players * EIGHTH


def observe_cards(s: State, seat: int, out: Numbers) -> None:
    """Where the cards are, as far as the seat knows, and the suits that count."""
    hand, gone = int(s.hands[seat]), int(s.played) | 1 << int(s.trump)
    for card in range(CARDS):
        out[AT.cards + card] = (hand >> card & 1) - (gone >> card & 1)
    trump = suit_of(s, int(s.trump))
    for suit in range(MOST_SUITS):
        out[AT.led + suit] = s.led == suit
        out[AT.trump_suit + suit] = trump == suit


def observe_seats(s: State, seat: int, out: Numbers) -> None:
    """What each seat has bid and said, and where it stands."""
    other = seat
    for place in range(s.players):
        is_laid = s.bids[other] != NO_BID
        is_known = is_laid & ((other == seat) | is_shown(s, other))
        out[AT.bid_laid + place] = is_laid
        out[AT.bid_known + place] = is_known
        out[AT.bid + place] = int(s.bids[other]) * is_known * EIGHTH
        out[AT.open + place] = s.said[other] == OPEN
        out[AT.secret + place] = s.said[other] == SECRET
        out[AT.tricks + place] = s.tricks[other] * EIGHTH
        out[AT.held + place] = s.held[other] * EIGHTH
        out[AT.points + place] = s.points[other] * PER_64
        out[AT.turn + place] = s.awaited >> other & 1
        out[AT.leader + place] = s.leader == other
        out[AT.dealer + place] = s.dealer == other
        other = left_of(s, other)


def observe_trick(s: State, seat: int, out: Numbers) -> None:
    """The card of each seat in this trick, and the suits it has shown to lack."""
    ranks, trump = int(s.ranks), suit_of(s, int(s.trump))
    other = seat
    for place in range(s.players):
        lacks = int(s.lacks[other])
        for suit in range(MOST_SUITS):
            out[AT.lacks + place * MOST_SUITS + suit] = lacks >> suit * ranks & 1
        card, at = int(s.trick[other]), AT.trick + place * CARD_FACTS
        is_laid = card != NO_CARD
        suit = suit_of(s, card)
        out[at + LAID] = is_laid
        out[at + RANK] = (rank_of(s, card) + 1) * is_laid * SIXTEENTH
        out[at + FOLLOWS] = is_laid & (suit == s.led)
        out[at + IS_TRUMP] = is_laid & (suit == trump)
        other = left_of(s, other)
