"""`flambeur solve`: games solved exactly, and what is known of them."""

import math
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from flambeur.commands.common import Json, clear_errors, out, print_json
from flambeur.core.errors import UnknownGame
from flambeur.core.registry import all_games
from flambeur.solve import solve_pig
from flambeur.solve.solved import Solved, solved

Solvable = Annotated[
    str, typer.Argument(help="A game that has a solution, such as easy-come, or pig.", show_default=False)
]
Anew = Annotated[bool, typer.Option("--anew", help="Solve it even if the solution is remembered.")]

PIG = "pig"  # no game of the house, but a model to check the method by
DIGITS = 9  # of the bounds, when they have met


@clear_errors
def solve(game: Solvable, anew: Anew = False, as_json: Json = False) -> None:
    """Solve a game for two exactly, and show what is known of it.

    Example: flambeur solve easy-come --json
    """
    facts = _solve_pig() if game == PIG else _solve_game(game, anew)
    if as_json:
        print_json(facts)
        return
    _show(facts, out())
    if game != PIG:
        for finding in _solved(game).tell(facts):
            out().print(finding)


def _solve_pig() -> dict[str, Any]:
    with _Bar() as bar:
        return {"game": PIG, "players": 2, **solve_pig(bar.report).to_json()}


def _solve_game(name: str, anew: bool) -> dict[str, Any]:
    game = _solved(name)
    if anew:
        game.forget()
    with _Bar() as bar:
        known = game.recall(bar.report)
        return {"game": name, "players": game.PLAYERS, **known.solution.to_json(), **game.findings(known)}


def _solved(name: str) -> Solved:
    games = {game.name: known for game in all_games() if (known := solved(game))}
    if name not in games:
        raise UnknownGame("not-solved", name=repr(name), games=", ".join([*games, PIG]))
    return games[name]


class _Bar:
    """A bar on standard error that grows as the bounds close in, digit by digit."""

    def __init__(self) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("gap {task.fields[gap]}"))
        shown = console.is_terminal
        self._progress = Progress(*columns, console=console, transient=True, disable=not shown)
        self._task = self._progress.add_task("compiling", total=DIGITS, gap="1")

    def __enter__(self) -> "_Bar":
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def report(self, gap: float) -> None:
        """The bounds are this close."""
        done = -math.log10(max(gap, 10.0**-DIGITS))
        self._progress.update(self._task, completed=done, description="solving", gap=f"{gap:.1e}")


def _show(facts: dict[str, Any], console: Console) -> None:
    first, bound = facts["first_player_wins"], facts["error_bound"]
    favoured = "first" if first > 0.5 else "second"
    console.print(f"[bold]{facts['game']}[/] for two: the [bold]{favoured}[/] player is favoured.")
    console.print(f"With best play of both the first player wins {first:.7%} of the games.")
    states, sweeps = f"{facts['states']:,} states", f"{facts['sweeps']} sweeps"
    console.print(
        f"{states}, {sweeps} in {facts['seconds']:.1f} s; no value is off by more than {bound:.1e}."
    )
