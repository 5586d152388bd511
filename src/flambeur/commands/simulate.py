"""`flambeur simulate`: random games by the million."""

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from flambeur.commands.common import (
    GameName,
    Json,
    Players,
    Settings,
    clear_errors,
    out,
    print_json,
    settings_of,
)
from flambeur.core.registry import find_game
from flambeur.simulate import Simulation
from flambeur.simulate import simulate as run

Games = Annotated[int, typer.Option("--games", "-n", help="How many games.")]
Device = Annotated[str, typer.Option("--device", help="cpu or gpu (NVIDIA).")]
Threads = Annotated[int, typer.Option("--threads", help="Threads on the cpu.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Makes the games repeatable.", show_default="fresh")]

BAR = 40  # characters of the longest bar
ROWS = 24  # bars at most


@clear_errors
def simulate(
    game: GameName,
    players: Players = 4,
    games: Games = 100_000,
    device: Device = "cpu",
    threads: Threads = 1,
    seed: Seed = None,
    option: Settings = None,
    as_json: Json = False,
) -> None:
    """Play random games at full speed and sum them up.

    Example: flambeur simulate las-vegas --players 4 --games 1000000 --threads 2
    """
    settings = settings_of(find_game(game), option)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("compiling", total=games)

        def report(played: int) -> None:
            progress.update(task, completed=played, description="playing")

        found = run(
            game, players, games, seed=seed, device=device, threads=threads, options=settings, report=report
        )
    if as_json:
        print_json(found.to_json())
    else:
        _show(found, out())


def _show(found: Simulation, console: Console) -> None:
    shown = Table("seat", "win share", "95 % interval", "mean result")
    rows = zip(found.win_share, found.win_interval, found.mean_result, strict=True)
    for seat, (share, (low, high), mean) in enumerate(rows):
        shown.add_row(str(seat), f"{share:.3%}", f"{low:.3%} – {high:.3%}", f"{mean:,.2f}")
    console.print(shown)
    _show_histogram(found, console)
    speed = f"{found.games_per_second:,.0f} games/s, {found.moves_per_second:,.0f} moves/s"
    console.print(f"{found.games:,} games, {found.moves:,} moves in {found.seconds:.2f} s: {speed}")
    console.print(f"seed {found.seed}, checksum {found.checksum:08x}", style="dim")


def _show_histogram(found: Simulation, console: Console) -> None:
    bars = _bars(found)
    highest, total = max(bars.values()), sum(bars.values())
    console.print("results of all seats", style="bold")
    for value, count in bars.items():
        bar = "█" * round(BAR * count / highest)
        console.print(f"{value:>6} [green]{bar:<{BAR}}[/] {count / total:7.3%}")


def _bars(found: Simulation) -> dict[int, int]:
    """The histogram between its lowest and highest result, in at most ROWS bars of equal width."""
    used = [i for i, (_, count) in enumerate(found.histogram) if count]
    width = -(-(used[-1] + 1 - used[0]) // ROWS)
    starts = range(used[0], used[-1] + 1, width)
    return {found.histogram[i][0]: sum(n for _, n in found.histogram[i : i + width]) for i in starts}
