"""What the browser must know to draw Easy Come Easy Go: numbers of things, and how rare each prize is."""

from collections import Counter
from itertools import product

from flambeur.games.easy_come.prizes import SEVEN, prizes_for
from flambeur.games.easy_come.state import CENTRE, DICE, ENOUGH, FACES, NOBODY, PRIZES

# Of all rolls of four dice, how many fit each prize (EC-09).
FITS = Counter(
    prize for roll in product(range(FACES), repeat=DICE) for prize in prizes_for(tuple(sorted(roll)))
)

CONSTANTS = {
    "PRIZES": PRIZES,
    "DICE": DICE,
    "FACES": FACES,
    "ENOUGH": ENOUGH,
    "CENTRE": CENTRE,
    "NOBODY": NOBODY,
    "SEVEN": SEVEN,
    "ROLLS": [FITS[prize] for prize in range(PRIZES)],
}
