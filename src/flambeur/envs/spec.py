"""What a batch of games holds and what its numbers mean."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from flambeur.core.contract import Game
from flambeur.core.moves import MoveTable
from flambeur.core.observation import Observation, observing
from flambeur.core.options import Value


@dataclass(frozen=True)
class Spec:
    """What was agreed, the parts of an observation, and the moves by their numbers."""

    game: str
    version: int  # of the rules
    players: int
    count: int
    options: Mapping[str, Value]
    observation: Observation
    moves: MoveTable
    rewards: str

    @property
    def obs_size(self) -> int:
        """How many numbers an observation has."""
        return self.observation.size

    @property
    def actions(self) -> int:
        """How many actions there are; an action is the number of a move."""
        return len(self.moves)

    @property
    def arrays(self) -> Mapping[str, tuple[tuple[int, ...], Any]]:
        """Shape and type of each array that a step shows."""
        games, seats, size = self.count, self.players, self.obs_size
        return {
            "obs": ((games, size), np.float32),
            "mask": ((games, self.actions), np.int8),
            "seat": ((games,), np.int64),
            "rewards": ((games, seats), np.float32),
            "done": ((games,), np.bool_),
            "final_obs": ((games, seats, size), np.float32),
        }

    def to_json(self) -> dict[str, Any]:
        """Everything by name: every part with shape, range, meaning and place, every action in words."""
        parts = [part.to_json() | {"first": span.start} for part, span in self.observation]
        actions = [self.moves[i].to_json() | {"text": str(self.moves[i])} for i in range(self.actions)]
        agreed = {"game": self.game, "rules": self.version, "players": self.players, "count": self.count}
        return agreed | {
            "options": dict(self.options),
            "rewards": self.rewards,
            "observation": parts,
            "actions": actions,
        }


def spec_of(game: Game, players: int, count: int, options: Mapping[str, Value], rewards: str) -> Spec:
    """The description of such a batch."""
    agreed = game.options.check(players, options)
    return Spec(game.name, game.version, players, count, agreed, observing(game)[0], game.moves, rewards)
