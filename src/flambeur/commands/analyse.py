"""`flambeur analyse`: what was luck in a finished game, what was skill, and what would have been better."""

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from flambeur.analysis import QUALITIES, WholeGame
from flambeur.commands.analyse_page import save_page
from flambeur.commands.analyse_text import show_text
from flambeur.commands.common import (
    INTERRUPTED,
    Json,
    Lang,
    check_language,
    check_writable,
    clear_errors,
    note,
    out,
    print_json,
)
from flambeur.commands.progress import ProgressBar
from flambeur.commands.replay import File
from flambeur.core.errors import BadOption
from flambeur.core.record import Record
from flambeur.words import say

Seat = Annotated[
    int | None,
    typer.Option("--seat", help="Show the decisions of this seat; 0 is the first.", show_default="none"),
]
Quality = Annotated[str, typer.Option("--quality", help=f"How thoroughly: {', '.join(QUALITIES)}.")]
Seed = Annotated[int, typer.Option("--seed", help="Luck of the trials; the same gives the same account.")]
Html = Annotated[Path | None, typer.Option("--html", help="Write a report with a graph to this file.")]


@clear_errors
def analyse(
    file: File,
    seat: Seat = None,
    quality: Quality = "good",
    seed: Seed = 0,
    html: Html = None,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Account for a finished game: what was luck, what were errors, and what would have been better.

    Example: flambeur analyse game.json --seat 0 --quality quick --html report.html
    """
    check_language(lang)
    game = WholeGame(Record.load(file), quality, seed)
    _check_seat(seat, game.match.players)
    if html:
        check_writable(html)
    _judge(game, lang)
    analysis, match = game.analysis(), game.match
    if as_json:
        print_json(analysis.to_json())
    else:
        show_text(analysis, match, seat, out(), lang)
    if html:
        seats = range(match.players) if seat is None else (seat,)
        save_page(analysis, match, seats, html, shlex.join(["flambeur", *sys.argv[1:]]), lang)
        note(say("arena-saved", lang, file=str(html)))
    if len(game.moves) < game.total:
        raise typer.Exit(INTERRUPTED)


def _check_seat(seat: int | None, players: int) -> None:
    if seat is not None and not 0 <= seat < players:
        raise BadOption("no-such-seat", seat=seat, most=players - 1)


def _judge(game: WholeGame, lang: str) -> None:
    """Judge all moves; whoever interrupts keeps what is there."""
    with ProgressBar(say("arena-compiling", lang)) as progress:
        try:
            for judged in game.judge():
                progress.show(say("analyse-judging", lang), judged.number, game.total)
        except KeyboardInterrupt:
            if not game.moves:
                raise
