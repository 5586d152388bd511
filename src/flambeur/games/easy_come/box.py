"""Easy Come Easy Go as it stands on a shelf: how many can play, what can be agreed, the moves.

A hand is up to four dice in ascending order. There are 210 hands, numbered by size and then as in a
dictionary: none, 0, 1, … 5, 00, 01, … 5555.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from flambeur.core.box import Box
from flambeur.core.moves import MoveTable
from flambeur.core.options import Option, OptionTable

Hand = tuple[int, ...]

MOST_PLAYERS = 4
DICE = 4
FACES = 6  # 0 to 5
PRIZES = 9
HANDS = [hand for size in range(DICE + 1) for hand in combinations_with_replacement(range(FACES), size)]


def moves() -> Iterator[tuple[str, dict[str, int]]]:
    """Nine claims, then a hand to keep: `claim 8`, `keep 0`, … `keep 5 5 5 5`."""
    yield from (("claim", {"prize": prize}) for prize in range(PRIZES))
    for hand in HANDS[1:]:
        yield "keep", {f"die{i}": face for i, face in enumerate(hand, 1)}


BOX = Box(
    "easy-come",
    OptionTable(
        fewest=2,
        most=MOST_PLAYERS,
        rule="EC-01",
        options=(
            Option("all_others", False, "EC-13"),
            Option("first", None, "EC-02", is_seat=True),
        ),
    ),
    MoveTable(moves()),
)
