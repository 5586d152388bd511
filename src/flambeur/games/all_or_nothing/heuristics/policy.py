"""A feeling for Alles oder Nichts: what to bid, and how to take just that. Not rules: bots use it."""

import math

from flambeur.core.chance import Chance
from flambeur.core.layout import Mask, State
from flambeur.games.all_or_nothing.cards import card_of, move_of, rank_of
from flambeur.games.all_or_nothing.heuristics.outlook import (
    against,
    against_now,
    best_so_far,
    is_trump,
    lowest,
    outlook,
    promise,
    promise_now,
    seats_behind,
    standing_of,
    unknown_cards,
)
from flambeur.games.all_or_nothing.scoring import points_for
from flambeur.games.all_or_nothing.state import (
    ANNOUNCING,
    BIDDING,
    CARDS,
    MOST_RANKS,
    NO_BID,
    NO_CARD,
    OPEN,
    PLAYING,
    SAY_OPEN,
    SAY_SECRET,
    SECRET,
)
from flambeur.games.all_or_nothing.tricks import playable

# In greedy games of 3 and 4 players, chances to win fit best with this scale of points after any deal.
SWING = 1.65  # how many points one more deal makes of a lead
PACE = 2.9  # points that a player makes in a deal
FAR = 2.0  # tricks that a bid may be above what is likely
DOUBT = 0.5  # tricks that a hand may promise and still be thought to take none


def greedy_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """Bid the high cards, openly if none is doubtful; then take tricks up to the bid, and none after."""
    hand = int(s.hands[seat])
    if s.phase == PLAYING:
        return move_of(s, greedy_card(s, seat))
    if s.phase == BIDDING:
        return count_high(s, hand, 2)
    is_clear = s.bids[seat] > 0 and count_high(s, hand, 1) == count_high(s, hand, 3)
    return SAY_OPEN if is_clear else SAY_SECRET


def count_high(s: State, cards: int, top: int) -> int:
    """Cards that look like a trick: so many of the highest ranks of a suit, three times as many of trumps."""
    high = 0
    while cards:
        card = lowest(cards)
        high += rank_of(s, card) >= int(s.ranks) - top * (1 + 2 * is_trump(s, card))
        cards &= cards - 1
    return high


def greedy_card(s: State, seat: int) -> int:
    """Who wants the trick plays the highest card that takes it, the lowest if he comes last; else the lowest.

    Only this trick counts: that high cards had better go while they lose is beyond greed.
    """
    cards, top, is_last = playable(s, seat), best_so_far(s), seats_behind(s) == 0
    is_keen = s.bids[seat] != s.tricks[seat]
    best, most = NO_CARD, -CARDS
    while cards:
        card = lowest(cards)
        worth = -rank_of(s, card) - MOST_RANKS * is_trump(s, card)
        if is_keen and standing_of(s, card) > top:
            worth = CARDS + (worth if is_last else -worth)
        if worth > most:
            best, most = card, worth
        cards &= cards - 1
    return best


def quick_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """What should bring most points, if each card takes a trick or not by itself."""
    if s.phase == PLAYING:
        return move_of(s, sensible_card(s, seat))
    mean, spread = outlook(s, seat)
    if s.phase == BIDDING:
        return sensible_bid(mean, spread, int(s.held[seat]))
    bid = int(s.bids[seat])
    is_open = hope(bid, OPEN, mean, spread) > hope(bid, SECRET, mean, spread)
    return SAY_OPEN if is_open else SAY_SECRET


def rival_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """Others see no further than this trick."""
    return greedy_move(s, chance, seat, mask)


def sensible_bid(mean: float, spread: float, cards: int) -> int:
    """The bid that should bring most points."""
    best, most = 0, 0.0
    for bid in range(cards + 1):
        worth = max(hope(bid, OPEN, mean, spread), hope(bid, SECRET, mean, spread))
        if worth > most:
            best, most = bid, worth
    return best


def hope(bid: int, said: int, mean: float, spread: float) -> float:
    """The points that a bid should bring."""
    hit = hit_chance(bid, mean, spread)
    return hit * points_for(bid, said, bid) + (1.0 - hit) * mean * points_for(NO_BID, said, 1)


def hit_chance(need: int, mean: float, spread: float) -> float:
    """The chance to take just the tricks needed, where so many are likely with this variance.

    About normal, but for no trick at all better than by luck, as one can steer; tuned like the weights.
    """
    if need == 0:
        return math.exp(-0.75 * mean)
    variance = 1.2 * spread + 0.17
    gap = mean - need
    return math.exp(-0.5 * gap * gap / variance) / math.sqrt(2.0 * math.pi * variance)


def sensible_card(s: State, seat: int) -> int:
    """The card after which most points should come in."""
    cards = playable(s, seat)
    if cards & (cards - 1) == 0:
        return lowest(cards)
    unknown, top = unknown_cards(s, seat), best_so_far(s)
    behind, soon, density = seats_behind(s), against_now(s, seat, unknown), against(s, seat, unknown)
    mean, spread = outlook(s, seat)
    bid, said, tricks = int(s.bids[seat]), int(s.said[seat]), int(s.tricks[seat])
    prize, each = points_for(bid, said, bid), points_for(NO_BID, said, 1)
    best, most = NO_CARD, -1.0
    while cards:
        card = lowest(cards)
        later = promise(s, card, unknown, density)
        now = promise_now(s, card, unknown, soon, behind) if standing_of(s, card) > top else 0.0
        after = mean - later + now
        worth = after
        if 0 <= bid - tricks <= s.held[seat]:
            hit = hit_chance(bid - tricks, after, spread - later * (1.0 - later) + 0.8 * now * (1.0 - now))
            worth = hit * prize + (1.0 - hit) * each * (tricks + after)
        if worth > most:
            best, most = card, worth
        cards &= cards - 1
    return best


def stage(s: State) -> int:
    """Playouts look to the end of a deal."""
    return int(s.deal_number)


def spread(s: State) -> float:
    """By how many points the deals to come will part the players."""
    return SWING * math.sqrt(deals_to_come(s))


def stakes(s: State) -> float:
    """Seven deals seldom part players by more points."""
    return 40.0


def deals_to_come(s: State) -> float:
    """How many deals there will be, with the one just begun; in a game to a target, as the leader goes."""
    if s.target == 0:
        return float(s.deals - s.deal_number + 1)
    highest = 0
    for seat in range(s.players):
        highest = max(highest, int(s.points[seat]))
    return max(1.0, (int(s.target) - highest) / PACE)


def blunder(s: State, seat: int, move: int) -> bool:
    """A bid far beyond the hand, an open bid of nothing, or a trick that is plainly wrong for the bid."""
    if s.phase == PLAYING:
        return is_wrong_trick(s, seat, card_of(s, move))
    if s.phase == ANNOUNCING:
        return bool(move == SAY_OPEN and not 0 < s.bids[seat] <= s.held[seat])
    return bool(move > min(int(s.held[seat]), outlook(s, seat)[0] + FAR))


def is_wrong_trick(s: State, seat: int, card: int) -> bool:
    """The last to play takes a trick too many though he need not, or leaves one of which he needs all."""
    cards, top, need = playable(s, seat), best_so_far(s), int(s.bids[seat]) - int(s.tricks[seat])
    takers = 0
    left = cards
    while left:
        takers |= (left & -left) * (standing_of(s, lowest(left)) > top)
        left &= left - 1
    if seats_behind(s) > 0 or takers in (0, cards):
        return False
    if takers >> card & 1:
        return bool(need == 0 and outlook(s, seat)[0] < DOUBT)
    return bool(need == s.held[seat])
