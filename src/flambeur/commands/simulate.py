"""`flambeur simulate`: random games by the million."""

from functools import partial
from typing import Annotated

import typer
from rich.console import Console
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
from flambeur.commands.progress import ProgressBar
from flambeur.core.registry import find_game
from flambeur.simulate import Simulation
from flambeur.simulate import simulate as run

Games = Annotated[int, typer.Option("--games", "-n", help="How many games.")]
Device = Annotated[str, typer.Option("--device", help="cpu or gpu (NVIDIA).")]
Threads = Annotated[int, typer.Option("--threads", help="Threads on the cpu.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Makes the games repeatable.", show_default="fresh")]
RulesVersion = Annotated[
    int | None, typer.Option("--rules", help="An older version of the rules.", show_default="newest")
]

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
    rules: RulesVersion = None,
    as_json: Json = False,
) -> None:
    """Play random games at full speed and sum them up.

    Example: flambeur simulate las-vegas --players 4 --games 1000000 --threads 2
    """
    settings = settings_of(find_game(game), option)
    with ProgressBar() as progress:
        report = partial(progress.show, "playing", of=games)
        simulation = run(
            game,
            players,
            games,
            seed=seed,
            device=device,
            threads=threads,
            options=settings,
            rules=rules,
            report=report,
        )
    if as_json:
        print_json(simulation.to_json())
    else:
        _show(simulation, out())


def _show(simulation: Simulation, console: Console) -> None:
    shown = Table("seat", "win share", "95 % interval", "mean result", "95 % interval", "deviation")
    shares = zip(simulation.win_share, simulation.win_interval, strict=True)
    results = zip(simulation.mean_result, simulation.mean_interval, simulation.deviation, strict=True)
    for seat, ((share, (low, high)), (mean, (least, most), deviation)) in enumerate(
        zip(shares, results, strict=True)
    ):
        won = f"{share:.3%}", f"{low:.3%} – {high:.3%}"
        result = f"{mean:,.2f}", f"{least:,.2f} – {most:,.2f}", f"{deviation:,.1f}"
        shown.add_row(str(seat), *won, *result)
    console.print(shown)
    _show_histogram(simulation, console)
    speed = f"{simulation.games_per_second:,.0f} games/s, {simulation.moves_per_second:,.0f} moves/s"
    console.print(
        f"{simulation.games:,} games, {simulation.moves:,} moves in {simulation.seconds:.2f} s: {speed}"
    )
    console.print(f"seed {simulation.seed}, checksum {simulation.checksum:08x}", style="dim")


def _show_histogram(simulation: Simulation, console: Console) -> None:
    bars = _bars(simulation)
    highest, total = max(bars.values()), sum(bars.values())
    console.print("results of all seats", style="bold")
    for value, count in bars.items():
        bar = "█" * round(BAR * count / highest)
        console.print(f"{value:>6} [green]{bar:<{BAR}}[/] {count / total:7.3%}")


def _bars(simulation: Simulation) -> dict[int, int]:
    """The bars of the histogram, joined to ROWS at most of equal width."""
    bars = simulation.bars
    width = -(-len(bars) // ROWS)
    starts = range(0, len(bars), width)
    return {bars[i][0]: sum(count for _, count in bars[i : i + width]) for i in starts}
