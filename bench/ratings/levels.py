"""The levels of the house against each other: how often who came where, at every mixture of them."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np

from flambeur.arena.pairings import Pairings
from flambeur.arena.plan import Plan
from flambeur.arena.spans import Span, play_span
from flambeur.core.registry import find_game

LEVELS = ("champion", "shark", "regular", "novice", "random")
FOLDER = Path(__file__).parent / "played"
SEED = 15

Sitting: TypeAlias = tuple[str, ...]
Places: TypeAlias = tuple[int, ...]


class Came(NamedTuple):
    """Who sat at a table, in the order of LEVELS, and who came where."""

    levels: Sitting
    places: Places


Counts: TypeAlias = Counter[Came]


def mixtures(players: int, with_champion: bool) -> Pairings:
    """Every table of at least two levels; where champions sit, who think long, all are of another level."""
    numbers = range(len(LEVELS))
    all_tables = combinations_with_replacement(numbers, players)
    mixed = [seats for seats in all_tables if len(set(seats)) > 1 and (0 in seats) == with_champion]
    return Pairings(tuple(seats for seats in mixed if not with_champion or len(set(seats)) == players))


def play(game: str, players: int, rounds: int, with_champion: bool, seed: int) -> Iterator[Counts]:
    """Play whole rounds."""
    pairings = mixtures(players, with_champion)
    plan = Plan(game, players, _usual_options(game, players), LEVELS, pairings, rounds, SEED + seed)
    seating = pairings.seating()
    for number in range(rounds):
        sheets = play_span(plan, Span(number, number + 1)).sheets
        places = np.asarray(sheets["places"])[:, :players].tolist()
        yield Counter(map(_came, seating, places))


def _usual_options(game: str, players: int) -> tuple[tuple[str, bool | int | str | None], ...]:
    return tuple(find_game(game).options.check(players, {}).items())


def _came(seats: tuple[int, ...], places: list[int]) -> Came:
    ordered = sorted(zip(seats, places, strict=True))
    return Came(tuple(LEVELS[level] for level, _ in ordered), tuple(place for _, place in ordered))


def read(game: str, players: int) -> Counts:
    """What was played so far."""
    path = _path(game, players)
    lines = path.read_text().splitlines() if path.exists() else []
    counts: Counts = Counter()
    for line in lines:
        levels, places, count = line.split(",")
        counts[Came(tuple(levels.split()), tuple(map(int, places.split())))] = int(count)
    return counts


def write(game: str, players: int, counts: Counts) -> None:
    """Keep what was played, so that simulations need not play it again."""
    FOLDER.mkdir(exist_ok=True)
    rows = sorted((" ".join(c.levels), " ".join(map(str, c.places)), n) for c, n in counts.items())
    _path(game, players).write_text("".join(f"{levels},{places},{n}\n" for levels, places, n in rows))


def _path(game: str, players: int) -> Path:
    return FOLDER / f"{game}-{players}.csv"
