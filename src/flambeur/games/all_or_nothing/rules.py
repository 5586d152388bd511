"""Alles oder Nichts (1988) as the contract of a game asks for it."""

from flambeur.core.chance import Chance, below
from flambeur.core.layout import Mask, Places, State
from flambeur.core.rows import write_bits
from flambeur.core.story import tell
from flambeur.games.all_or_nothing.bidding import announce, lay_bid
from flambeur.games.all_or_nothing.cards import card_of, count_cards, draw_card, move_of, suit_cards
from flambeur.games.all_or_nothing.deal import begin_deal, draw_dealer, everybody
from flambeur.games.all_or_nothing.hidden import guess as guess
from flambeur.games.all_or_nothing.hidden import hide as hide
from flambeur.games.all_or_nothing.scoring import is_decided, score_deal
from flambeur.games.all_or_nothing.state import (
    ANNOUNCING,
    BIDDING,
    FIRST_CARD,
    HIGHEST_BID,
    MOST_RANKS,
    MOST_SUITS,
    NO_SUIT,
    NOBODY,
    OVER,
    PLAYING,
    SAY_OPEN,
    SAY_SECRET,
)
from flambeur.games.all_or_nothing.story import GAME_ENDED
from flambeur.games.all_or_nothing.tricks import play_card, playable
from flambeur.games.seating import left_of

HALF = MOST_SUITS // 2  # of the suits, whose moves are few enough for one set of bits
HALF_MOVES = HALF * MOST_RANKS


def start(s: State, chance: Chance) -> None:
    """Find the first dealer, and deal (AN-02); what was agreed already stands in the state."""
    if s.dealer == NOBODY:
        draw_dealer(s, chance)
    begin_deal(s, chance)


def waiting(s: State) -> int:
    """The seats whose decision is needed: all who have not bid, then one at a time (AN-05, AN-06)."""
    return int(s.awaited)


def revising(s: State) -> int:
    """A bid may be exchanged until the last one lies on the table (AN-05)."""
    return everybody(s) & ~int(s.awaited) if s.phase == BIDDING else 0


def legal(s: State, seat: int, mask: Mask) -> int:
    """Mark all bids, both announcements, or the cards that may be played; returns how many."""
    is_bidding, is_announcing = s.phase == BIDDING, s.phase == ANNOUNCING
    for bid in range(HIGHEST_BID + 1):
        mask[bid] = is_bidding
    mask[SAY_OPEN] = mask[SAY_SECRET] = is_announcing
    cards = playable(s, seat) if s.phase == PLAYING else 0
    mark_cards(s, mask, cards)
    return int(is_bidding) * (HIGHEST_BID + 1) + int(is_announcing) * 2 + count_cards(cards)


def mark_cards(s: State, mask: Mask, cards: int) -> None:
    """Mark the moves that play these cards, half of the suits at a time."""
    for half in range(2):
        moves = 0
        for i in range(HALF):
            suit = half * HALF + i
            moves |= (cards & suit_cards(s, suit)) >> suit * int(s.ranks) << i * MOST_RANKS
        write_bits(mask, FIRST_CARD + half * HALF_MOVES, HALF_MOVES, moves)


def random_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """One of the legal moves, each as likely, drawn without marking them all."""
    if s.phase == PLAYING:
        cards = playable(s, seat)
        return move_of(s, draw_card(chance, cards, count_cards(cards)))
    if s.phase == BIDDING:
        return below(chance, HIGHEST_BID + 1)
    return SAY_OPEN + below(chance, 2)


def apply(s: State, chance: Chance, seat: int, move: int) -> None:
    """Bid, announce, or play a card; the last card of a deal ends it."""
    if move >= FIRST_CARD:
        play_card(s, seat, card_of(s, move))
        if s.led == NO_SUIT and s.held[s.leader] == 0:
            end_deal(s, chance)
    elif move >= SAY_OPEN:
        announce(s, seat, move)
    else:
        lay_bid(s, seat, move)


def end_deal(s: State, chance: Chance) -> None:
    """Score; then the deal passes to the left, or the game is over (AN-02, AN-12)."""
    score_deal(s)
    if is_decided(s):
        s.phase, s.awaited = OVER, 0
        tell(GAME_ENDED)
    else:
        s.dealer = left_of(s, int(s.dealer))
        begin_deal(s, chance)


def is_over(s: State) -> bool:
    """Whether the last deal has been scored."""
    return bool(s.phase == OVER)


def result(s: State, seat: int) -> int:
    """The points of a seat."""
    return int(s.points[seat])


def standing(s: State, places: Places) -> None:
    """The place of each seat: most points win, equals share (AN-12)."""
    for seat in range(s.players):
        better = 0
        for other in range(s.players):
            better += s.points[other] > s.points[seat]
        places[seat] = 1 + better
