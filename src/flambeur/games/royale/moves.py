"""The moves of Las Vegas Royale and their numbers.

Moves of one decision follow each other, and the first of them names the decision in the state.
"""

from collections.abc import Iterator
from itertools import product

from flambeur.core.moves import MoveTable
from flambeur.games.royale.options import CASINOS

NOTHING = -1  # no decision is waited for

LEAVE = 0  # do nothing, where a board lets you
PLACE = 1  # a value from 1 to 6
PASS = 7  # part of the decision PLACE
ROLL = 8  # roll, or else use the marker of Power Play:
POWER = 9  # a small die, then a big one, to a casino
HOLD = 21  # 1 to 3 tokens
GUESS = 24  # 1 to 3 tokens
STOP = 27
HIGHER = 28  # part of the decision STOP
LOWER = 29  # part of the decision STOP
CLOSE = 30  # a casino
KNOCK = 36  # a small or a big die
GROUP = 38  # 1 to 3 grey dice to a casino
TAKE = 56  # a grey die from a casino, for a chip, money or the die action
SET = 74  # the die action: a small or a big die to a casino,
FETCH = 86  # or back from one; part of the decision SET
DOUBLE = 98  # 1 to 7 small dice without the big one, 0 to 7 with it
PUT = 113  # a small or a big die on the space of its value
CHOOSE = 125  # a black die
ACTIVATE = 131  # the board of a casino
GOLD = 137  # a small or a big die
ADD = 139  # one black die to the casino of its value,
ADD_BOTH = 145  # or both; part of the decision ADD
SPLIT = 146  # what the first group holds
OPEN = 160  # the first or the second group

DOUBLES = 8  # moves of DOUBLE with the same number of big dice
TOKENS = (0, 0, 0, 20, 20, 60)  # of the Black Box (LR-G1)

# The groups that may be laid first, each with 1 to 3 tokens; of 3 and 3 either may be the first.
SINGLES = ((0,), (20,), (60,))
PAIRS = ((0, 0), (0, 20), (0, 60), (20, 20), (20, 60))
TRIPLES = ((0, 0, 0), (0, 0, 20), (0, 0, 60), (0, 20, 20), (0, 20, 60), (20, 20, 60))
SPLITS: tuple[tuple[int, ...], ...] = (*SINGLES, *PAIRS, *TRIPLES)


def moves() -> Iterator[tuple[str, dict[str, int]]]:
    """Every move in the order of its number."""
    yield "leave", {}
    yield from at_casinos("place")
    yield from (("pass", {}), ("roll", {}))
    yield from (*at_casinos("power small"), *at_casinos("power big"))
    yield from (("hold", {"tokens": tokens}) for tokens in (1, 2, 3))
    yield from (("guess", {"tokens": tokens}) for tokens in (1, 2, 3))
    yield from (("stop", {}), ("higher", {}), ("lower", {}))
    yield from at_casinos("close")
    yield from (("knock small", {}), ("knock big", {}))
    for dice, casino in product((1, 2, 3), range(1, CASINOS + 1)):
        yield "group", {"dice": dice, "casino": casino}
    for kind in (
        "take chip",
        "take money",
        "take action",
        "set small",
        "set big",
        "fetch small",
        "fetch big",
    ):
        yield from at_casinos(kind)
    for big, small in product((0, 1), range(DOUBLES)):
        if big or small:
            yield "double", {"small": small, "big": big}
    for kind in ("put small", "put big", "choose", "activate"):
        yield from at_casinos(kind)
    yield from (("gold small", {}), ("gold big", {}))
    yield from (*at_casinos("add"), ("add both", {}))
    for group in SPLITS:
        yield "split", {f"token{i}": token for i, token in enumerate(group, 1)}
    yield from (("open", {"group": group}) for group in (1, 2))


def at_casinos(kind: str) -> Iterator[tuple[str, dict[str, int]]]:
    """A move for each casino, which is the same as for each value of a die."""
    yield from ((kind, {"casino": casino}) for casino in range(1, CASINOS + 1))


MOVES = MoveTable(moves())
