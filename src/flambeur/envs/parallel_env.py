"""A game as an environment of PettingZoo, all agents at once."""

from typing import Any

from pettingzoo import ParallelEnv

from flambeur.core.errors import IllegalMove
from flambeur.envs.seats import Seats


class Parallel(Seats, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are seats; a step plays for all that the game waits for, others' actions count for nothing."""

    def reset(
        self,
        seed: int | None = None,
        options: Any = None,  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin the next game."""
        self.match, self.agents, self._cycles = self._new_match(seed), list(self.possible_agents), 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Play the moves of all who decide now; if one is refused, none is played."""
        waiting, before = self.match.waiting, self.match.copy(same_luck=True)
        try:
            for seat in waiting:
                self.play(seat, actions.get(self.possible_agents[seat]))
        except IllegalMove:
            self.match = before
            raise
        self._cycles += 1
        agents, is_cut = self.agents, self.max_cycles is not None and self._cycles >= self.max_cycles
        seen, rewards = self._seen(), self.returns()
        terminations = dict.fromkeys(agents, self.match.is_over)
        truncations = dict.fromkeys(agents, is_cut and not self.match.is_over)
        if is_cut or self.match.is_over:
            self.agents = []
        return seen, rewards, terminations, truncations, {agent: {} for agent in agents}

    def _seen(self) -> dict[str, Any]:
        return {agent: self.seen_by(self.possible_agents.index(agent)) for agent in self.agents}
