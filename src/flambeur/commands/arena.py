"""`flambeur arena`: bots against bots, measured."""

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from flambeur.arena import Standings
from flambeur.arena import arena as run
from flambeur.arena.html_report import save_page
from flambeur.bots.foreign import PATIENCE
from flambeur.commands.arena_text import show
from flambeur.commands.common import (
    INTERRUPTED,
    GameName,
    Json,
    Lang,
    Settings,
    check_language,
    check_writable,
    clear_errors,
    note,
    out,
    print_json,
    settings_of,
)
from flambeur.commands.progress import ProgressBar
from flambeur.core.registry import find_game
from flambeur.words import say

More = Annotated[list[str] | None, typer.Argument(help="More bots, after --bots.", show_default=False)]
Bots = Annotated[
    list[str] | None, typer.Option("--bots", help="Who plays: two bots or more, one after the other.")
]
Versus = Annotated[
    tuple[str, str] | None,
    typer.Option("--versus", metavar="A B", help="One A among B's, instead of --bots."),
]
Players = Annotated[
    int | None, typer.Option("--players", "-p", help="How many sit at a table.", show_default="fewest")
]
Games = Annotated[int, typer.Option("--games", "-n", help="How many games; whole rounds are played.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Makes the games repeatable.", show_default="fresh")]
Settle = Annotated[bool, typer.Option("--settle", help="Stop when the order is settled beyond doubt.")]
Workers = Annotated[int | None, typer.Option("--workers", help="Processes.", show_default="one a core")]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; local starts one here.")
]
Patience = Annotated[
    float, typer.Option("--patience", min=0.01, max=3600, help="Seconds that a foreign bot has for a move.")
]
Adjust = Annotated[
    bool | None,
    typer.Option(
        "--adjust/--no-adjust", help="Show results less luck too.", show_default="if bots think for long"
    ),
]
Html = Annotated[Path | None, typer.Option("--html", help="Write a report with plots to this file.")]


@clear_errors
def arena(
    game: GameName,
    more: More = None,
    bots: Bots = None,
    versus: Versus = None,
    players: Players = None,
    games: Games = 1000,
    seed: Seed = None,
    settle: Settle = False,
    workers: Workers = None,
    ray: Ray = None,
    patience: Patience = PATIENCE,
    adjust: Adjust = None,
    html: Html = None,
    lang: Lang = "en",
    option: Settings = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other, every line-up in every order of seats with the same luck, and compare them.

    Example: flambeur arena las-vegas --bots sampler:100 sampler:20 random --games 600 --html report.html
    """
    check_language(lang)
    settings = settings_of(find_game(game), option)
    if html:
        check_writable(html)
    named = [*(versus or ()), *(bots or ()), *(more or ())]
    with ProgressBar(say("arena-compiling", lang)) as progress:

        def report(games: int, planned: int, faults: int) -> None:
            failing = say("arena-failing", lang, faults=faults) if faults else ""
            progress.show(failing or say("arena-playing", lang), games, planned)

        standings = run(
            game,
            named,
            players=players,
            games=games,
            seed=seed,
            options=settings,
            is_versus=bool(versus),
            settle=settle,
            workers=workers,
            ray=ray,
            patience=patience,
            adjust=adjust,
            report=report,
        )
    if as_json:
        print_json(standings.to_json())
    else:
        show(standings, settle, out(), lang)
    if html:
        check_writable(html)
        save_page(standings, html, _command(standings), lang)
        note(say("arena-saved", lang, file=str(html)))
    if not standings.is_complete:
        raise typer.Exit(INTERRUPTED)


def _command(standings: Standings) -> str:
    """What to type to have it again: the command as it was given, with the seed."""
    given = ["flambeur", *sys.argv[1:]]
    return shlex.join(given if "--seed" in given else [*given, "--seed", str(standings.plan.seed)])
