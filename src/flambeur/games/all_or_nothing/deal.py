"""Before the bids: who deals, the hands, and the trump."""

from flambeur.core.chance import Chance, next_phase
from flambeur.core.layout import State
from flambeur.core.story import tell, whisper
from flambeur.games.all_or_nothing.cards import draw_card, rank_of
from flambeur.games.all_or_nothing.state import (
    BIDDING,
    CARDS,
    CYCLE,
    EVERY_CARD,
    FEWEST_CARDS,
    MOST_CARDS,
    NO_BID,
    NO_CARD,
    NO_SUIT,
    NOBODY,
    UNSAID,
)
from flambeur.games.all_or_nothing.story import DEAL_BEGAN, DEALT, DREW, TRUMP_TURNED


def everybody(s: State) -> int:
    """All seats, as a set of bits."""
    return (1 << int(s.players)) - 1


def hand_size(deal_number: int) -> int:
    """Cards in a hand: 6, 5, 4, 3, 4, 5, and again from the start (AN-03, AN-13)."""
    return FEWEST_CARDS + abs(MOST_CARDS - FEWEST_CARDS - (deal_number - 1) % CYCLE)


def draw_dealer(s: State, chance: Chance) -> None:
    """Everybody draws a card and the highest rank deals; only the tied draw again (AN-02)."""
    seats = highest_drawers(s, chance, everybody(s))
    while seats & (seats - 1):
        seats = highest_drawers(s, chance, seats)
    s.dealer = 0
    while seats >> int(s.dealer) != 1:
        s.dealer += 1


def highest_drawers(s: State, chance: Chance, seats: int) -> int:
    """These seats draw from all cards; those with the highest rank, as a set of bits."""
    deck, left, highest, best = EVERY_CARD, CARDS, -1, 0
    for seat in range(s.players):
        if seats >> seat & 1:
            card = draw_card(chance, deck, left)
            deck, left = deck ^ 1 << card, left - 1
            tell(DREW, seat, card)
            rank = rank_of(s, card)
            if rank > highest:
                highest, best = rank, 0
            if rank == highest:
                best |= 1 << seat
    return best


def begin_deal(s: State, chance: Chance) -> None:
    """Deal the hands and turn up the trump; then all bid at once (AN-03, AN-04, AN-05)."""
    s.deal_number += 1
    cards = hand_size(int(s.deal_number))
    next_phase(chance)
    tell(DEAL_BEGAN, s.deal_number, s.dealer, cards)
    clear_table(s)
    deal_cards(s, chance, cards)
    s.phase = BIDDING
    s.awaited = everybody(s)


def clear_table(s: State) -> None:
    """Nothing is left of the deal before."""
    s.leader, s.led, s.played = NOBODY, NO_SUIT, 0
    for seat in range(s.players):
        s.bids[seat] = NO_BID
        s.said[seat] = UNSAID
        s.tricks[seat] = 0
        s.trick[seat] = NO_CARD
        s.lacks[seat] = 0


def deal_cards(s: State, chance: Chance, cards: int) -> None:
    """So many cards to everybody; the next one is trump. Nobody ever knows the others (AN-04)."""
    deck, left = EVERY_CARD, CARDS
    for seat in range(s.players):
        hand = 0
        for _ in range(cards):
            hand |= 1 << draw_card(chance, deck & ~hand, left)
            left -= 1
        deck ^= hand
        s.hands[seat] = hand
        s.held[seat] = cards
        whisper(seat, DEALT, s.hands[seat])
    s.trump = draw_card(chance, deck, left)
    tell(TRUMP_TURNED, s.trump)
