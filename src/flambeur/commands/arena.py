"""`flambeur arena`: bots against bots, measured."""

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from flambeur.arena import Standings
from flambeur.arena import arena as run
from flambeur.arena.html_report import (
    ADJUSTED,
    SIGNS,
    adjusted_rows,
    incidents_of,
    save_page,
    speed_of,
    state_of,
)
from flambeur.arena.number_format import UNKNOWN, give_or_take, number, percent, rounded, shares
from flambeur.bots.foreign import PATIENCE
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
        _show(standings, settle, out(), lang)
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


def _show(standings: Standings, settle: bool, console: Console, lang: str) -> None:
    plan = standings.plan
    facts = {"players": plan.players, "games": number(standings.games, lang), "seed": str(plan.seed)}
    console.print(say("arena-played", lang, game=say(f"{plan.game_name}-title", lang), **facts), style="bold")
    console.print(_standings(standings, lang))
    console.print(say("arena-equal", lang, share=percent(standings.expected, lang)))
    if standings.is_adjusted:
        console.print(_adjusted(standings, lang))
        console.print(say("arena-adjusted-hint", lang))
    if len(standings.bots) > 2:
        console.print(_pairs(standings, lang))
    states = state_of(standings, lang)
    for sentence in [say("arena-not-settled", lang)] if settle and not states else states:
        console.print(sentence, style="bold")
    for line in incidents_of(standings, lang):
        console.print(line, style="red", markup=False)
    console.print(
        f"{speed_of(standings, lang)}, {say('arena-checksum', lang)} {standings.checksum}", style="dim"
    )


def _standings(standings: Standings, lang: str) -> Table:
    names = ["bot", "wins", "interval", "result", "rating", "time", "blunders"]
    names += ["faults"] if any(bot.faults for bot in standings.bots) else []
    shown = Table()
    for name in names:
        shown.add_column(say(f"arena-{name}", lang), justify="left" if name == "bot" else "right")
    for bot in standings.bots:
        sign = SIGNS[bot.verdict(standings.expected)] or " "
        cells = [
            bot.name.replace("[", "\\["),
            f"{percent(bot.wins.mean, lang)} {sign}",
            shares(bot.wins, lang),
            give_or_take(bot.result, lang),
            f"{number(bot.rating.mu, lang, 1)} ± {number(2 * bot.rating.sigma, lang, 1)}",
            rounded(bot.milliseconds, lang) if bot.moves else UNKNOWN,
            number(bot.blunder_rate, lang, 1),
            number(bot.faults, lang),
        ]
        shown.add_row(*cells[: len(names)])
    return shown


def _adjusted(standings: Standings, lang: str) -> Table:
    """Raw results beside those less luck."""
    shown = Table(title=say("arena-adjusted", lang), title_justify="left")
    for name in ADJUSTED:
        shown.add_column(say(name, lang), justify="left" if name == "arena-bot" else "right")
    for name, *cells in adjusted_rows(standings, lang):
        shown.add_row(name.replace("[", "\\["), *cells)
    return shown


def _pairs(standings: Standings, lang: str) -> Table:
    """How often the bot of the row finished before that of the column."""
    shown = Table(title=say("arena-pairs", lang), title_justify="left")
    shown.add_column("")
    for bot in standings.bots:
        shown.add_column(bot.name.replace("[", "\\["), justify="right")
    for row in standings.bots:
        cells = [
            "" if row is bot else percent(standings.pairs[row.number, bot.number].mean, lang)
            for bot in standings.bots
        ]
        shown.add_row(row.name.replace("[", "\\["), *cells)
    return shown
