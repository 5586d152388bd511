"""Values out of the air, for tests of what is made of them; nothing is compiled."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from flambeur.analysis.values import Numbers, Values
from flambeur.core.contract import Game
from flambeur.core.layout import State


class Fanciful:
    """Stands in for the one who finds values: all of them look real, and the same comes to the same."""

    def __init__(self, _game: Game, blank: State, _quality: str = "good", seed: int = 0) -> None:
        self._players, self._seed = int(blank.players), seed

    def start(self) -> Numbers:
        """Alike for everybody."""
        return np.full(self._players, 100 / self._players)

    def judge(self, _seen: State, _seat: int, moves: Sequence[int], *_: Any) -> Values:
        """Any shares that add up, by the moves there are."""
        return Values(self._shares(moves), np.full(len(moves), 0.5))

    def foresee(self, _truth: State, seat: int, move: int, _stream: int) -> Numbers:
        """Others than from what the seat knows."""
        shares: Numbers = self._shares([move, seat])[0]
        return shares

    def _shares(self, numbers: Sequence[int]) -> Numbers:
        lots = np.random.default_rng([self._seed, *numbers]).exponential(size=(len(numbers), self._players))
        shares: Numbers = 100 * lots / lots.sum(axis=1, keepdims=True)
        return shares
