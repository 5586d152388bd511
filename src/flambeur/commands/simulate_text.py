"""A simulation as people read it: a table of the seats, a histogram, and how fast it was."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from flambeur.core.units import unit_of
from flambeur.simulate import Simulation

BAR = 40  # characters of the longest bar
ROWS = 24  # bars at most


def show(simulation: Simulation, console: Console) -> None:
    """Everything that `--json` tells, in short."""
    console.print(_seats(simulation))
    console.print(_heading(simulation), style="bold")
    for line in _histogram(simulation):
        console.print(line)
    speed = f"{simulation.games_per_second:,.0f} games/s, {simulation.moves_per_second:,.0f} moves/s"
    console.print(
        f"{simulation.games:,} games, {simulation.moves:,} moves in {simulation.seconds:.2f} s: {speed}"
    )
    console.print(origin(simulation), style="dim")


def origin(simulation: Simulation) -> str:
    """By what the games can be had again, and how to tell that they are the same."""
    return f"seed {simulation.seed}, checksum {simulation.checksum:08x}"


def stopped(simulation: Simulation) -> str:
    """What Ctrl-C left."""
    return f"Stopped: this is what came of the first {simulation.games:,} of {simulation.planned:,} games."


def _seats(simulation: Simulation) -> Table:
    shown = Table()
    for name in ("seat", "win share", "95 % interval", "mean result ± 95 %", "deviation"):
        shown.add_column(name, justify="right", no_wrap=True)
    digits = max(2, len(str(simulation.games)) // 2 - 1)  # as many as so many games make sure
    for seat, (low, high) in enumerate(simulation.win_interval):
        mean, (least, most) = simulation.mean_result[seat], simulation.mean_interval[seat]
        shown.add_row(
            str(seat),
            f"{simulation.win_share[seat]:.{digits}%}",
            f"{low:.{digits}%} – {high:.{digits}%}",
            f"{mean:,.{digits}f} ± {(most - least) / 2:,.{digits}f}",
            f"{simulation.deviation[seat]:,.1f}",
        )
    return shown


def _heading(simulation: Simulation) -> str:
    unit = unit_of(simulation.game)
    return f"results of all seats, in {unit}" if unit else "results of all seats"


def _histogram(simulation: Simulation) -> Iterator[str]:
    """A line a bar, ROWS at most; where bars in a row are empty, one that says so."""
    width = _width(simulation)
    counts = _joined(simulation, width)
    highest, total = max(counts.values()), sum(counts.values())
    following = min(counts)
    for value, count in counts.items():
        if value > following:
            yield f"{'…':>6}"
        yield f"{value:>6} [green]{'█' * round(BAR * count / highest):<{BAR}}[/] {count / total:7.3%}"
        following = value + width


def _width(simulation: Simulation) -> int:
    """Of a line, in results."""
    span = simulation.bars[-1][0] - simulation.bars[0][0] + simulation.step
    return -(-span // (simulation.step * ROWS)) * simulation.step


def _joined(simulation: Simulation, width: int) -> dict[int, int]:
    """How many results lie in every so many from the first on, where there are any."""
    first = simulation.bars[0][0]
    joined: dict[int, int] = {}
    for value, count in simulation.bars:
        start = first + (value - first) // width * width
        joined[start] = joined.get(start, 0) + count
    return joined
