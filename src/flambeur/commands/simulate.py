"""`flambeur simulate`: random games by the million."""

from functools import partial
from typing import Annotated

import typer

from flambeur.commands.common import (
    INTERRUPTED,
    GameName,
    Json,
    Players,
    Settings,
    clear_errors,
    note,
    out,
    print_json,
    settings_of,
)
from flambeur.commands.progress import ProgressBar
from flambeur.commands.simulate_rows import game_printer, print_rows, seat_rows
from flambeur.commands.simulate_text import origin, show, stopped
from flambeur.core.errors import BadOption
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
Csv = Annotated[bool, typer.Option("--csv", help="Print CSV: a row a seat, or with --each a row a game.")]
Each = Annotated[bool, typer.Option("--each", help="Print every game instead of sums, as CSV or JSON.")]


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
    each: Each = False,
    as_csv: Csv = False,
    as_json: Json = False,
) -> None:
    """Play random games at full speed and sum them up.

    Example: flambeur simulate las-vegas --players 4 --games 1000000 --threads 2
    """
    settings = settings_of(find_game(game), option)
    if as_csv and as_json:
        raise BadOption("csv-or-json")
    with ProgressBar() as progress:
        simulation = run(
            game,
            players,
            games,
            seed=seed,
            device=device,
            threads=threads,
            options=settings,
            rules=rules,
            report=partial(progress.show, "playing", of=games),
            each=game_printer(players, as_json) if each else None,
        )
    if not each:
        _print(simulation, as_csv, as_json)
    if each or as_csv:
        note(origin(simulation))
    if not simulation.is_complete:
        note(stopped(simulation))
        raise typer.Exit(INTERRUPTED)


def _print(simulation: Simulation, as_csv: bool, as_json: bool) -> None:
    if as_json:
        print_json(simulation.to_json())
    elif as_csv:
        print_rows(seat_rows(simulation))
    else:
        show(simulation, out())
