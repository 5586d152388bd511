"""Puzzles from games of bots: positions in which one move is clearly better than all others."""

from functools import cache
from pathlib import Path

import msgspec

from flambeur.analysis.analysis import Candidate
from flambeur.core.contract import Game
from flambeur.core.fairness import luck_of_seed
from flambeur.core.match import Match

CLEAR = 4.0  # points: who is so near to the best move has found it


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position of a game with a seed, and what the moves of the seat to move are worth there."""

    players: int
    seed: int
    moves: tuple[tuple[int, str], ...]  # that led there, each with its seat
    seat: int
    candidates: tuple[Candidate, ...]  # the best first
    rules: int = 1
    is_exact: bool = False  # whether the values come from the solution of the game

    def match(self, game: Game) -> Match:
        """The game as it stands there."""
        match = Match(game.by_version(self.rules), self.players, {}, luck_of_seed(self.seed))
        for seat, move in self.moves:
            match.play(seat, move)
        return match


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none if nobody has made any."""
    path = Path(__file__).parent / f"{game}.json"
    if not path.exists():
        return ()
    return msgspec.json.decode(path.read_bytes(), type=tuple[Puzzle, ...])
