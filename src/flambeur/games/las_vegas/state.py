"""The table of Las Vegas as a flat record."""

from flambeur.core.layout import Seats, layout
from flambeur.games.las_vegas import box

SEATS = Seats(box.MOST_PLAYERS)
CASINOS = box.CASINOS
NOTE_STEP = box.NOTE_STEP
NOTE_VALUES = tuple(range(NOTE_STEP, 10 * NOTE_STEP, NOTE_STEP))
NOTE_COUNTS = (6, 8, 8, 6, 6, 5, 5, 5, 5)  # LV-02
NOTES = 54
CASINO_NOTES = 8  # most a casino can get: six of 10 and one of 20 are still below 90 (house rule)

OWN, WHITE = 0, 1  # the two kinds of dice a player may roll
KINDS = 2
OWN_DICE = 8  # LV-04
NEUTRAL = int(SEATS)  # the imaginary player who owns the white dice, after the last seat (LV-24)
OWNERS = NEUTRAL + 1
NOBODY = -1

STATE = layout(
    # what was agreed
    ("players", "i1"),
    ("neutral_dice", "i1"),
    ("rounds", "i1"),
    ("minimum", "i1"),
    # where the game stands
    ("round_number", "i1"),
    ("first", "i1"),  # the seat with the first-player card; NOBODY before the draw
    ("turn", "i1"),  # the seat that has rolled and must place; NOBODY when the game is over
    # notes
    ("unseen", "i1", len(NOTE_VALUES)),  # how many of each value lie in the pile as it was shuffled
    ("unseen_count", "i1"),
    ("under", "i1", NOTES),  # notes put back under the pile, next to be drawn first
    ("under_count", "i1"),
    ("notes", "i1", CASINOS, CASINO_NOTES),  # highest first, 0 where there is none
    ("won", "i1", SEATS),  # number of notes
    ("money", "i2", SEATS),
    # dice
    ("supply", "i1", SEATS, KINDS),
    ("rolled", "i1", KINDS, CASINOS),
    ("dice", "i1", CASINOS, OWNERS),
)
