"""The table of Las Vegas Royale as a flat record."""

from flambeur.core.layout import Seats, layout
from flambeur.games.royale import options

SEATS = Seats(options.MOST_PLAYERS)
CASINOS = options.CASINOS
NOTE_STEP = 10  # money is in thousands
NOTE_VALUES = tuple(range(30, 110, NOTE_STEP))
NOTE_COUNTS = (11, 11, 13, 15, 13, 11, 9, 7)  # LR-02
NOTES = 90
PAIR = 2  # notes at a casino (LR-03)
ROUND_NOTES = CASINOS * PAIR
CHIP = 10  # what a chip is worth (LR-11)
ROUND_CHIPS = 2  # LR-04

SMALL, BIG = 0, 1  # the two kinds of dice; the big one is called Biggy
KINDS = 2
SMALL_DICE = 7  # LR-01
BLACK_DICE = 2
NEUTRAL = int(SEATS)  # owns the dice of an unused colour if two play with them (LR-12)
GREY = NEUTRAL + 1  # owns the grey dice, apart from the neutral one (LR-F1)
OWNERS = GREY + 1
NOBODY = -1
NOWHERE = -1
UNKNOWN = -1  # what `hide` leaves of a secret

# Where a Biggy is: a casino 0 to 5, or one of these; NICE_SPACE + value on a space of Nice Dice.
SUPPLY, KNOCKED_OUT, DOUBLED, GOLD_SPACE, NICE_SPACE = 6, 7, 8, 9, 10

# Boards: two sides of each of the eight tiles A to H.
NO_BOARD = 0
LUCKY_PUNCH, JACKPOT, PRIME_TIME, FIFTY_FIFTY, HIGH_FIVE, BAD_LUCK, PAY_DAY, POWER_PLAY = range(1, 9)
NO_ENTRY, KNOCKOUT, BLOCK_IT, HANDICAP, BLACK_BOX, DOUBLE_DOWN, NICE_DICE, MY_CHOICE = range(9, 17)
BOARDS = 16
TILES = 8
DRAWN = BOARDS + 1  # in the plan: a board to be drawn every round

STATE = layout(
    # what was agreed
    ("version", "i1"),  # of the rules
    ("players", "i1"),
    ("neutral_dice", "i1"),  # dice of an unused colour are placed, for two players
    ("rounds", "i1"),
    ("unique", "i1"),  # no drawn board twice in a game
    ("plan", "i1", CASINOS),  # for each casino a board, NO_BOARD or DRAWN
    # where the game stands
    ("round_number", "i1"),
    ("first", "i1"),  # the seat that began this round; NOBODY before the draw
    ("turn", "i1"),  # the seat whose turn it is, or was last while casinos pay; NOBODY when the game is over
    ("decision", "i2"),  # what the game waits for, named by the first of its moves; NOTHING while it goes on
    ("decider", "i1"),  # the seat that must decide
    ("activating", "i1"),  # the casino whose board is about to be activated; NOWHERE at every decision
    ("paying", "i1"),  # 0 while dice are placed, then what is paid next
    ("next_first", "i1"),  # who will begin the next round, as far as casinos have paid (LR-10)
    # notes and chips
    ("unseen", "i1", len(NOTE_VALUES)),  # how many of each value lie face down for rounds to come
    ("unseen_count", "i1"),
    ("bank", "i1", len(NOTE_VALUES)),  # face up; in the base game, put back under the pile
    ("notes", "i1", CASINOS, PAIR),  # the higher first, 0 where there is none
    ("money", "i2", SEATS),  # without chips
    ("won", "i2", SEATS),  # number of notes
    ("chips", "i2", SEATS),
    # dice
    ("supply", "i1", SEATS),  # small dice
    ("biggy", "i1", NEUTRAL + 1),  # where each owner's Biggy is
    ("rolled", "i1", CASINOS),  # small dice of the turn; those of value `placed` have been placed
    ("rolled_biggy", "i1"),  # the value that the Biggy shows, or NOWHERE
    ("placed", "i1"),  # the casino in which dice were placed this turn; NOWHERE before
    ("weights", "i1", CASINOS, OWNERS),  # a small die is 1, a Biggy 2
    # boards
    ("boards", "i1", CASINOS),  # the board of each casino in this round
    ("used", "i4"),  # boards drawn in this game, as a set of bits
    ("black", "i1", BLACK_DICE),  # the black dice as they lie, 1 to 6; 0 if not rolled in this round
    ("held", "i1"),  # A1: tokens in the fist; hidden from the others
    ("jackpot", "i1"),  # A2: steps of the marker
    ("fifty", "i1"),  # B2: steps of the marker
    ("five", "i1"),  # C1: who has the tile, or NOBODY
    ("power", "i1"),  # D2: who has the marker, or NOBODY
    ("closed", "i1"),  # E1: the closed casino, or NOWHERE
    ("loop", "i1"),  # E1: steps of the marker
    ("knocked", "i1", SEATS),  # E2: small dice on the board
    ("groups", "i1", 3),  # F1: groups left of 1, 2 and 3 grey dice
    ("pictures", "i1", 3),  # F2: free pictures of a chip, of money and of the die action
    ("split", "i1"),  # G1: which split lies face down, from 1; hidden from all but who made it
    ("split_size", "i1"),  # G1: tokens in its first group
    ("doubled", "i1", SEATS),  # G2: weight on the board
    ("nice", "i1", CASINOS),  # H1: owner of the die on each space, or NOBODY
    ("gold", "i1"),  # H2: owner of the die on the gold space, or NOBODY
)
