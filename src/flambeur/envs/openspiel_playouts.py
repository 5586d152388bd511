"""What a state of OpenSpiel is worth, by random games in machine code: for its MCTS and IS-MCTS."""

from typing import Any

import numpy as np
from open_spiel.python.algorithms.mcts import Evaluator

from flambeur.core import playout
from flambeur.core.chance import CHANCE
from flambeur.core.fairness import luck_of_seed
from flambeur.core.native import lifted
from flambeur.core.registry import find_game


class Playouts(Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """The mean part of the win of every player over so many games; OpenSpiel's own take a second each."""

    def __init__(self, game: str, count: int = 1, seed: int | None = None) -> None:
        self.game, self.count = find_game(game), count
        self._code: Any = lifted(self.game, playout)
        self._tables, self._rooms = self.game.state.batch(1), self.game.room.batch(1)
        self._chances = CHANCE.batch(1)
        self._chances[0] = luck_of_seed(seed, "playouts").chance()

    def evaluate(self, state: Any) -> Any:
        """The value for each player."""
        values = np.zeros(state.num_players())
        for _ in range(self.count):
            values += self._played(state)
        return values / self.count

    def _played(self, state: Any) -> list[float]:
        table, room = self._tables[0], self._rooms[0]
        self._tables[0] = state.table.truth()
        self._code.play_to_end(table, self._chances[0], room)
        self.game.rules.standing(table, room["places"])
        winners = (room["places"][: state.num_players()] == 1).nonzero()[0]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.num_players())]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Every legal action is as likely."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
