"""`flambeur verify`: whether a recorded game is what really happened."""

from typing import Annotated

import typer

from flambeur.commands.common import Json, clear_errors, out, print_json
from flambeur.commands.replay import File
from flambeur.core import replay as replaying
from flambeur.core.errors import BadRecord
from flambeur.core.fairness import Luck
from flambeur.core.record import Record

Commitment = Annotated[
    str | None, typer.Option("--commitment", help="What you noted before the game.", show_default="any")
]
Luckies = Annotated[
    list[str] | None,
    typer.Option("--luck", help="What you added to the luck; several times.", show_default="none"),
]


@clear_errors
def verify(file: File, commitment: Commitment = None, luck: Luckies = None, as_json: Json = False) -> None:
    """Check a recorded game: its set-up, the commitment to its dice, every roll and every move.

    Example: flambeur verify game.json
    """
    match = replaying.verify(Record.load(file))
    _check_noted(match.last_luck, commitment, luck or [])
    state = "finished" if match.is_over else "unfinished"
    if as_json:
        print_json({"verified": True, "moves": len(match.turns), "finished": match.is_over})
    else:
        moves = f"{len(match.turns)} moves, {state}"
        out().print(f"[bold green]Verified[/]: {match.game.name}, {match.players} players, {moves}.")
        out().print(f"commitment {match.last_luck.commitment}", style="dim")


def _check_noted(luck: Luck, commitment: str | None, added: list[str]) -> None:
    """A house that chose the dice later would have shown another commitment, or left somebody's part out."""
    if commitment not in (None, luck.commitment):
        raise BadRecord("record-other-commitment", commitment=luck.commitment)
    for part in added:
        if part not in luck.contributions:
            raise BadRecord("record-luck-missing", luck=repr(part))
