"""What PettingZoo's two kinds of environment share: a match whose seats are agents."""

import secrets
from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from rich.console import Console

from flambeur.core.errors import BadOption, IllegalMove
from flambeur.core.fairness import luck_of_seed
from flambeur.core.match import Match
from flambeur.core.moves import is_number
from flambeur.core.registry import find_game
from flambeur.envs.spaces import Moves, masked_space
from flambeur.telling.tellers import teller_of

WIDTH = 100  # of a table that is shown as text
MODES = ("human", "ansi")


class Seats:
    """A match, its agents and their spaces."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(MODES),
        "name": "flambeur",
        "is_parallelizable": True,
    }

    def __init__(
        self,
        game: str,
        players: int,
        *,
        seed: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *MODES):
            raise BadOption(
                "bad-option", name="render_mode", value=repr(render_mode), allowed=", ".join(MODES)
            )
        self.game, self.players, self.render_mode = find_game(game), players, render_mode
        self.max_cycles = max_cycles
        self._options, self._seed = dict(options or {}), secrets.randbits(32) if seed is None else seed
        self._games = 0
        self.match = self._new_match(None)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: masked_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {
            agent: Moves(len(self.game.moves), partial(self.mask, seat))
            for seat, agent in enumerate(self.possible_agents)
        }

    def _new_match(self, seed: int | None) -> Match:
        """The next game of the series; a seed begins the series anew."""
        if seed is not None:
            self._seed, self._games = seed, 0
        self._games += 1
        luck = luck_of_seed(self._seed, f"environment, game {self._games}, seed")
        return Match(self.game, self.players, self._options, luck)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def mask(self, seat: int) -> Any:
        """1 for each move that the seat may choose now."""
        return self.match.mask(seat)

    def seen_by(self, seat: int) -> dict[str, Any]:
        """What the agent of the seat observes."""
        return {"observation": self.match.observe(seat), "action_mask": self.mask(seat)}

    def play(self, seat: int, action: Any) -> None:
        """Play a legal move; anything else is refused, and nothing changes."""
        if not is_number(action):
            raise IllegalMove("actions-shape", count=1, given=repr(action)[:60])
        self.match.play(seat, int(action))

    def returns(self) -> dict[str, float]:
        """Every agent's part of the win; 0 until the end."""
        return dict(zip(self.possible_agents, self.match.returns(), strict=True))

    def render(self) -> str | None:
        """The table as text: returned, or written for people."""
        if self.render_mode is None:
            return None
        console = Console(width=WIDTH)
        with console.capture() as text:
            console.print(teller_of(self.match, "en").table())
        if self.render_mode == "ansi":
            return text.get()
        print(text.get(), end="")
        return None

    def close(self) -> None:
        """Nothing is held open."""
