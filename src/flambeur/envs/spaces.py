"""Spaces of Gymnasium for a game: what a seat sees and what it may choose. Needs the extra `envs`."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

from flambeur.core.contract import Game
from flambeur.core.layout import Mask
from flambeur.core.observation import observing


class Moves(gymnasium.spaces.Discrete):
    """The numbers of a game's moves; a sample without a mask of its own is one that is legal now."""

    def __init__(self, count: int, mask_now: Callable[[], Mask]) -> None:
        super().__init__(count)
        self._mask_now = mask_now

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A legal move, each as likely; 0 for a seat that is not asked."""
        if mask is None and probability is None:
            mask = self._mask_now()
        return super().sample(mask, probability)


def observation_space(game: Game) -> gymnasium.spaces.Box:
    """The range of every number that `observe` writes."""
    observation = observing(game)[0]
    low, high = np.empty(observation.size, np.float32), np.empty(observation.size, np.float32)
    for part, span in observation:
        low[span], high[span] = part.low, part.high
    return gymnasium.spaces.Box(low, high, dtype=np.float32)


def masked_space(game: Game) -> gymnasium.spaces.Dict:
    """The same with the mask of legal moves, as PettingZoo's classic games have it."""
    mask = gymnasium.spaces.Box(0, 1, (len(game.moves),), np.int8)
    return gymnasium.spaces.Dict({"observation": observation_space(game), "action_mask": mask})
