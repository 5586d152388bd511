"""`flambeur replay`: a recorded game told again, to the end or to any move."""

from pathlib import Path
from typing import Annotated, Any

import typer

from flambeur.commands.common import Json, Lang, check_language, clear_errors, out, print_json
from flambeur.core import replay as replaying
from flambeur.core.match import Match
from flambeur.core.record import Record
from flambeur.telling.people import player
from flambeur.telling.tellers import standing_table, teller_of
from flambeur.words import say

File = Annotated[Path, typer.Argument(help="A game record, as saved by watch --save.", show_default=False)]
At = Annotated[int | None, typer.Option("--at", help="Stop after this many moves.", show_default="all")]


@clear_errors
def replay(file: File, at: At = None, lang: Lang = "en", as_json: Json = False) -> None:
    """Tell a recorded game again and show the table after the last move told.

    Example: flambeur replay game.json --at 20
    """
    check_language(lang)
    record = Record.load(file)
    match = replaying.replay(record, at)
    if as_json:
        print_json(_describe(match))
        return
    _tell(match, len(record.moves), lang)


def _describe(match: Match) -> dict[str, Any]:
    return {
        "at": len(match.turns),
        "events": [event.to_json() for event in match.heard()],
        "view": match.view(),
        "waiting": list(match.waiting),
    }


def _tell(match: Match, moves: int, lang: str) -> None:
    console, teller = out(), teller_of(match, lang)
    title = say(f"{match.game.name}-title", lang)
    console.print(f"[bold]{say('told-by-without-seed', lang, game=title, players=match.players)}[/]")
    for event in match.heard():
        console.print(teller.tell(event))
    console.print(f"[bold]{say('replayed', lang, at=len(match.turns), moves=moves)}[/]")
    console.print(teller.table())
    if match.is_over:
        console.print(standing_table(match, lang))
    else:
        waiting = ", ".join(player(seat, lang) for seat in match.waiting)
        console.print(say("game-goes-on", lang, waiting=waiting))
