"""What a player of Alles oder Nichts believes of the others: their bids tell of their hands. Not rules."""

import math

from flambeur.core.chance import Chance, below
from flambeur.core.layout import State
from flambeur.games.all_or_nothing.heuristics.outlook import outlook
from flambeur.games.all_or_nothing.hidden import guess, hidden_hands
from flambeur.games.all_or_nothing.state import FACE_DOWN, HIGHEST_BID, PLAYING

WORLDS = 2
AGAIN = 2  # times that others' hands are guessed again, if they do not fit their bids
UNSURE = 0.6  # variance of the tricks that people need, beside that of what their cards will take
ODDS = 1 << 16


def worlds(s: State) -> int:
    """Others' hands matter for every card."""
    return WORLDS


def suppose(s: State, chance: Chance, seat: int) -> None:
    """Hands by which others might have bid as they did, and bids that their hands speak for."""
    hands, secret = hidden_hands(s), face_down(s)
    guess(s, chance, seat)
    for _ in range(AGAIN):
        if is_credible(s, chance, hands & ~secret):
            break
        for other in range(s.players):
            if hands >> other & 1:
                s.hands[other] = 0
        guess(s, chance, seat)
    for other in range(s.players):
        if secret >> other & 1:
            s.bids[other] = likely_bid(s, chance, other)


def face_down(s: State) -> int:
    """The seats whose bids lie face down, as a set of bits."""
    seats = 0
    for seat in range(s.players):
        seats |= int(s.bids[seat] == FACE_DOWN) << seat
    return seats


def is_credible(s: State, chance: Chance, seats: int) -> bool:
    """Whether these seats would have bid so with such hands, as likely as they would."""
    if s.phase == PLAYING:
        for seat in range(s.players):
            need = int(s.bids[seat]) - int(s.tricks[seat])
            may_fit = seats >> seat & 1 and 0 <= need <= s.held[seat]
            if may_fit and below(chance, ODDS) >= ODDS * fit(s, seat, need):
                return False
    return True


def fit(s: State, seat: int, need: int) -> float:
    """How well a hand fits the tricks that it needs; 1 if perfectly."""
    mean, spread = outlook(s, seat)
    return math.exp(-0.5 * (mean - need) ** 2 / (spread + UNSURE))


def likely_bid(s: State, chance: Chance, seat: int) -> int:
    """A bid with which the seat still needs about what its cards should take."""
    total, held = 0.0, int(s.held[seat])
    for need in range(held + 1):
        total += fit(s, seat, need)
    left, most = total * below(chance, ODDS) / ODDS, 0
    for need in range(held + 1):
        most = need if left >= 0.0 else most
        left -= fit(s, seat, need)
    return min(int(s.tricks[seat]) + most, HIGHEST_BID)
