"""How many times as fast as its peers Flambeur is, always at the same number of players."""

from collections.abc import Sequence
from dataclasses import dataclass

from bench.engine import flambeur_side, lasvegas_side
from bench.engine.measure import Result
from bench.engine.openspiel_oh_hell import WHOLE_GAMES


@dataclass(frozen=True)
class Ratio:
    """Flambeur's speed over a peer's."""

    games: float
    moves: float


@dataclass(frozen=True)
class Goal:
    """What the project wants of a ratio, and what this run reached; nothing fails by it."""

    text: str
    wanted: float
    reached: float


def flambeur_at(results: Sequence[Result], players: int) -> Result:
    """Flambeur's result with so many players."""
    return next(row for row in results if row.peer == flambeur_side.PEER and row.players == players)


def ratio(results: Sequence[Result], peer: Result) -> Ratio:
    """Flambeur against one row of a peer."""
    ours = flambeur_at(results, peer.players)
    return Ratio(
        games=ours.games_per_second / peer.games_per_second,
        moves=ours.moves_per_second / peer.moves_per_second,
    )


def goals(results: Sequence[Result]) -> list[Goal]:
    """The goals of the project; against `lasvegas` the least favourable number of players counts."""
    vegas = [ratio(results, row).games for row in results if row.peer == lasvegas_side.PEER]
    hell = [ratio(results, row).moves for row in results if row.game == WHOLE_GAMES]
    return [
        Goal("games/s of lasvegas, least of all player counts", 150, min(vegas)),
        Goal("moves/s of OpenSpiel's oh_hell playouts, whole games", 3, min(hell)),
    ]
