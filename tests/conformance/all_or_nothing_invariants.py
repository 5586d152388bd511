"""What must hold at every moment of Alles oder Nichts; in the subset that can be compiled."""

from flambeur.core.layout import State
from flambeur.games.all_or_nothing.state import (
    ANNOUNCING,
    BIDDING,
    CARDS,
    FIRST_CARD,
    MOST_RANKS,
    NO_BID,
    NO_CARD,
    NO_SUIT,
    OPEN,
    OVER,
    PLAYING,
    UNSAID,
)

FINE = 0
CARD_TWICE, CARDS_LOST, WRONG_COUNT_OF_A_HAND, LACKING_SUIT_HELD, WRONG_HAND_SIZE = 1, 2, 3, 4, 5
TRICKS_LOST, TRICK_NOT_PLAYED, WRONG_SEAT_AWAITED, BID_MISSING, SAID_TOO_SOON = 6, 7, 8, 9, 10
SUIT_NOT_FOLLOWED, WRONG_SEAT_TOOK_THE_TRICK, SCORED_OTHERWISE, DEALT_OTHERWISE = 11, 12, 13, 14
BID_CHANGED_LATE = 15


def broken(s: State) -> int:
    """What is wrong with a state, or FINE."""
    return broken_cards(s) or broken_tricks(s) or broken_bids(s)


def broken_cards(s: State) -> int:
    """Every card is in one place: a hand, played, turned up, or never dealt (AN-01, AN-04)."""
    dealt, known = size(int(s.played)), int(s.played)
    for seat in range(s.players):
        dealt += int(s.held[seat])
        if int(s.hands[seat]) & known:
            return CARD_TWICE
        known |= int(s.hands[seat])
        if size(int(s.hands[seat])) != s.held[seat]:
            return WRONG_COUNT_OF_A_HAND
        if int(s.hands[seat]) & int(s.lacks[seat]):
            return LACKING_SUIT_HELD
    if known >> int(s.trump) & 1:
        return CARD_TWICE
    return FINE if dealt == s.players * cards_dealt(s) and known >> CARDS == 0 else CARDS_LOST


def size(cards: int) -> int:
    """How many cards a set has, counted one by one."""
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def cards_dealt(s: State) -> int:
    """The size of the hands of this deal, told anew: 6, 5, 4, 3, 4, 5 and so on (AN-03)."""
    place = int(s.deal_number) % 6
    if place == 0:
        return 5
    return 7 - place if place < 4 else place - 1


def broken_tricks(s: State) -> int:
    """Tricks taken, cards on the table and cards in hand add up (AN-07)."""
    taken = on_table = 0
    for seat in range(s.players):
        taken += int(s.tricks[seat])
        on_table += int(s.trick[seat] != NO_CARD)
        if s.trick[seat] != NO_CARD and not int(s.played) >> int(s.trick[seat]) & 1:
            return TRICK_NOT_PLAYED
    if taken * s.players + on_table != size(int(s.played)) or (on_table == 0) != (s.led == NO_SUIT):
        return TRICKS_LOST
    for seat in range(s.players):
        if s.held[seat] + taken + int(s.trick[seat] != NO_CARD) != cards_dealt(s):
            return WRONG_HAND_SIZE
    if s.phase == PLAYING and s.awaited != 1 << (s.leader + on_table) % s.players:
        return WRONG_SEAT_AWAITED
    return FINE


def broken_bids(s: State) -> int:
    """Who is waited for has not bid, or speaks next after those on the dealer's left (AN-05, AN-06)."""
    spoken = 0
    for seat in range(s.players):
        spoken += int(s.said[seat] != UNSAID)
        if (s.bids[seat] == NO_BID) != (s.phase == BIDDING and s.awaited >> seat & 1 == 1):
            return BID_MISSING
    if s.phase == BIDDING and spoken > 0:
        return SAID_TOO_SOON
    if s.phase == ANNOUNCING and s.awaited != 1 << (s.dealer + 1 + spoken) % s.players:
        return WRONG_SEAT_AWAITED
    if (s.phase == PLAYING or s.phase == OVER) and spoken < s.players:
        return SAID_TOO_SOON
    return FINE


def broken_step(before: State, after: State, seat: int, move: int) -> int:
    """What is wrong with a step; the rules are told anew here, not by their own code."""
    if move < FIRST_CARD:
        return broken_bid_step(before, after, seat)
    card = (move - FIRST_CARD) // MOST_RANKS * int(before.ranks) + (move - FIRST_CARD) % MOST_RANKS
    if before.led != NO_SUIT and suit(before, card) != before.led and has_suit(before, seat, before.led):
        return SUIT_NOT_FOLLOWED
    before.trick[seat] = card
    if on_the_table(before) < before.players:
        return FINE
    before.tricks[taker(before)] += 1
    if after.deal_number == before.deal_number and after.phase == PLAYING:
        for player in range(before.players):
            if before.tricks[player] != after.tricks[player]:
                return WRONG_SEAT_TOOK_THE_TRICK
        return FINE
    return broken_deal_step(before, after)


def broken_bid_step(before: State, after: State, seat: int) -> int:
    """Bidding and announcing move no card and no point, and nobody else's bid (AN-05, AN-06)."""
    for player in range(before.players):
        if before.points[player] != after.points[player] or before.hands[player] != after.hands[player]:
            return SCORED_OTHERWISE
        is_own = player == seat and before.phase == BIDDING
        if not is_own and before.bids[player] != after.bids[player]:
            return BID_CHANGED_LATE
    return FINE


def broken_deal_step(before: State, after: State) -> int:
    """After the last trick everybody has scored what is due, and the next seat deals (AN-10, AN-11)."""
    best = 0
    for player in range(before.players):
        points = int(before.points[player]) + due(before, player)
        best = max(best, points)
        if points != after.points[player]:
            return SCORED_OTHERWISE
    ends = best >= before.target if before.target > 0 else before.deal_number == before.deals
    if ends != (after.phase == OVER):
        return DEALT_OTHERWISE
    if not ends and (
        after.deal_number != before.deal_number + 1 or after.dealer != (before.dealer + 1) % before.players
    ):
        return DEALT_OTHERWISE
    return FINE


def due(s: State, seat: int) -> int:
    """The points of a deal, told anew (AN-10, AN-11)."""
    tricks, is_exact = int(s.tricks[seat]), s.bids[seat] == s.tricks[seat]
    if s.said[seat] == OPEN:
        return 2 * tricks + 3 if is_exact else 0
    return tricks + 3 if is_exact else tricks


def suit(s: State, card: int) -> int:
    """The suit of a card."""
    return card // int(s.ranks)


def has_suit(s: State, seat: int, wanted: int) -> bool:
    """Whether a seat has a card of a suit."""
    has_one = False
    for rank in range(s.ranks):
        has_one |= bool(int(s.hands[seat]) >> (wanted * int(s.ranks) + rank) & 1)
    return has_one


def on_the_table(s: State) -> int:
    """How many cards the trick has."""
    count = 0
    for seat in range(s.players):
        count += int(s.trick[seat] != NO_CARD)
    return count


def taker(s: State) -> int:
    """Who takes the trick: each card beats the best before it or does not (AN-09)."""
    best = int(s.leader)
    for step in range(1, s.players):
        seat = (int(s.leader) + step) % int(s.players)
        card, other = int(s.trick[seat]), int(s.trick[best])
        if suit(s, card) == suit(s, other):
            best = seat if card > other else best
        elif suit(s, card) == suit(s, int(s.trump)):
            best = seat
    return best
