"""Rounds drawn by annealing against plain grouping of leaders: `python -m bench.tournaments.drawing`.

Simulated fields of a Swiss: results are strength plus luck. Shown is how many pairs met again in each round,
by how much seats differ in the end, and how far apart the scores at a table are.
"""

import random
from collections import Counter
from itertools import combinations
from statistics import mean

from flambeur.house.tournaments.drawing import Field, draw_round, group

COLUMNS = "entrants, at a table, rounds", "way", "pairs met again", "seats differ by", "spread of points"
FIELDS = ((64, 4, 6), (64, 4, 8), (30, 3, 6), (32, 2, 8), (36, 6, 4))
SEEDS = 3


def main() -> None:
    """Print a table."""
    print(
        "entrants, at a table, rounds | way | pairs met again | seats differ by | spread of points at a table"
    )
    for entrants, size, rounds in FIELDS:
        for way in ("plain", "annealed"):
            figures = [simulate(entrants, size, rounds, way, seed) for seed in range(SEEDS)]
            again, seats, spread = (mean(column) for column in zip(*figures, strict=True))
            told = f"{again:.1f} | {seats:.1f} | {spread:.2f}"
            print(f"{entrants}, {size}, {rounds} | {way} | {told}", flush=True)


def simulate(entrants: int, size: int, rounds: int, way: str, seed: int) -> tuple[int, int, float]:
    """One field: pairs that met again, the largest difference of seats, the mean spread of points."""
    chance = random.Random(seed)
    points = dict.fromkeys(range(entrants), 0.0)
    met: Counter[tuple[int, int]] = Counter()
    counts, spreads = [[0] * size for _ in points], []
    for _ in range(rounds):
        field = Field(points, met, counts, size)
        tables = group(field, chance) if way == "plain" else draw_round(field, chance)
        for table in tables:
            ranked = sorted(table, key=lambda entrant: -entrant / entrants + 2 * chance.random())
            spreads.append(mean(abs(points[a] - points[b]) for a, b in combinations(table, 2)))
            met.update(combinations(sorted(table), 2))
            for seat, entrant in enumerate(table):
                counts[entrant][seat] += 1
            for behind, entrant in enumerate(ranked):
                points[entrant] += behind / (size - 1)
    again = sum(times - 1 for times in met.values())
    return again, max(max(each) - min(each) for each in counts), mean(spreads)


if __name__ == "__main__":
    main()
