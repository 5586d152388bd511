"""The bot `sampler`: flat Monte Carlo over guesses.

It guesses what it cannot know, tries every legal move, plays on at random to the end, and takes
the move that won most often.
"""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from flambeur.bots import sampling, warmup
from flambeur.bots.bot import legal_moves
from flambeur.core import playout
from flambeur.core.chance import Chance
from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.core.native import lifted, plain

STREAMS = 1 << 32  # streams of chance kept for one decision


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one move: a number of playouts or of milliseconds."""

    playouts: int = 0
    milliseconds: int = 0

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.playouts)


class Sampler:
    """Tries every legal move in equally many playouts.

    While `wait` is false and the compiled code is not ready, it thinks in plain Python: slowly, but
    to the same result.
    """

    def __init__(self, chance: Chance, budget: Budget, wait: bool = True) -> None:
        self.name = f"sampler:{budget}"
        self.budget = budget
        self._wait = wait
        self._chance = chance
        self._decisions = 0

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """The move that won most often; the first of equals."""
        moves = legal_moves(game, seen, seat)
        if len(moves) == 1:
            return moves[0]
        wins = np.zeros(len(game.moves), np.int64)
        self._sample(game, seen, seat, moves, wins)
        return max(moves, key=lambda move: int(wins[move]))

    def _sample(self, game: Game, seen: State, seat: int, moves: list[int], wins: Any) -> None:
        tables, known, room = game.state.batch(1), game.state.batch(1), game.room.blank()
        known[0] = seen
        legal = np.zeros(len(game.moves), np.int8)
        legal[moves] = 1
        first = self._decisions * STREAMS
        self._decisions += 1
        code = self._code(game)

        def sample(done: int, upto: int) -> None:
            span = (first + done, first + upto)
            code.sample_moves(known, tables, self._chance, room, seat, legal, *span, wins)

        if self.budget.playouts:
            sample(0, -(-self.budget.playouts // len(moves)))
        else:
            sample(0, 0)  # nothing yet, but compiled before the clock runs
            self._sample_until(time.perf_counter() + self.budget.milliseconds / 1000, sample)

    def _sample_until(self, deadline: float, sample: Any) -> None:
        done = 0
        while done == 0 or time.perf_counter() < deadline:
            sample(done, done + 1)
            done += 1

    def _code(self, game: Game) -> Any:
        if self._wait or warmup.is_ready(game):
            return lifted(game, playout, sampling)
        return plain(game, playout, sampling)
