"""The table of Easy Come Easy Go as a flat record."""

from flambeur.core.layout import Seats, Tally, layout
from flambeur.games.easy_come import box

SEATS = Seats(box.MOST_PLAYERS)
DICE = box.DICE
FACES = box.FACES
PRIZES = box.PRIZES
KEEP = PRIZES - 1  # moves are nine claims, then a hand to set aside; hand 0 is empty and no move
ENOUGH = 3  # prizes to hold for a win (EC-10)
CENTRE = -1  # where prizes lie that nobody has
NOBODY = -1

STATE = layout(
    # what was agreed
    ("version", "i1"),  # of the rules
    ("players", "i1"),
    ("all_others", "i1"),  # all three others get a turn (EC-13)
    # where the game stands
    ("first", "i1"),  # the seat that began; NOBODY before the opening rolls
    ("turn", "i1"),  # the seat that has rolled and must choose; NOBODY when the game is over
    ("winner", "i1"),  # NOBODY until somebody has won
    ("owner", "i1", PRIZES),  # a seat or CENTRE
    ("countdown", "i1", SEATS),  # turns of others that the holder of three must survive; else 0
    # dice, as how many show each face
    ("kept", "i4", Tally(FACES)),  # set aside in this turn
    ("rolled", "i4", Tally(FACES)),  # just rolled
)
