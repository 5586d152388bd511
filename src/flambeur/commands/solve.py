"""`flambeur solve`: games solved exactly, and what is known of them."""

import math
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from flambeur.commands.common import Json, clear_errors, out, print_json
from flambeur.core.errors import UnknownGame
from flambeur.words import say

Solvable = Annotated[
    str, typer.Argument(help="What to solve: easy-come (for two) or pig.", show_default=False)
]
Anew = Annotated[bool, typer.Option("--anew", help="Solve it even if the solution is remembered.")]

GAMES = ("easy-come", "pig")
DIGITS = 9  # of the bounds, when they have met


@clear_errors
def solve(game: Solvable, anew: Anew = False, as_json: Json = False) -> None:
    """Solve a game for two exactly, and show what is known of it.

    Example: flambeur solve easy-come --json
    """
    if game not in GAMES:
        raise UnknownGame("not-solved", name=repr(game), games=", ".join(GAMES))
    found = _solve_pig() if game == "pig" else _solve_easy_come(anew)
    if as_json:
        print_json(found)
    else:
        _show(found, out())


def _solve_pig() -> dict[str, Any]:
    from flambeur.solve import solve_pig  # loads slowly, and the other commands do without

    with _Bar() as bar:
        return _describe("pig", solve_pig(bar.report))


def _solve_easy_come(anew: bool) -> dict[str, Any]:
    from flambeur.games.easy_come.solved import look_into, recall, two_players

    with _Bar() as bar:
        if anew:
            two_players.kept_at().unlink(missing_ok=True)
        solved = recall(bar.report)
        return {**_describe("easy-come", solved.solution), **look_into(solved).to_json()}


def _describe(game: str, solution: Any) -> dict[str, Any]:
    return {
        "game": game,
        "players": 2,
        "first_player_wins": solution.first_player_wins,
        "error_bound": solution.error_bound,
        "states": solution.states,
        "sweeps": solution.sweeps,
        "seconds": solution.seconds,
    }


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


def _show(found: dict[str, Any], console: Console) -> None:
    first, bound = found["first_player_wins"], found["error_bound"]
    favoured = "first" if first > 0.5 else "second"
    console.print(f"[bold]{found['game']}[/] for two: the [bold]{favoured}[/] player is favoured.")
    console.print(f"With best play of both the first player wins {first:.7%} of the games.")
    states, sweeps = f"{found['states']:,} states", f"{found['sweeps']} sweeps"
    console.print(
        f"{states}, {sweeps} in {found['seconds']:.1f} s; no value is off by more than {bound:.1e}."
    )
    if "prizes" in found:
        console.print(_prizes(found["prizes"]))
        _show_refusals(found["refusals"], console)


def _prizes(prizes: list[dict[str, Any]]) -> Table:
    shown = Table("prize", "worth", "chance in a turn", "refused", title="The prizes, most precious first")
    shown.title_justify = "left"
    for prize in sorted(prizes, key=lambda prize: -prize["worth"]):
        numbers = (f"{prize['worth']:+.2%}", f"{prize['chance']:.2%}", f"{prize['refusals']:,}")
        shown.add_row(_name(prize["prize"]), *numbers)
    return shown


def _show_refusals(refusals: dict[str, Any], console: Console) -> None:
    fitting, refused = refusals["fitting"], refusals["refused"]
    console.print(
        f"In {refused:,} of {fitting:,} situations with a prize to claim ({refused / fitting:.1%}) "
        "it is better to leave it and go on."
    )
    console.print(f"A turn without a prize is better than the prize in {refusals['unwanted']:,} of them.")
    _show_clearest(refusals["clearest"], console)


def _show_clearest(case: dict[str, Any], console: Console) -> None:
    aside, rolled = (" ".join(map(str, case[dice])) for dice in ("kept", "rolled"))
    mine, theirs = (_held(case["owners"], owner) for owner in (0, 1))
    console.print(
        f"The clearest: you hold {mine}, the other {theirs}; aside lies {aside or 'nothing'}, and you roll "
        f"{rolled}. Leaving {_name(case['prize'])} gains {case['gain']:.1%}."
    )


def _held(owners: tuple[int, ...], owner: int) -> str:
    held = [_name(prize) for prize, where in enumerate(owners) if where == owner]
    return ", ".join(held) or "nothing"


def _name(prize: int) -> str:
    return say(f"easy-come-prize-{prize}")
