"""`flambeur verify`: whether a recorded game is what really happened."""

from flambeur.commands.common import Json, clear_errors, out, print_json
from flambeur.commands.replay import File
from flambeur.core import replay as replaying
from flambeur.core.record import Record


@clear_errors
def verify(file: File, as_json: Json = False) -> None:
    """Check a recorded game: its set-up, the commitment to its dice, every roll and every move.

    Example: flambeur verify game.json
    """
    match = replaying.verify(Record.load(file))
    state = "finished" if match.is_over else "unfinished"
    if as_json:
        print_json({"verified": True, "moves": len(match.turns), "finished": match.is_over})
    else:
        moves = f"{len(match.turns)} moves, {state}"
        out().print(f"[bold green]Verified[/]: {match.game.name}, {match.players} players, {moves}.")
        out().print(f"commitment {match.luck.commitment}", style="dim")
