"""Cards and sets of cards: suits, counting, and picking by position."""

from flambeur.core.chance import Chance, below
from flambeur.core.layout import State
from flambeur.games.all_or_nothing.state import FIRST_CARD, MOST_RANKS

# Every second bit of 48, every second pair, every second four, every second eight.
ONES, PAIRS, FOURS, EIGHTS = 0x5555_5555_5555, 0x3333_3333_3333, 0x0F0F_0F0F_0F0F, 0x00FF_00FF_00FF


def suit_of(s: State, card: int) -> int:
    """The suit of a card, from 0."""
    return card // MOST_RANKS if s.ranks == MOST_RANKS else card >> 3


def rank_of(s: State, card: int) -> int:
    """The rank of a card, from 0 for the lowest."""
    return card % MOST_RANKS if s.ranks == MOST_RANKS else card & 7


def suit_cards(s: State, suit: int) -> int:
    """All cards of a suit."""
    return ((1 << int(s.ranks)) - 1) << (suit * int(s.ranks))


def card_of(s: State, move: int) -> int:
    """The card that a move plays."""
    place = move - FIRST_CARD
    return place // MOST_RANKS * int(s.ranks) + place % MOST_RANKS


def move_of(s: State, card: int) -> int:
    """The move that plays a card."""
    return FIRST_CARD + suit_of(s, card) * MOST_RANKS + rank_of(s, card)


def count_cards(cards: int) -> int:
    """How many cards a set has."""
    ones = cards - (cards >> 1 & ONES)
    pairs = (ones & PAIRS) + (ones >> 2 & PAIRS)
    fours = (pairs + (pairs >> 4)) & FOURS
    halves = fours + (fours >> 24)
    return (halves + (halves >> 8) + (halves >> 16)) & 0xFF


def nth_card(cards: int, rank: int) -> int:
    """The card of a set with so many lower ones in it.

    It halves the search six times with counts of ever smaller parts, and without a branch.
    """
    ones = cards - (cards >> 1 & ONES)
    pairs = (ones & PAIRS) + (ones >> 2 & PAIRS)
    fours = (pairs + (pairs >> 4)) & FOURS
    eights = (fours + (fours >> 8)) & EIGHTS
    lower = (eights + (eights >> 16)) & 0xFF
    on = rank >= lower
    rank, card = rank - on * lower, on * 32
    lower = eights >> card & 0xFF
    on = rank >= lower
    rank, card = rank - on * lower, card + on * 16
    lower = fours >> card & 0xFF
    on = rank >= lower
    rank, card = rank - on * lower, card + on * 8
    lower = pairs >> card & 0xF
    on = rank >= lower
    rank, card = rank - on * lower, card + on * 4
    lower = ones >> card & 3
    on = rank >= lower
    rank, card = rank - on * lower, card + on * 2
    return card + (rank >= (cards >> card & 1))


def draw_card(chance: Chance, cards: int, count: int) -> int:
    """Any card of a set of so many."""
    return nth_card(cards, below(chance, count))
