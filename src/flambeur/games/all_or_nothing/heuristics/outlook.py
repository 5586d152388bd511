"""What cards should take, by what a player can see. Not rules: bots reckon with it."""

import math

from flambeur.core.layout import State
from flambeur.games.all_or_nothing.cards import count_cards, suit_cards, suit_of
from flambeur.games.all_or_nothing.state import CARDS, EVERY_CARD, NO_CARD, NO_SUIT
from flambeur.games.all_or_nothing.tricks import strength


def outlook(s: State, seat: int) -> tuple[float, float]:
    """How many tricks the cards in hand should take, and the variance of that."""
    unknown, cards = unknown_cards(s, seat), int(s.hands[seat])
    density = against(s, seat, unknown)
    mean = spread = 0.0
    while cards:
        chance = promise(s, lowest(cards), unknown, density)
        mean += chance
        spread += chance * (1.0 - chance)
        cards &= cards - 1
    return mean, spread


def promise(s: State, card: int, unknown: int, density: float) -> float:
    """The chance that a card takes a trick some time, if each unknown one is against it with this chance.

    Higher cards and many rivals are bad; where the others should be able to follow, none can trump.
    The weights here and below are logistic regressions over games of 3 to 6 players with both decks, and were
    then moved one by one while that made the quick player win more often with 3 and 4.
    """
    rivals = int(s.players) - 1
    suit, trumps = suit_cards(s, suit_of(s, card)), suit_cards(s, suit_of(s, int(s.trump)))
    higher = density * count_cards(unknown & suit & (-2 << card))
    if trumps >> card & 1:
        return sigmoid(1.5 - 1.1 * higher + 0.12 * rivals)
    same, ruffs = density * count_cards(unknown & suit), density * count_cards(unknown & trumps)
    return sigmoid(0.5 - 1.65 * higher + 0.9 * same - 0.4 * ruffs - 0.9 * rivals)


def promise_now(s: State, card: int, unknown: int, density: float, behind: int) -> float:
    """The chance that the best card of a trick so far takes it, if so many are still to play."""
    if behind == 0:
        return 1.0
    suit, trumps = suit_cards(s, suit_of(s, card)), suit_cards(s, suit_of(s, int(s.trump)))
    higher = density * count_cards(unknown & suit & (-2 << card))
    if trumps >> card & 1:
        return sigmoid(2.15 - 1.85 * higher)
    same, ruffs = density * count_cards(unknown & suit), density * count_cards(unknown & trumps)
    return sigmoid(1.9 - 1.95 * higher + 0.45 * same - 0.5 * ruffs - 0.55 * behind)


def sigmoid(odds: float) -> float:
    """A chance, from the logarithm of its odds."""
    return 1.0 / (1.0 + math.exp(-odds))


def unknown_cards(s: State, seat: int) -> int:
    """All cards that the seat has not seen."""
    return EVERY_CARD & ~(int(s.played) | int(s.hands[seat]) | 1 << int(s.trump))


def against(s: State, seat: int, unknown: int) -> float:
    """How likely it is that another player holds an unknown card."""
    cards = -int(s.held[seat])
    for other in range(s.players):
        cards += int(s.held[other])
    return cards / count_cards(unknown)


def against_now(s: State, seat: int, unknown: int) -> float:
    """How likely it is that a player who comes later in this trick holds an unknown card."""
    cards = -int(s.held[seat])
    for other in range(s.players):
        cards += int(s.held[other]) * (s.trick[other] == NO_CARD)
    return cards / count_cards(unknown)


def seats_behind(s: State) -> int:
    """How many are still to play to the trick after whoever is to play now."""
    seats = -1
    for other in range(s.players):
        seats += s.trick[other] == NO_CARD
    return seats


def best_so_far(s: State) -> int:
    """What a card must be stronger than to take the trick as it stands; a discard never is."""
    top = CARDS - 1
    for other in range(s.players):
        if s.trick[other] != NO_CARD:
            top = max(top, standing_of(s, int(s.trick[other])))
    return top


def standing_of(s: State, card: int) -> int:
    """How strong a card is in this trick; if it begins one, it is of the suit led."""
    led = EVERY_CARD if s.led == NO_SUIT else suit_cards(s, int(s.led))
    return strength(card, led, suit_cards(s, suit_of(s, int(s.trump))))


def is_trump(s: State, card: int) -> int:
    """1 if the card is of the trump suit, else 0."""
    return suit_cards(s, suit_of(s, int(s.trump))) >> card & 1


def lowest(cards: int) -> int:
    """The lowest card of a set."""
    return count_cards((cards & -cards) - 1)
