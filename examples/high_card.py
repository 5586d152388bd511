"""High Card: a small complete game, the worked example of docs/add-a-game.md.

Every round each player gets a card that nobody else sees, and all bet at the same time, in secret.
When the last bet is in, the highest card takes all bets. After the last round the most chips win.
"""

import sys
from collections.abc import Mapping

from flambeur.core.chance import Chance, below
from flambeur.core.contract import Game, Refusal
from flambeur.core.layout import Mask, Places, Seats, State, layout
from flambeur.core.moves import Move, MoveTable
from flambeur.core.options import Option, OptionTable, Value
from flambeur.core.story import Story, tell, whisper

SEATS = Seats(4)
CARDS = 12
HIGHEST_BET = 3
CHIPS = 12  # enough for the highest bet in every round
UNKNOWN = 0

STATE = layout(
    ("players", "i1"),
    ("rounds", "i1"),
    ("round_number", "i1"),
    ("cards", "i1", SEATS),  # 1 to 12; hidden from the others
    ("has_bet", "i1", SEATS),
    ("bets", "i1", SEATS),  # hidden from the others until all have bet
    ("chips", "i2", SEATS),
)

STORY = Story()
DEALT = STORY.event("dealt", "card")
BET = STORY.event("bet", "seat")
SHOWN = STORY.event("shown", "cards", "bets", "winner")


def start(s: State, chance: Chance) -> None:
    """Everybody gets chips, then the first round begins."""
    for seat in range(s.players):
        s.chips[seat] = CHIPS
    deal(s, chance)


def deal(s: State, chance: Chance) -> None:
    """A new round: everybody gets a card."""
    s.round_number += 1
    for seat in range(s.players):
        s.cards[seat] = UNKNOWN
        s.bets[seat] = s.has_bet[seat] = 0
    for seat in range(s.players):
        s.cards[seat] = draw_card(s, chance)
        whisper(seat, DEALT, s.cards[seat])


def draw_card(s: State, chance: Chance) -> int:
    """A card that nobody holds."""
    card = 1 + below(chance, CARDS)
    while is_held(s, card):
        card = 1 + below(chance, CARDS)
    return card


def is_held(s: State, card: int) -> bool:
    """Whether somebody has this card."""
    held = False
    for seat in range(s.players):
        held |= bool(s.cards[seat] == card)
    return held


def waiting(s: State) -> int:
    """All who have not bet yet may bet now."""
    seats = 0
    for seat in range(s.players):
        if not is_over(s) and not s.has_bet[seat]:
            seats |= 1 << seat
    return seats


def revising(s: State) -> int:
    """Those who have bet may change their bet until the last one is in."""
    return 0 if is_over(s) else (1 << s.players) - 1 & ~waiting(s)


def legal(s: State, seat: int, mask: Mask) -> int:
    """A bet of one to three chips."""
    for bet in range(HIGHEST_BET):
        mask[bet] = 1
    return HIGHEST_BET


def apply(s: State, chance: Chance, seat: int, move: int) -> None:
    """Lay a bet face down; the last bet ends the round."""
    s.bets[seat] = move + 1
    s.has_bet[seat] = 1
    tell(BET, seat)
    if waiting(s) == 0:
        show(s)
        if s.round_number < s.rounds:
            deal(s, chance)
        else:
            s.round_number += 1  # past the last one: the game is over


def show(s: State) -> None:
    """The highest card takes all bets; cards are all different."""
    winner = 0
    for seat in range(s.players):
        if s.cards[seat] > s.cards[winner]:
            winner = seat
    tell(SHOWN, s.cards, s.bets, winner)
    for seat in range(s.players):
        s.chips[seat] -= s.bets[seat]
        s.chips[winner] += s.bets[seat]


def is_over(s: State) -> bool:
    """Whether the last round has been shown."""
    return bool(s.round_number > s.rounds)


def result(s: State, seat: int) -> int:
    """Chips."""
    return int(s.chips[seat])


def standing(s: State, places: Places) -> None:
    """Most chips win; equals share a place."""
    for seat in range(s.players):
        better = 0
        for other in range(s.players):
            better += s.chips[other] > s.chips[seat]
        places[seat] = 1 + better


def hide(s: State, seat: int) -> None:
    """Others' cards and bets are unknown while a round goes on."""
    for other in range(s.players):
        if other != seat and not is_over(s):
            s.cards[other] = UNKNOWN
            s.bets[other] = UNKNOWN


def guess(s: State, chance: Chance, seat: int) -> None:
    """Give the others any cards left, and any bet to those who have bet."""
    for other in range(s.players):
        if s.cards[other] == UNKNOWN:
            s.cards[other] = draw_card(s, chance)
        if s.has_bet[other] and s.bets[other] == UNKNOWN:
            s.bets[other] = 1 + below(chance, HIGHEST_BET)


def agree(s: State, players: int, options: Mapping[str, Value]) -> None:
    """Write what was agreed into a blank state."""
    s.players = players
    s.rounds = options["rounds"]


def refuse(s: State, seat: int, move: Move) -> Refusal:
    """Every bet of the table is legal for a seat that may bet, so nothing is ever refused."""
    return Refusal("unknown-move", "", {})


HIGH_CARD = Game(
    name="high-card",
    version=1,
    rules=sys.modules[__name__],
    sources=(sys.modules[__name__],),
    state=STATE,
    moves=MoveTable(("bet", {"chips": chips}) for chips in range(1, HIGHEST_BET + 1)),
    story=STORY,
    options=OptionTable(2, SEATS, "", (Option("rounds", 4, low=1, high=4),)),
    agree=agree,
    refuse=refuse,
    result_step=1,
    revising=revising,
)
