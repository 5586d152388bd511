"""Values from the exact solution of a game, where it has one."""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

import numpy as np

from flambeur.analysis.values import Numbers, Values
from flambeur.core.contract import Game
from flambeur.core.layout import State


@dataclass(frozen=True)
class Exact:
    """Asks the game's `solved`."""

    solved: ModuleType
    blank: State

    def start(self) -> Numbers:
        """Everybody's share before any luck."""
        shares: Numbers = 100 * np.asarray(self.solved.value_of_start(self.blank))
        return shares

    def judge(self, seen: State, seat: int, moves: Sequence[int], _made: int | None, _stream: int) -> Values:
        """What every move is worth against best play."""
        own = 100 * np.array([self.solved.value_of_move(seen, move) for move in moves])
        shares = np.stack([own, 100 - own], axis=1)
        return Values(shares if seat == 0 else shares[:, ::-1].copy(), np.zeros(len(moves)))

    def foresee(self, truth: State, seat: int, move: int, stream: int) -> Numbers:
        """The same: nothing is hidden in what is solved."""
        shares: Numbers = self.judge(truth, seat, [move], None, stream).shares[0]
        return shares


def exact_for(game: Game, blank: State) -> Exact | None:
    """The solution of this game for so many players."""
    solved = game.companion("solved")
    if solved is None or int(blank.players) != solved.PLAYERS or not hasattr(solved, "value_of_move"):
        return None
    return Exact(solved, blank)
