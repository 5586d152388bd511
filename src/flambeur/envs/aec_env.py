"""A game as an environment of PettingZoo, one agent after the other."""

from typing import Any

from pettingzoo import AECEnv

from flambeur.bots.random_bot import RandomBot
from flambeur.core.fairness import luck_of_seed
from flambeur.envs.seats import Seats


class Aec(Seats, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are seats; who decides at once is asked seat after seat, without seeing the others' choices."""

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002
        """Begin the next game."""
        self.match = self._new_match(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._decisions = dict.fromkeys(self.agents, 0)
        self._stand_in = RandomBot(luck_of_seed(self._seed, f"who is cut, game {self._games}, seed").chance())
        self.agent_selection = self.possible_agents[self.match.waiting[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees, and which moves it may choose."""
        return self.seen_by(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """Play a move for the selected agent; for one whose game is over, None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self._decisions[agent] += 1
        self.truncations[agent] = self._decisions[agent] == self.max_cycles
        self._play_for_who_is_cut()
        if self.match.is_over:
            self.rewards = {agent: share for agent, share in self.returns().items() if agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, False)
        self._accumulate_rewards()
        self.agent_selection = self.possible_agents[self.match.waiting[0]] if self.match.waiting else agent
        self._deads_step_first()

    def _play_for_who_is_cut(self) -> None:
        """Until somebody must decide who has decisions left, the seats of who has none play at random."""
        while not all(self.truncations.values()) and self.match.waiting:
            seat = self.match.waiting[0]
            if not self.truncations.get(self.possible_agents[seat], True):
                return
            self.match.play(seat, self._stand_in.choose(self.game, self.match.seen(seat), seat))
