"""When to leave a prize that the dice fit: counted over all tables and all dice; a template."""

from flambeur.core.layout import State, layout
from flambeur.games.easy_come.prizes import FITTING
from flambeur.games.easy_come.solved.model import IMPOSSIBLE, MISS, plan_state, worth
from flambeur.games.easy_come.state import DICE, PRIZES
from flambeur.games.easy_come.turn_values import FIRST, FULL, JOINED, SIZES, best_of
from flambeur.solve.iteration import Bounds, Links, Scratch

CLEARLY = 1e-6  # better by less than this counts as equal

REFUSALS = layout(
    ("fitting", "i8"),  # situations in which a prize may be claimed
    ("refused", "i8"),  # in which something else is clearly better
    ("unwanted", "i8"),  # in which even a turn without a prize is
    ("by_prize", "i8", PRIZES),  # refusals of each prize
    # the situation in which most is gained by refusing
    ("gain", "f8"),
    ("state", "i4"),
    ("kept", "i4"),
    ("rolled", "i4"),
    ("prize", "i4"),
)


def count_refusals(values: Bounds, links: Links, room: Scratch, counted: State) -> None:
    """Look at every situation; `room` has three rows, the last of zeros."""
    for state in range(len(values)):
        plan_state(state, values, values, links, room[0], room[1])
        for kept in range(FULL):
            dice = DICE - SIZES[kept]
            for rolled in range(FIRST[dice], FIRST[dice + 1]):
                prize = best_claim(int(JOINED[kept, rolled]), state, values, links)
                if prize < PRIZES:
                    other = best_of(room[2], room[1], kept, rolled)
                    count_one(state, kept, rolled, prize, other, values, links, counted)


def best_claim(hand: int, state: int, values: Bounds, links: Links) -> int:
    """The prize that is worth most with four dice; PRIZES if there is none."""
    best, chosen = -1.0, PRIZES
    for prize in range(PRIZES):
        value = worth(int(links[state, prize]), values, values)
        if FITTING[hand] >> prize & 1 and links[state, prize] != IMPOSSIBLE and value > best:
            best, chosen = value, prize
    return chosen


def count_one(
    state: int,
    kept: int,
    rolled: int,
    prize: int,
    other: float,
    values: Bounds,
    links: Links,
    counted: State,
) -> None:
    """Count a situation in which `prize` is the best to claim and `other` the worth of going on."""
    claimed = worth(int(links[state, prize]), values, values)
    gain = other - claimed
    counted.fitting += 1
    counted.refused += int(gain > CLEARLY)
    counted.by_prize[prize] += int(gain > CLEARLY)
    counted.unwanted += int(worth(int(links[state, MISS]), values, values) > claimed + CLEARLY)
    if gain > counted.gain:
        counted.gain = gain
        counted.state, counted.kept, counted.rolled, counted.prize = state, kept, rolled, prize
