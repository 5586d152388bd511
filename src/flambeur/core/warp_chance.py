"""Chance on a GPU: the threads of a warp compute blocks together, before any of them is in need.

A thread that computed a block alone would let 31 others wait. So each keeps a ring of two blocks, and whoever
plays lets all of them add a block as soon as one has few words left. Here `used` goes on counting over the
blocks, from BLOCK on.
"""

from flambeur.core.chance import BLOCK, KEY_BYTES, Chance
from flambeur.core.cipher import alone, cipher
from flambeur.core.layout import layout

RING = 2 * BLOCK

# What of chance is needed on a GPU, where memory that is fast is short.
RING_CHANCE = layout(
    ("key", "u4", KEY_BYTES // 4),
    ("stream", "i8"),
    ("counter", "i4"),
    ("used", "i4"),
    ("ahead", "u4", RING),
)


def ring_chance(chance: Chance) -> Chance:
    """The same at the beginning of its stream."""
    ring = RING_CHANCE.blank()
    ring.key[:], ring.stream, ring.used = chance.key, chance.stream, BLOCK
    return ring


write_block = cipher(1)


def begin_ring(chance: Chance, stream: int) -> None:
    """What `begin_stream` is there."""
    chance.stream = stream
    chance.counter = 0
    chance.used = BLOCK


def same_luck_for_all(chance: Chance, owner: int, step: int = 1) -> None:
    """What `occasion` is there: on a GPU no table shares its luck with others."""


def no_phase(chance: Chance) -> None:
    """What `next_phase` is there."""


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
