"""A search tree in arrays that are made once: nodes are what a player can know, edges the moves tried."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from flambeur.core.contract import Game
from flambeur.core.layout import Batch, Seats, State, layout

LONGEST_PATH = 128
NONE = -1
WORD_BYTES = 8

NODE = layout(("key", "i8"), ("total", "f8"), ("visits", "i4"), ("edge", "i4"))
EDGE = layout(("total", "f8"), ("visits", "i4"), ("after", "i4"), ("move", "i2"), ("is_likely", "i1"))
WALK = layout(
    ("nodes", "i4"),  # how many are in use
    ("edges", "i4"),
    ("length", "i4"),
    ("edge", "i4", LONGEST_PATH),  # the way down from the root
    ("node", "i4", LONGEST_PATH),
    ("seat", "i1", LONGEST_PATH),
    ("worth", "f8", Seats(8)),  # where it led, for each seat
)

Words = npt.NDArray[np.int64]
Slots = npt.NDArray[np.int32]


class Tree(NamedTuple):
    """Everything one thread needs to search: the tree, a table to play on, and working room."""

    tables: Batch  # the game imagined, and what the seat to move sees of it
    words: Words  # the bytes of the latter
    room: State
    walk: State
    nodes: Batch
    edges: Batch
    slots: Slots  # where a node stands, found by its key

    def clear(self) -> None:
        """Forget everything."""
        self.walk.nodes = self.walk.edges = 0
        self.slots.fill(NONE)


def plant(game: Game, nodes: int) -> Tree:
    """A tree with room for so many nodes; records are spaced so that they consist of whole words."""
    spacing = -(-game.state.dtype.itemsize // WORD_BYTES) * WORD_BYTES
    memory = np.zeros(2 * spacing, np.uint8)
    tables: Batch = np.ndarray((2,), game.state.dtype, memory.data, 0, (spacing,))
    slots = np.full(1 << (2 * nodes).bit_length(), NONE, np.int32)
    return Tree(
        tables=tables,
        words=memory[spacing:].view(np.int64),
        room=game.room.blank(),
        walk=WALK.blank(),
        nodes=NODE.batch(nodes),
        edges=EDGE.batch(4 * nodes),
        slots=slots,
    )
