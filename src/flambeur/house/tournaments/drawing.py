"""Which tables are played in a round: near in score, nobody meets anybody twice, all can have a fair seat.

Leaders are grouped first, as one would by hand; then pairs of entrants change tables for as long as that
makes the round better, and now and then although it makes it worse (simulated annealing). A round of 64 is
drawn in a fraction of a second; `bench.tournaments.drawing` compares it with plain grouping.
"""

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from flambeur.house.tournaments.seats import Counts, fair_seats, seated, unseated

REPEAT, UNFAIR = 1000.0, 300.0  # what a second meeting and an unfair seat cost; a spread of one point costs 1
TRIES = 30  # changes that are tried, for each entrant and each other at the table
STARTS = 4  # from scratch, while a meeting is repeated
WARM, COLD = 1.0, 0.01

Meetings = Mapping[tuple[int, int], int]


@dataclass
class Field:
    """Who is to be seated, and what was so before."""

    points: Mapping[int, float]
    met: Meetings
    counts: Counts
    table_size: int
    wishes: dict[int, int] = field(init=False)

    def __post_init__(self) -> None:
        self.wishes = {entrant: fair_seats(self.counts[entrant]) for entrant in self.points}

    def cost(self, table: Sequence[int]) -> float:
        """What is wrong with a table."""
        met, points = self.met, [self.points[entrant] for entrant in table]
        repeats = sum(
            met.get((one, other) if one < other else (other, one), 0) ** 2
            for place, one in enumerate(table)
            for other in table[place + 1 :]
        )
        middle = sum(points) / len(points)
        spread = sum((point - middle) ** 2 for point in points)
        unfair = unseated([self.wishes[entrant] for entrant in table])
        return REPEAT * repeats + UNFAIR * unfair + spread

    def repeats(self, tables: Sequence[Sequence[int]]) -> bool:
        """Whether any two meet again."""
        return any(self.cost(table) >= REPEAT for table in tables)


def draw_round(field: Field, chance: random.Random) -> list[tuple[int, ...]]:
    """The tables of a round, each in the order of its seats; all entrants fit in whole tables."""
    best, least = group(field, chance), math.inf
    for _ in range(STARTS):
        tables, cost = anneal(field, group(field, chance), chance)
        if cost < least:
            best, least = tables, cost
        if least < UNFAIR:
            break
    return [seated(table, field.counts) for table in best]


def group(field: Field, chance: random.Random) -> list[list[int]]:
    """The plain way: the leaders at one table, the next at another, equals by lot."""
    order = sorted(field.points, key=lambda entrant: (-field.points[entrant], chance.random()))
    size = field.table_size
    return [order[first : first + size] for first in range(0, len(order), size)]


def anneal(field: Field, tables: list[list[int]], chance: random.Random) -> tuple[list[list[int]], float]:
    """Tables that are better by all that counts, and what they cost."""
    costs = [field.cost(table) for table in tables]
    if len(tables) < 2:
        return tables, sum(costs)
    tries = TRIES * len(field.points) * field.table_size
    cooling = (COLD / WARM) ** (1 / tries)
    heat, now = WARM, sum(costs)
    best, least = [list(table) for table in tables], now
    for _ in range(tries):
        heat *= cooling
        now += _try_change(field, tables, costs, heat, chance)
        if now < least - 1e-9:
            best, least = [list(table) for table in tables], now
    return best, least


def _try_change(
    field: Field, tables: list[list[int]], costs: list[float], heat: float, chance: random.Random
) -> float:
    """Let two entrants change tables if that is well; by how much it has become worse."""
    one = _troubled(costs, chance)
    other = int(chance.random() * (len(tables) - 1))
    other += other >= one
    here, there = tables[one], tables[other]
    mine, theirs = int(chance.random() * len(here)), int(chance.random() * len(there))
    here[mine], there[theirs] = there[theirs], here[mine]
    after = field.cost(here), field.cost(there)
    worse = after[0] + after[1] - costs[one] - costs[other]
    if worse <= 0 or chance.random() < math.exp(-worse / heat):
        costs[one], costs[other] = after
        return worse
    here[mine], there[theirs] = there[theirs], here[mine]
    return 0.0


def _troubled(costs: Sequence[float], chance: random.Random) -> int:
    """Any table, half of the time one where something is wrong."""
    wrong = [table for table, cost in enumerate(costs) if cost >= UNFAIR]
    if wrong and chance.random() < 0.5:
        return wrong[int(chance.random() * len(wrong))]
    return int(chance.random() * len(costs))
