"""The bot `sampler`: flat Monte Carlo over guesses.

It guesses what it cannot know, tries every legal move, plays on at random to the end of the game or
to where it can be judged, and takes the move that was worth most.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from flambeur.bots.bot import Bot, legal_moves
from flambeur.bots.budget import Budget
from flambeur.bots.compiled import kernels_for
from flambeur.core.chance import Chance
from flambeur.core.contract import Game
from flambeur.core.layout import State

STREAMS = 1 << 32  # streams of chance kept for one decision


class Sampler(Bot):
    """Tries every legal move in equally many playouts.

    While `wait` is false and the compiled code is not ready, it thinks in plain Python: slowly, but
    to the same result.
    """

    kind = "sampler"

    def __init__(self, chance: Chance, budget: Budget, wait: bool = True) -> None:
        self.name = f"sampler:{budget}"
        self.budget = budget
        self._wait = wait
        self.begin(chance)

    def begin(self, chance: Chance) -> None:
        """A new game, with chance of its own."""
        self._chance = chance
        self._decisions = 0

    def prepare(self, game: Game) -> None:
        """Compile."""
        self._sample(game, game.state.blank(), 0, ())

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """The move that was worth most; the first of equals."""
        moves = legal_moves(game, seen, seat)
        if len(moves) == 1:
            return moves[0]
        total = self._sample(game, seen, seat, moves)
        return max(moves, key=lambda move: total[move])

    def _sample(self, game: Game, seen: State, seat: int, moves: Sequence[int]) -> npt.NDArray[np.float64]:
        tables, known, room = game.state.batch(1), game.state.batch(1), game.room.blank()
        known[0] = seen
        legal, total = np.zeros(len(game.moves), np.int8), np.zeros(len(game.moves))
        legal[list(moves)] = 1
        first = self._decisions * STREAMS
        self._decisions += 1
        code = kernels_for(game, self.kind, self._wait)

        def sample(done: int, upto: int) -> None:
            span = (first + done, first + upto)
            code.sample_moves(known, tables, self._chance, room, seat, legal, *span, total)

        self.budget.spend(sample, len(moves) or 1)
        return total
