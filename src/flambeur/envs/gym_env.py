"""One seat of a game as an environment of Gymnasium; bots sit in the others."""

import secrets
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from flambeur.bots import Bot, bot_of
from flambeur.core.errors import BadOption, IllegalMove
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import Mask, Numbers
from flambeur.core.match import Match
from flambeur.core.moves import is_number
from flambeur.core.registry import find_game
from flambeur.envs.spaces import Moves, observation_space

ILLEGAL = ("refuse", "replace")  # what becomes of a move that is not legal: for learners without masks


class Gym(gymnasium.Env[Numbers, Any]):
    """The learner has one seat; a step is its move and all that the bots do until it must decide again."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # Gymnasium has it so

    def __init__(
        self,
        game: str,
        players: int,
        *,
        seat: int = 0,
        bots: str = "greedy",
        illegal: str = "refuse",
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game, self.players, self.seat = find_game(game), players, seat
        self._options, self._seed = dict(options or {}), secrets.randbits(32) if seed is None else seed
        self._games = 0
        self.match = Match(self.game, players, self._options, luck_of_seed(self._seed))
        if not (is_number(seat) and 0 <= seat < players):
            raise BadOption("bad-option", name="seat", value=repr(seat), allowed=f"0–{players - 1}")
        if illegal not in ILLEGAL:
            raise BadOption("bad-option", name="illegal", value=repr(illegal), allowed=", ".join(ILLEGAL))
        self._replaces = illegal == "replace"
        self._bots = {
            other: bot_of(bots, self._seed, seat=other) for other in range(players) if other != seat
        }
        for bot in self._bots.values():
            bot.check(self.game, players)
        self.observation_space: gymnasium.Space[Any] = observation_space(self.game)
        self.action_space = Moves(len(self.game.moves), self.action_masks)

    def action_masks(self) -> Mask:
        """1 for each move that the learner may choose now, as MaskablePPO asks for it."""
        return self.match.mask(self.seat)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Numbers, dict[str, Any]]:
        """The next game, up to the learner's first decision; a seed begins the series of games anew."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed, self._games = seed, 0
        self._games += 1
        luck = luck_of_seed(self._seed, f"environment, game {self._games}, seed")
        self.match = Match(self.game, self.players, self._options, luck)
        for other, bot in self._bots.items():
            bot.begin(luck_of_seed(self._seed, f"bot {other} of game {self._games}").chance())
            bot.sit(self.game, self.players, other, self.match.options)
        self._let_bots_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Play a move; the reward is the learner's part of the win when the game ends."""
        if isinstance(action, np.ndarray) and action.ndim == 0:
            action = action[()]
        if not is_number(action):
            raise IllegalMove("actions-shape", count=1, given=repr(action)[:60])
        self.match.play(self.seat, self._legal(int(action)))
        self._let_bots_play()
        reward = self.match.returns()[self.seat]
        return self._seen(), reward, self.match.is_over, False, self._info()

    def _legal(self, action: int) -> int:
        """The action, or a legal one at random if it is not legal and such are replaced."""
        mask = self.action_masks()
        is_a_move = 0 <= action < len(mask)
        if not self._replaces or not is_a_move or mask[action] or not mask.any():
            return action
        return int(self.np_random.choice(mask.nonzero()[0]))

    def _let_bots_play(self) -> None:
        """Until the learner must decide; of those who decide at once, all see the same."""
        while not self.match.is_over and self.seat not in self.match.waiting:
            seat = self.match.waiting[0]
            self.match.play(seat, self._choice(self._bots[seat], seat))

    def _choice(self, bot: Bot, seat: int) -> int:
        return bot.choose(self.game, self.match.seen(seat), seat)

    def _seen(self) -> Numbers:
        return self.match.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots.values():
            bot.close()
