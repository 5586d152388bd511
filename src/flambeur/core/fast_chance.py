"""How machine code draws: blocks are computed several side by side, and dice looked up by the handful."""

import numpy as np

from flambeur.core.chance import BLOCK, FACES, WORD, Chance, word
from flambeur.core.cipher import cipher

HANDFUL = 5  # dice that are looked up together

# In how many ways so many dice can fall; and the tally of each way of a handful, whose digits in base six are
# the dice.
WAYS = np.array([FACES**dice for dice in range(HANDFUL + 1)], np.int64)
TALLIES = np.zeros(FACES**HANDFUL, np.int32)
for _die in range(HANDFUL):
    TALLIES += 1 << 4 * (np.arange(FACES**HANDFUL, dtype=np.int32) // FACES**_die % FACES)

write_blocks = cipher()


def refill_ahead(chance: Chance) -> None:
    """What `refill` is in machine code."""
    most = len(chance.ahead) // BLOCK
    ahead = chance.ready - chance.counter
    if ahead <= 0 or ahead > most:
        write_blocks(chance.key, chance.counter, chance.stream, chance.ahead)
        ahead = most
        chance.ready = chance.counter + ahead
    first = (most - ahead) * BLOCK
    for i in range(BLOCK):
        chance.block[i] = chance.ahead[first + i]
    chance.counter += 1
    chance.used = 0


def roll_handfuls(chance: Chance, dice: int) -> int:
    """What `roll` is in machine code: 6⁵ times the fraction gives five dice and a new fraction."""
    dice = int(dice)
    if dice == 0:
        return 0
    first = min(dice, HANDFUL)
    one, other = int(WAYS[first]), int(WAYS[dice - first])
    ways = one * other
    while True:
        product = word(chance) * one
        rest = (product & WORD) * other
        fraction = rest & WORD
        if fraction >= ways or fraction >= (WORD + 1) % ways:
            # Dice that are not rolled were looked up as ones.
            return int(TALLIES[product >> 32]) + int(TALLIES[rest >> 32]) - (2 * HANDFUL - dice)
