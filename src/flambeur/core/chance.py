"""Where all luck comes from: a seekable ChaCha8 stream and unbiased draws from it.

Chance is handed to the rules and is never part of a game's state, so no future die can be read
out of a state. Everything here is in the subset that `native` lifts to machine code.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from flambeur.core.layout import Layout, State, layout

Chance: TypeAlias = State
Words: TypeAlias = npt.NDArray[np.uint32]
Counts: TypeAlias = npt.NDArray[np.int8]  # how many things there are of each kind

WORD = 0xFFFFFFFF
BLOCK = 16
AHEAD = 8  # blocks that machine code computes at once
CHACHA8 = 4  # double rounds; RFC 8439 uses ten of them
KEY_BYTES = 32
FACES = 6

# The streams from here on are for games whose luck several tables share.
SHARED = 1 << 62
OWNERS, TABLE = 8, 7  # each seat has luck of its own, and so has the table
PHASE, OWNER = 1 << 40, 1 << 32  # a round of the game and an owner in the number of a stream

# "expand 32-byte k", the constant of every ChaCha block.
C0, C1, C2, C3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574


def chance_layout(ahead: int) -> Layout:
    """Chance for which machine code computes so many blocks at once.

    What every draw touches stands side by side: where thousands of games take turns, little is fetched.
    """
    return layout(
        ("key", "u4", 8),
        ("occasions", "i4", OWNERS),  # that each owner has had in the phase
        (
            "ready",
            "i8",
        ),  # blocks that machine code has computed so far, see `fast_chance`; 0 at the beginning
        ("counter", "i8"),  # blocks drawn so far
        ("stream", "i8"),  # one key serves many games, each on a stream of its own
        ("phase", "i4"),  # of a game whose luck is shared
        ("used", "i4"),  # words of the block already handed out
        ("block", "u4", BLOCK),
        ("ahead", "u4", ahead * BLOCK),  # the last of the blocks computed
    )


CHANCE = chance_layout(AHEAD)
LEAN_CHANCE = chance_layout(
    1
)  # for games by the thousand, where eight blocks each are more than a cache holds


def new_chance(key: bytes, stream: int = 0, kind: Layout = CHANCE) -> Chance:
    """Chance at the very start of a stream of the given 32-byte key."""
    chance = kind.blank()
    chance.key[:] = np.frombuffer(key, "<u4", KEY_BYTES // 4)
    begin_stream(chance, stream)
    return chance


def begin_stream(chance: Chance, stream: int) -> None:
    """Go to the start of a stream; what is left of the present block is dropped."""
    chance.stream = stream
    chance.counter = 0
    chance.used = BLOCK
    chance.ready = 0


def words_drawn(chance: Chance) -> int:
    """How far in its stream chance is."""
    return (int(chance.counter) - 1) * BLOCK + int(chance.used)


def occasion(chance: Chance, owner: int, step: int = 1) -> None:
    """What is drawn next is the luck of a seat or of the TABLE.

    At tables that share their luck every occasion has a stream of its own, so that what one seat does moves
    nobody else's dice. An occasion that others may follow, as many as they like below `step`, begins at the
    next multiple of it. Elsewhere there is one stream, and this does nothing.
    """
    if chance.stream >= SHARED:
        number = (int(chance.occasions[owner]) // step + 1) * step
        chance.occasions[owner] = number
        begin_stream(chance, SHARED + int(chance.phase) * PHASE + owner * OWNER + number)


def next_phase(chance: Chance) -> None:
    """A round of the game begins: how often somebody drew in the one before is of no importance any more."""
    if chance.stream >= SHARED:
        chance.phase += 1
        for owner in range(OWNERS):
            chance.occasions[owner] = 0
        occasion(chance, TABLE)


def word(chance: Chance) -> int:
    """The next 32 random bits."""
    if chance.used == BLOCK:
        refill(chance)
    drawn = int(chance.block[chance.used]) & WORD
    chance.used += 1
    return drawn


def refill(chance: Chance) -> None:
    """Compute the next block of the stream; machine code has one of its own (`fast_chance`)."""
    counter, stream = int(chance.counter), int(chance.stream)
    chacha(
        chance.key,
        counter & WORD,
        (counter >> 32) & WORD,
        stream & WORD,
        (stream >> 32) & WORD,
        CHACHA8,
        chance.block,
    )
    chance.counter += 1
    chance.used = 0


def below(chance: Chance, count: int) -> int:
    """A number from 0 to count - 1, each exactly as likely (Lemire 2019)."""
    count = int(count)
    product = word(chance) * count
    if product & WORD < count:  # only here can a bias hide
        uneven = (WORD + 1) % count
        while product & WORD < uneven:
            product = word(chance) * count
    return product >> 32


def draw_kind(chance: Chance, counts: Counts, count: int) -> int:
    """The kind of what is drawn from a pile of so many, each as likely; `counts` says what is there."""
    return kind_at(counts, below(chance, count))


def kind_at(counts: Counts, position: int) -> int:
    """Of which kind the thing at this position of a sorted pile is; without a branch."""
    kind = 0
    for i in range(len(counts)):
        position -= int(counts[i])
        kind += position >= 0
    return kind


def roll(chance: Chance, dice: int) -> int:
    """Roll up to ten dice with one word; how often face f came up stands in bits 4f to 4f+3.

    The word is read as a fraction: six times it gives a die and a new fraction. A last fraction
    that not every roll can have is drawn again, so all rolls are exactly as likely.
    """
    if dice == 0:
        return 0
    while True:
        fraction, ways, tally = word(chance), 1, 0
        for _ in range(dice):
            product = fraction * FACES
            tally += 1 << ((product >> 32) << 2)
            fraction = product & WORD
            ways *= FACES
        if fraction >= ways or fraction >= (WORD + 1) % ways:
            return tally


def rotate(x: int, left: int) -> int:
    """Rotate a word to the left."""
    return ((x << left) | (x >> (32 - left))) & WORD


def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The ChaCha quarter round (RFC 8439, 2.1)."""
    a = (a + b) & WORD
    d = rotate(d ^ a, 16)
    c = (c + d) & WORD
    b = rotate(b ^ c, 12)
    a = (a + b) & WORD
    d = rotate(d ^ a, 8)
    c = (c + d) & WORD
    b = rotate(b ^ c, 7)
    return a, b, c, d


def chacha(key: Words, n0: int, n1: int, n2: int, n3: int, double_rounds: int, out: Words) -> None:
    """One block of ChaCha: sixteen words from the key and four words of counter and nonce.

    Local variables, not an array, so that compiled code keeps them in registers.
    """
    k0, k1, k2, k3 = int(key[0]) & WORD, int(key[1]) & WORD, int(key[2]) & WORD, int(key[3]) & WORD
    k4, k5, k6, k7 = int(key[4]) & WORD, int(key[5]) & WORD, int(key[6]) & WORD, int(key[7]) & WORD
    a0, a1, a2, a3 = C0, C1, C2, C3
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = n0, n1, n2, n3
    for _ in range(double_rounds):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    out[0], out[1], out[2], out[3] = (a0 + C0) & WORD, (a1 + C1) & WORD, (a2 + C2) & WORD, (a3 + C3) & WORD
    out[4], out[5], out[6], out[7] = (b0 + k0) & WORD, (b1 + k1) & WORD, (b2 + k2) & WORD, (b3 + k3) & WORD
    out[8], out[9], out[10], out[11] = (c0 + k4) & WORD, (c1 + k5) & WORD, (c2 + k6) & WORD, (c3 + k7) & WORD
    out[12], out[13], out[14], out[15] = (
        (d0 + n0) & WORD,
        (d1 + n1) & WORD,
        (d2 + n2) & WORD,
        (d3 + n3) & WORD,
    )
