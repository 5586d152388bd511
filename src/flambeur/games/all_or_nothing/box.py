"""Alles oder Nichts as it stands on a shelf: how many can play, what can be agreed, the moves."""

from flambeur.core.box import Box
from flambeur.core.moves import MoveTable
from flambeur.core.options import Option, OptionTable

MOST_PLAYERS = 6
RANKS = {"4x12": 12, "6x8": 8}  # in a suit, by deck
MOST_SUITS, MOST_RANKS = 6, 12  # of all decks: 4 suits of 12 ranks, or 6 of 8 (AN-01)
HIGHEST_BID = 6

BOX = Box(
    "all-or-nothing",
    OptionTable(
        fewest=3,
        most=MOST_PLAYERS,
        rule="AN-01",
        options=(
            Option("deck", "4x12", "AN-01", choices=tuple(RANKS)),
            Option("dealer", None, "AN-02", is_seat=True),
            Option("deals", 7, "AN-14", low=1, high=28),
            Option("target", None, "AN-13", low=10, high=300, is_optional=True),
        ),
    ),
    MoveTable(
        [
            *(("bid", {"tricks": tricks}) for tricks in range(HIGHEST_BID + 1)),
            ("open", {}),
            ("secret", {}),
            *(
                ("play", {"suit": suit, "rank": rank})
                for suit in range(1, MOST_SUITS + 1)
                for rank in range(1, MOST_RANKS + 1)
            ),
        ]
    ),
)
