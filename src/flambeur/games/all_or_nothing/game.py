"""Alles oder Nichts as a game of the house: what is agreed, and why a move is refused."""

from collections.abc import Mapping

from flambeur.core.contract import Game, Refusal
from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.core.options import Value
from flambeur.games import seating
from flambeur.games.all_or_nothing import bidding, cards, deal, hidden, rules, scoring, tricks
from flambeur.games.all_or_nothing.box import BOX, RANKS
from flambeur.games.all_or_nothing.heuristics import beliefs, features, outlook, policy
from flambeur.games.all_or_nothing.state import BIDDING, CARDS, NOBODY, PLAYING, STATE
from flambeur.games.all_or_nothing.story import STORY


def agree(s: State, players: int, options: Mapping[str, Value]) -> None:
    """Write what was agreed into a blank state; deals are not counted in a game to a target (AN-13)."""
    s.players = players
    s.ranks = RANKS[str(options["deck"])]
    s.dealer = NOBODY if options["dealer"] is None else options["dealer"]
    s.deals = options["deals"]
    s.target = options["target"] or 0


def refuse(s: State, seat: int, move: Move) -> Refusal:
    """It is not the time for such a move, or not the time for that card."""
    if move.kind == "bid":
        return Refusal("bids-are-laid", "AN-05", {})
    if move.kind == "play":
        return refuse_card(s, seat, move) if s.phase == PLAYING else Refusal("no-trick-yet", "AN-07", {})
    if s.phase == BIDDING:
        return Refusal("bid-first", "AN-06", {})
    return Refusal("all-have-spoken", "AN-06", {})


def refuse_card(s: State, seat: int, move: Move) -> Refusal:
    """The deck or the hand does not have the card, or another suit must be followed."""
    if move.rank > s.ranks or move.suit > CARDS // int(s.ranks):
        return Refusal("not-in-deck", "AN-01", {"suits": CARDS // int(s.ranks), "ranks": s.ranks})
    if not int(s.hands[seat]) >> cards.card_of(s, move.id) & 1:
        return Refusal("not-in-hand", "AN-08", {})
    return Refusal("must-follow", "AN-08", {"suit": s.led + 1})


ALL_OR_NOTHING = Game(
    name=BOX.name,
    version=1,
    rules=rules,
    sources=(
        seating,
        cards,
        deal,
        bidding,
        tricks,
        scoring,
        hidden,
        rules,
        outlook,
        policy,
        beliefs,
        features,
    ),
    state=STATE,
    moves=BOX.moves,
    story=STORY,
    options=BOX.options,
    agree=agree,
    refuse=refuse,
    result_step=2,
    revising=rules.revising,
)
