"""What the browser must know to draw Alles oder Nichts: numbers of things, and points for the examples."""

from flambeur.games.all_or_nothing import state
from flambeur.games.all_or_nothing.box import RANKS
from flambeur.games.all_or_nothing.scoring import points_for
from flambeur.games.all_or_nothing.state import HIGHEST_BID, OPEN, SECRET

PHASES = ("BIDDING", "ANNOUNCING", "PLAYING", "OVER")
NOTHING = ("NOBODY", "NO_CARD", "NO_BID", "FACE_DOWN")
SAID = ("UNSAID", "OPEN", "SECRET")
BIDS = range(HIGHEST_BID + 1)
MOVES = ("HIGHEST_BID", "FIRST_CARD", "MOST_RANKS")

CONSTANTS = {
    **{name: getattr(state, name) for name in (*PHASES, *NOTHING, *SAID, *MOVES, "CARDS")},
    "DECKS": RANKS,
    "OPEN_POINTS": [[points_for(bid, OPEN, tricks) for tricks in BIDS] for bid in BIDS],
    "SECRET_POINTS": [[points_for(bid, SECRET, tricks) for tricks in BIDS] for bid in BIDS],
}
