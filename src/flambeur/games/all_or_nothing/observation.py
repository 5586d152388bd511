"""Alles oder Nichts as numbers seen from a seat, for programs that learn.

Scales are powers of two: such numbers are exact, whoever reckons them. Others' hands are not read, and of
their bids only those that are shown. Lanes of a batch differ in everything, so nothing here branches.
"""

import numpy as np

from flambeur.core.layout import Numbers, State
from flambeur.core.observation import Observation, Part
from flambeur.core.rows import ALL, only, places_of, write_bits, write_seat_bits, write_seats, write_signs
from flambeur.games.all_or_nothing.cards import suit_cards, suit_of
from flambeur.games.all_or_nothing.deal import everybody
from flambeur.games.all_or_nothing.state import (
    CARDS,
    MOST_RANKS,
    MOST_SUITS,
    NO_BID,
    NO_CARD,
    OPEN,
    OVER,
    PLAYING,
    SEATS,
    SECRET,
)
from flambeur.games.seating import left_of

EIGHTH, SIXTEENTH, PER_64 = np.float32(1 / 8), np.float32(1 / 16), np.float32(1 / 64)
PHASES = OVER + 1
LAID, RANK, FOLLOWS, IS_TRUMP = range(4)  # what is said of the card of each seat
CARD_FACTS = 4
PLACES = int(SEATS)
TRICK_FACTS = PLACES * CARD_FACTS
# By the kind of deck and card: its rank in sixteenths, from 1; 0 for NO_CARD, which comes first.
RANKS = np.zeros((2, CARDS + 1), np.float32)
# The lowest card of each suit as a set, and where they are when those of each seat are moved one further.
LACKS = PLACES * MOST_SUITS
LOWEST, LACK_BITS = np.zeros(2, np.int64), np.full((2, LACKS), 63, np.int64)
for _deck, _ranks in enumerate((CARDS // MOST_SUITS, MOST_RANKS)):
    RANKS[_deck, 1:] = (np.arange(CARDS) % _ranks + 1) * SIXTEENTH
    LOWEST[_deck] = sum(1 << card for card in range(0, CARDS, _ranks))
    for _place in range(PLACES):
        _own = slice(_place * MOST_SUITS, _place * MOST_SUITS + CARDS // _ranks)
        LACK_BITS[_deck, _own] = np.arange(0, CARDS, _ranks) + _place

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
    write_signs(out, AT.cards, CARDS, int(s.hands[seat]), int(s.played) | 1 << int(s.trump))
    write_bits(out, AT.led, MOST_SUITS, only(int(s.led)))
    write_bits(out, AT.trump_suit, MOST_SUITS, only(suit_of(s, int(s.trump))))


def observe_seats(s: State, seat: int, out: Numbers) -> None:
    """What each seat has bid and said, and where it stands."""
    known = observe_bidding(s, seat, out)
    players = int(s.players)
    write_seats(out, AT.bid, s.bids, known, players, seat, EIGHTH)
    write_seats(out, AT.tricks, s.tricks, ALL, players, seat, EIGHTH)
    write_seats(out, AT.held, s.held, ALL, players, seat, EIGHTH)
    write_seats(out, AT.points, s.points, ALL, players, seat, PER_64)
    write_seat_bits(out, AT.turn, int(s.awaited), players, seat)
    write_seat_bits(out, AT.leader, only(int(s.leader)), players, seat)
    write_seat_bits(out, AT.dealer, only(int(s.dealer)), players, seat)


def observe_bidding(s: State, seat: int, out: Numbers) -> int:
    """Who has bid, and what was said of it; returns the seats whose bid the observer knows."""
    laid = everybody(s) & ~places_of(s.bids, NO_BID)
    openly, secretly = places_of(s.said, OPEN), places_of(s.said, SECRET)
    shown = openly * (s.phase == PLAYING) | everybody(s) * (s.phase == OVER)
    known, players = laid & (shown | 1 << seat), int(s.players)
    write_seat_bits(out, AT.bid_laid, laid, players, seat)
    write_seat_bits(out, AT.bid_known, known, players, seat)
    write_seat_bits(out, AT.open, openly, players, seat)
    write_seat_bits(out, AT.secret, secretly, players, seat)
    return int(known)


def observe_trick(s: State, seat: int, out: Numbers) -> None:
    """The card of each seat in this trick, and the suits it has shown to lack."""
    led, trumps = suit_cards(s, max(0, int(s.led))), suit_cards(s, suit_of(s, int(s.trump)))
    deck, facts, lacks, other = int(s.ranks == MOST_RANKS), 0, 0, seat
    for place in range(s.players):
        laid = only(int(s.trick[other]))
        of_card = (
            int(laid != 0) << LAID | int(laid & led != 0) << FOLLOWS | int(laid & trumps != 0) << IS_TRUMP
        )
        facts |= of_card << place * CARD_FACTS
        lacks |= (int(s.lacks[other]) & LOWEST[deck]) << place
        other = left_of(s, other)
    write_bits(out, AT.trick, TRICK_FACTS, facts)
    for place in range(s.players):
        out[AT.trick + place * CARD_FACTS + RANK] = RANKS[deck, s.trick[other] - NO_CARD]
        other = left_of(s, other)
    for i in range(LACKS):
        out[AT.lacks + i] = lacks >> LACK_BITS[deck, i] & 1
