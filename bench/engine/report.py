"""The tables and the JSON that a run ends with."""

import json
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.engine.flambeur_side import PEER as FLAMBEUR
from bench.engine.measure import Result
from bench.engine.ratios import Goal, goals, ratio

COMPARED = (
    *("game", "players", "games/s", "moves/s", "moves/\ngame"),
    *("ours ×\ngames/s", "ours ×\nmoves/s"),
)
PACKAGES = ("flambeur", "numba", "numpy", "open_spiel", "lasvegas")


@dataclass(frozen=True)
class Report:
    """All results of one run."""

    compared: list[Result]
    by_games: list[Result]
    by_players: list[Result]


def rate(value: float) -> str:
    """A speed, short: 523, 48.2 k, 7.31 M."""
    for factor, unit in ((1e6, " M"), (1e3, " k")):
        if value >= factor:
            return f"{value / factor:.3g}{unit}"
    return f"{value:.0f}"


def times(value: float) -> str:
    """A ratio with as many digits as it deserves."""
    return f"{value:.0f}×" if value >= 100 else f"{value:.3g}×"


def table_of(title: str, *columns: str) -> Table:
    """A table whose first column is text and whose others are numbers; it fits 80 characters."""
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right", no_wrap=True)
    return table


def speeds(result: Result) -> tuple[str, ...]:
    """The cells that all tables share."""
    return (
        rate(result.games_per_second),
        rate(result.moves_per_second),
        f"{result.moves_per_game:.1f}",
        f"{result.ns_per_move:.0f}",
    )


def comparison(results: Sequence[Result]) -> Table:
    """Everybody side by side; the ratios compare with Flambeur's game of the same kind and players."""
    table = table_of("Random games on one thread", *COMPARED)
    for number, row in enumerate(results):
        ours = row.peer == FLAMBEUR
        against = None if ours else ratio(results, row)
        table.add_row(
            f"{row.peer}: {row.game}",
            str(row.players),
            *speeds(row)[:3],
            "" if against is None else times(against.games),
            "" if against is None else times(against.moves),
            style="bold" if ours else None,
            end_section=number + 1 < len(results) and results[number + 1].peer != row.peer,
        )
    return table


def notes(results: Sequence[Result]) -> list[str]:
    """What the names of the rows mean, and how far this run can be trusted."""
    shares = [row.cpu_share for row in results]
    return [
        "ours ×: Flambeur's game of that kind, with as many players, is so many times as fast as the row:",
        "All or Nothing for oh_hell, which also has bids and tricks; Las Vegas for the others.",
        "oh_hell: whole games. dealt: the hands dealt beforehand, bidding and tricks alone.",
        "bots: whole games as OpenSpiel's own random bots play them.",
        f"Batches of a row differ by up to {max(row.spread for row in results):.0%}; the median counts.",
        f"The rows kept {min(shares):.2f} to {max(shares):.2f} processors busy (1: one undisturbed thread).",
    ]


def sizes(results: Sequence[Result]) -> Table:
    """Flambeur by the number of games in one call."""
    table = table_of(
        f"Flambeur with {results[0].players} players: more games in a call",
        *("games", "games/s", "moves/s", "moves/game", "ns/move"),
    )
    for row in results:
        table.add_row(f"{row.games:,}", *speeds(row))
    return table


def seats(results: Sequence[Result]) -> Table:
    """Flambeur by the number of players, without and with neutral dice."""
    columns = ("game", "players", "games/s", "moves/s", "moves/game", "ns/move")
    table = table_of("Flambeur: more players, and neutral dice", *columns)
    for row in results:
        table.add_row(row.game, str(row.players), *speeds(row))
    return table


def verdict(goal: Goal) -> str:
    """One line on a goal."""
    word = "reached" if goal.reached >= goal.wanted else "missed"
    return f"{times(goal.reached)} the {goal.text} (goal: {times(goal.wanted)}, {word})"


def show(report: Report, console: Console) -> None:
    """Print all tables and how the goals stand."""
    console.print(comparison(report.compared))
    verdicts = [verdict(goal) for goal in goals(report.compared)]
    for line in (*notes(report.compared), "", *verdicts, ""):
        console.print(line, highlight=False, soft_wrap=True)
    console.print(sizes(report.by_games))
    console.print(seats(report.by_players))


def version_of(package: str) -> str:
    """The version of an installed package; a bare folder on the path has none."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed as a package"


def as_json(report: Report) -> str:
    """The same figures for programs, with the versions that they belong to."""
    versions = {"python": platform.python_version()} | {name: version_of(name) for name in PACKAGES}
    ratios = [
        {"peer": row.peer, "game": row.game, "players": row.players, **asdict(ratio(report.compared, row))}
        for row in report.compared
        if row.peer != FLAMBEUR
    ]
    met = [asdict(goal) for goal in goals(report.compared)]
    return json.dumps({"versions": versions, **asdict(report), "ratios": ratios, "goals": met}, indent=2)
