"""How soon the better player comes first: `python -m bench.tournaments.rounds` writes the house's table.

One entrant is better than all others, who are equals, by so many points of the ladder. Games end as ratings
take them to end (Plackett and Luce's model, in which luck is worth `BETA` points a player). After every round
it is noted whether the better one is first; who shares the first rank shares the honour.
"""

import csv
from collections.abc import Iterator
from math import pi, sqrt
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from flambeur.core.registry import all_games
from flambeur.house.ratings.learning import BETA
from flambeur.house.tournaments import rounds_needed
from flambeur.house.tournaments.entries import ARENA, DUPLICATE, KNOCK_OUT, SWISS
from flambeur.house.tournaments.formats import table_sizes
from flambeur.house.tournaments.rounds_needed import (
    MOST_ROUNDS,
    POINTS,
    TABLES,
    TOURNAMENTS,
    WANTED,
    Row,
)

SEED = 15
BETTER = 0  # the number of the better one
# How far the results of one seat are spread when luck is shared, against what they are without, as
# `bench.tournaments.duplicate` has measured it for bots that search.
LUCK_LEFT = {"las-vegas": 0.81, "royale": 0.91, "easy-come": 0.56, "all-or-nothing": 0.65}

Numbers: TypeAlias = npt.NDArray[np.float64]


def main() -> None:
    """Simulate all tournaments, and write down how many rounds each takes."""
    path = Path(rounds_needed.__file__).with_suffix(".csv")
    with path.open("w", newline="", encoding="utf-8") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(Row._fields)
        for row in rows():
            lines.writerow(row)
            print(*row, flush=True)


def rows() -> Iterator[Row]:
    """What comes of every field, for every lead."""
    for players in range(2, max(game.options.most for game in all_games()) + 1):
        for tables in TABLES:
            for points in POINTS:
                field = Field(players, tables, points)
                yield field.row(SWISS, first_after(field.by_places(leaders_meet=True)))
                yield field.row(ARENA, first_after(field.by_places(leaders_meet=False)))
                yield field.row(KNOCK_OUT, [field.knock_out()])
                for game in all_games():
                    if players in range(game.options.fewest, game.options.most + 1):
                        chances = first_after(field.by_seats(LUCK_LEFT[game.name]))
                        yield field.row(DUPLICATE, chances, game.name)


class Field:
    """Tables of so many players, one of whom leads all others by some points; many tournaments at once."""

    def __init__(self, players: int, tables: int, points: int) -> None:
        self.players, self.tables, self.points = players, tables, points
        self.entrants = players * tables
        self.chance = np.random.default_rng(SEED)
        self.strength = np.zeros(self.entrants)
        self.strength[BETTER] = points
        self.luck = BETA * sqrt(players)  # by which Plackett and Luce divide points at such a table

    def row(self, format: str, chances: list[float], game: str = "") -> Row:
        """What is written down: the first round after which the better one is first often enough."""
        needed = next((number for number, chance in enumerate(chances, 1) if chance >= WANTED), None)
        is_short = format == KNOCK_OUT
        told = [None, round(chances[0], 3)] if is_short else [needed, None]
        return Row(format, game, self.players, self.tables, self.points, *told)

    def by_places(self, leaders_meet: bool) -> Iterator[Numbers]:
        """Points after each round, a row for each tournament: the share of others who were left behind."""
        points = np.zeros((TOURNAMENTS, self.entrants))
        while True:
            lots = self.chance.random(points.shape)
            order = np.argsort(points + lots / 1e6 if leaders_meet else lots, axis=1)
            shape = TOURNAMENTS, self.tables, self.players
            played = self.strength[order] + self.chance.gumbel(0, self.luck, points.shape)
            behind = played.reshape(shape).argsort(axis=2).argsort(axis=2) / (self.players - 1)
            np.put_along_axis(
                points, order, np.take_along_axis(points, order, 1) + behind.reshape(points.shape), 1
            )
            yield points

    def by_seats(self, luck_left: float) -> Iterator[Numbers]:
        """The same where luck is shared: what is above the mean of those who had the same seat."""
        points = np.zeros((TOURNAMENTS, self.entrants))
        spread = luck_left * self.luck * pi / sqrt(6)
        while True:
            order = np.argsort(self.chance.random(points.shape), axis=1)
            played = self.strength[order] + self.chance.normal(0, spread, points.shape)
            seats = played.reshape(TOURNAMENTS, self.tables, self.players)
            above = seats - seats.mean(axis=1, keepdims=True)
            np.put_along_axis(
                points, order, np.take_along_axis(points, order, 1) + above.reshape(points.shape), 1
            )
            yield points

    def knock_out(self) -> float:
        """How often the better one wins the final."""
        return sum(self._wins_through() for _ in range(TOURNAMENTS)) / TOURNAMENTS

    def _wins_through(self) -> bool:
        left = np.arange(self.entrants)
        while len(left) > 1:
            self.chance.shuffle(left)
            sizes = table_sizes(len(left), 2, self.players)
            through = []
            for table in np.split(left[: sum(sizes)], np.cumsum(sizes)[:-1]):
                ranked = table[
                    np.argsort(-self.strength[table] - self.chance.gumbel(0, self.luck, len(table)))
                ]
                through += ranked[: 1 if len(sizes) == 1 else max(1, len(table) // 2)].tolist()
            left = np.array(through)
        return bool(left[0] == BETTER)


def first_after(rounds: Iterator[Numbers]) -> list[float]:
    """The chance of the better one to be first after each round, until it is large enough."""
    chances: list[float] = []
    while len(chances) < MOST_ROUNDS and (not chances or chances[-1] < WANTED):
        points = next(rounds)
        best = points >= points.max(axis=1, keepdims=True) - 1e-9
        chances.append(float((best[:, BETTER] / best.sum(axis=1)).mean()))
    return chances


if __name__ == "__main__":
    main()
