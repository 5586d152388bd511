"""How many rounds the better player needs to come first, as `bench.tournaments.rounds` has simulated."""

import csv
from collections.abc import Iterator
from functools import cache
from math import exp, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from flambeur.bots import LEVELS
from flambeur.core.registry import find_game
from flambeur.house.ratings.learning import BETA, MEASURED
from flambeur.house.tournaments.entries import FORMATS

WANTED = 0.8  # of all tournaments
POINTS = (100, 200, 400, 800)  # of the ladder, by which one entrant is better than all others
TABLES = (2, 4, 16)  # at which all entrants sit
MOST_ROUNDS = 100  # that were looked at
TOURNAMENTS = 2_000  # of each kind


class Row(NamedTuple):
    """A format in a field; the game is named where it matters; a knock-out has a chance and no rounds."""

    format: str
    game: str
    players: int  # at a table
    tables: int
    points: int
    needed: int | None  # None: more than were looked at
    chance: float | None


def told(name: str) -> dict[str, Any]:
    """All fields in which a game may be played; of one from elsewhere, what is the same for all games."""
    game = find_game(name)
    sizes = [n for n in range(game.options.fewest, game.options.most + 1) if n in _sizes()]
    return {
        "game": name,
        "wanted": WANTED,
        "most_rounds": MOST_ROUNDS,
        "tournaments": TOURNAMENTS,
        "levels": {level: mu for level, (mu, _) in MEASURED.get(name, {}).items() if level in LEVELS},
        "fields": [_field(name, players, tables) for players in sizes for tables in TABLES],
    }


def _field(game: str, players: int, tables: int) -> dict[str, Any]:
    return {
        "players": players,
        "tables": tables,
        "leads": [
            {
                "points": points,
                "wins": wins(points, players),
                "formats": dict(_formats(game, players, tables, points)),
            }
            for points in POINTS
        ],
    }


def wins(points: int, players: int) -> float:
    """The share of games that somebody wins who is so much better than all others at the table."""
    odds = exp(points / (BETA * sqrt(players)))
    return round(odds / (odds + players - 1), 5)  # more than is shown: to round twice may tell another number


def _formats(game: str, players: int, tables: int, points: int) -> Iterator[tuple[str, dict[str, Any]]]:
    rows = _simulated()
    for format in FORMATS:
        key = format, players, tables, points
        if row := rows.get((*key, game)) or rows.get((*key, "")):
            yield format, {"needed": row.needed, "chance": row.chance}


def _sizes() -> set[int]:
    return {row.players for row in _simulated().values()}


@cache
def _simulated() -> dict[tuple[object, ...], Row]:
    text = Path(__file__).with_suffix(".csv").read_text(encoding="utf-8")
    rows = [_row(line) for line in csv.DictReader(text.splitlines())]
    return {(row.format, row.players, row.tables, row.points, row.game): row for row in rows}


def _row(line: dict[str, str]) -> Row:
    players, tables, points = (int(line[name]) for name in ("players", "tables", "points"))
    needed, chance = line["needed"], line["chance"]
    return Row(
        line["format"], line["game"], players, tables, points,
        int(needed) if needed else None, float(chance) if chance else None,
    )  # fmt: skip
