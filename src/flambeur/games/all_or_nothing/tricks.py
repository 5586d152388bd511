"""The play: a card each, and the best one takes the trick."""

from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.all_or_nothing.cards import suit_cards, suit_of
from flambeur.games.all_or_nothing.state import CARDS, NO_CARD, NO_SUIT
from flambeur.games.all_or_nothing.story import PLAYED, TRICK_TAKEN
from flambeur.games.seating import left_of


def playable(s: State, seat: int) -> int:
    """The cards that may be played: of the suit led, if there are any, else all (AN-08)."""
    hand = int(s.hands[seat])
    if s.led == NO_SUIT:
        return hand
    following = hand & suit_cards(s, int(s.led))
    return following or hand


def play_card(s: State, seat: int, card: int) -> None:
    """Lay a card to the trick; the last one completes it (AN-07, AN-08)."""
    if s.led == NO_SUIT:
        s.led = suit_of(s, card)
    led = suit_cards(s, int(s.led))
    s.lacks[seat] |= led * (1 - (led >> card & 1))  # who does not follow has shown to have none
    s.hands[seat] ^= 1 << card
    s.held[seat] -= 1
    s.played |= 1 << card
    s.trick[seat] = card
    tell(PLAYED, seat, card)
    after = left_of(s, seat)
    if after == s.leader:
        take_trick(s)
        after = int(s.leader)
    s.awaited = 1 << after


def take_trick(s: State) -> None:
    """The winner takes the trick and leads the next one (AN-07)."""
    s.leader = trick_winner(s)
    s.tricks[s.leader] += 1
    tell(TRICK_TAKEN, s.leader, s.trick[s.leader], s.tricks[s.leader])
    s.led = NO_SUIT
    for seat in range(s.players):
        s.trick[seat] = NO_CARD


def trick_winner(s: State) -> int:
    """The highest trump, else the highest card of the suit led; a discard never wins (AN-09)."""
    led, trumps = suit_cards(s, int(s.led)), suit_cards(s, suit_of(s, int(s.trump)))
    best = winner = -1
    for seat in range(s.players):
        worth = strength(int(s.trick[seat]), led, trumps)
        winner = seat if worth > best else winner
        best = max(best, worth)
    return winner


def strength(card: int, led: int, trumps: int) -> int:
    """Trumps above cards of the suit led, and these above discards; by rank within each (AN-09)."""
    return card + CARDS * ((led >> card & 1) + 2 * (trumps >> card & 1))
