"""How many times as fast as its peers Flambeur is: games of the same kind, at the same number of players."""

from collections.abc import Sequence
from dataclasses import dataclass

from bench.engine import flambeur_side, lasvegas_side
from bench.engine.measure import Result
from bench.engine.openspiel_oh_hell import PLAY_ONLY, WHOLE_GAMES, WITH_BOTS


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


def counterpart(results: Sequence[Result], peer: Result) -> Result:
    """Flambeur's game of the same kind with as many players: bids and tricks, or dice."""
    is_tricks = peer.game in (WHOLE_GAMES, PLAY_ONLY, WITH_BOTS)
    game = flambeur_side.ALL_OR_NOTHING if is_tricks else flambeur_side.LAS_VEGAS
    ours = (row for row in results if row.peer == flambeur_side.PEER and row.game == game)
    return next(row for row in ours if row.players == peer.players)


def ratio(results: Sequence[Result], peer: Result) -> Ratio:
    """Flambeur against one row of a peer."""
    ours = counterpart(results, peer)
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
