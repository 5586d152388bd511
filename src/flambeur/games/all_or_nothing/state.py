"""The table of Alles oder Nichts as a flat record.

A card is a number from 0 to 47, suit by suit and within a suit from the lowest rank up. A set of
cards is a number with the bit of each of its cards set, so that following suit is one `&`.
"""

from flambeur.core.layout import Seats, layout
from flambeur.games.all_or_nothing import box

SEATS = Seats(box.MOST_PLAYERS)
CARDS = 48
EVERY_CARD = (1 << CARDS) - 1
MOST_SUITS, MOST_RANKS = box.MOST_SUITS, box.MOST_RANKS
MOST_CARDS, FEWEST_CARDS = 6, 3  # of a hand when it is dealt (AN-03)
CYCLE = 6  # deals after which the hand sizes repeat (AN-13)
HIGHEST_BID = box.HIGHEST_BID

# The moves: bids 0 to 6, the two announcements, then every suit and rank of all decks.
SAY_OPEN, SAY_SECRET = HIGHEST_BID + 1, HIGHEST_BID + 2
FIRST_CARD = SAY_SECRET + 1

BIDDING, ANNOUNCING, PLAYING, OVER = 0, 1, 2, 3  # phases
UNSAID, OPEN, SECRET = 0, 1, 2  # what a seat has said of its bid
NO_BID, FACE_DOWN = -1, -2  # nothing chosen yet; chosen, but not for these eyes
NOBODY = NO_CARD = NO_SUIT = -1

STATE = layout(
    # what was agreed
    ("players", "i1"),
    ("ranks", "i1"),  # in a suit: 12 or 8
    ("deals", "i1"),
    ("target", "i2"),  # points that end the game; 0 if deals are counted
    # where the game stands
    ("deal_number", "i2"),
    ("dealer", "i1"),  # NOBODY before the draw
    ("phase", "i1"),
    ("awaited", "i1"),  # the seats waited for, as bits
    # the deal
    ("trump", "i1"),  # the card turned up
    ("bids", "i1", SEATS),  # others' are hidden while they lie face down
    ("said", "i1", SEATS),
    ("held", "i1", SEATS),  # how many cards a seat has
    ("hands", "i8", SEATS),  # which; hidden from the others
    ("tricks", "i1", SEATS),  # taken
    # the play
    ("leader", "i1"),
    ("led", "i1"),  # the suit; NO_SUIT before the first card of a trick
    ("trick", "i1", SEATS),  # the card that each seat has played to it, or NO_CARD
    ("played", "i8"),  # all cards of this deal that have been played, the trick included
    ("lacks", "i8", SEATS),  # all cards of the suits that a seat could not follow
    ("points", "i2", SEATS),
)
