"""A simulation as rows for spreadsheets and scripts: a row a seat, or a row a game as they are played."""

import csv
import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from flambeur.core.layout import Batch
from flambeur.simulate import Simulation
from flambeur.simulate.cpu import Each


def print_rows(rows: Iterable[Iterable[Any]]) -> None:
    """Rows as CSV."""
    csv.writer(sys.stdout, lineterminator="\n").writerows(rows)


def seat_rows(simulation: Simulation) -> Iterator[tuple[Any, ...]]:
    """What is known of every seat, below the names of it."""
    yield "seat", "games", "win_share", "win_low", "win_high", "mean_result", "low", "high", "deviation"
    for seat in range(simulation.players):
        won = simulation.win_share[seat], *simulation.win_interval[seat]
        result = simulation.mean_result[seat], *simulation.mean_interval[seat]
        yield seat, simulation.games, *won, *result, simulation.deviation[seat]


def game_printer(players: int, as_json: bool) -> Each:
    """Prints every game: CSV below a head, or an object a line."""
    seats = range(players)
    names = ("game", "moves", *(f"place_{seat}" for seat in seats), *(f"result_{seat}" for seat in seats))

    def show(first: int, rows: Batch) -> None:
        if first == 0 and not as_json:
            print_rows([names])
        numbers = range(first, first + len(rows))
        moves, places, results = (rows[name].tolist() for name in ("moves", "places", "results"))
        games = zip(numbers, moves, places, results, strict=True)
        if as_json:
            _print_objects(games, players)
        else:
            print_rows((game, played, *by[:players], *of[:players]) for game, played, by, of in games)
        sys.stdout.flush()  # who reads it need not wait for the games that follow

    return show


def _print_objects(games: Iterable[tuple[int, int, list[int], list[int]]], players: int) -> None:
    for game, moves, places, results in games:
        told = {"game": game, "moves": moves, "places": places[:players], "results": results[:players]}
        sys.stdout.write(json.dumps(told) + "\n")
