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
        lots = np.random.default_rng([self._seed, *moves]).exponential(size=(len(moves), self._players))
        return Values(100 * lots / lots.sum(axis=1, keepdims=True), np.full(len(moves), 0.5))
