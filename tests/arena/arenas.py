"""Small arenas to test with."""

from typing import Any

from flambeur.arena import Standings, arena
from flambeur.arena.plan import Plan, plan_of

CLOCK = ("seconds", "workers", "date")  # what may differ between two runs, besides the time for a move


def short_plan(*bots: str, game: str = "las-vegas", **asked: Any) -> Plan:
    """A plan of short games."""
    options = {"rounds": 1} if game == "las-vegas" else {}
    usual: dict[str, Any] = {
        "players": 2,
        "games": 20,
        "seed": 1,
        "options": options,
        "is_versus": False,
        "patience": 60.0,
    }
    return plan_of(game, bots or ("random", "random"), **(usual | asked))


def short_arena(*bots: str, game: str = "las-vegas", **asked: Any) -> Standings:
    """An arena of short games in this process."""
    options = {"rounds": 1} if game == "las-vegas" else {}
    usual: dict[str, Any] = {"games": 20, "seed": 1, "options": options, "workers": 1, "patience": 60.0}
    usual["adjust"] = False  # luck is told in compiled code of its own
    return arena(game, bots or ("random", "random"), **(usual | asked))


def repeatable(standings: Standings) -> dict[str, Any]:
    """All of a result that must be the same each time."""
    told = standings.to_json()
    for bot in told["bots"]:
        del bot["ms_per_move"]
    return {key: value for key, value in told.items() if key not in CLOCK}
