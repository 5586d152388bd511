"""Chance on a GPU: the threads of a warp compute blocks together, before any of them is in need.

A thread that computed a block alone would let 31 others wait. So each keeps a ring of two blocks, and whoever
plays lets all of them add a block as soon as one has few words left. Here `used` goes on counting over the
blocks, from BLOCK on.
"""

from flambeur.core.chance import BLOCK, Chance
from flambeur.core.cipher import alone, cipher

RING = 2 * BLOCK

write_block = cipher(1)


def word_from_ring(chance: Chance) -> int:
    """What `word` is there."""
    if words_left(chance) == 0:
        add_block(chance)
    drawn = int(chance.ahead[chance.used & (RING - 1)])
    chance.used += 1
    return drawn


def words_drawn_from_ring(chance: Chance) -> int:
    """What `words_drawn` is there."""
    return int(chance.used) - BLOCK


def words_left(chance: Chance) -> int:
    """How many words lie in the ring."""
    return (int(chance.counter) + 1) * BLOCK - int(chance.used)


def add_block(chance: Chance) -> None:
    """The next block, in the place of one that is used up."""
    alone()
    first = (int(chance.counter) + 1) * BLOCK & (RING - 1)
    write_block(chance.key, chance.counter, chance.stream, chance.ahead[first : first + BLOCK])
    chance.counter += 1
