"""One seat of thousands of games as a vector environment of Gymnasium; bots sit in the others."""

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from flambeur.core.errors import BadOption
from flambeur.core.layout import Mask, Numbers
from flambeur.core.moves import is_number
from flambeur.core.registry import find_game
from flambeur.envs.actions import refuse, whole_numbers
from flambeur.envs.batches import check_count
from flambeur.envs.seat_lanes import MINDS, SeatLanes, SeatShown, beginning, drawn
from flambeur.envs.seat_stepping import BEGIN, NOTHING, Rewards
from flambeur.envs.spaces import observation_space
from flambeur.envs.stepping import NOBODY, Actions, Flags

ILLEGAL = ("refuse", "replace")
REWARDS = ("win", "result")
AUTORESET = tuple(mode.value for mode in AutoresetMode)
MOST_GAMES, MOST_THREADS = 1 << 26, 1024

Step = tuple[Numbers, Rewards, Flags, Flags, dict[str, Any]]


class GymVector(VectorEnv[Numbers, Any, Any]):
    """The learner has one seat of every game; a step is its move and all that the bots do up to its next."""

    def __init__(
        self,
        game: str,
        players: int,
        count: int,
        *,
        seat: int = 0,
        bots: str = "greedy",
        illegal: str = "refuse",
        rewards: str = "win",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int = 1,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = find_game(game)
        mode = autoreset_mode.value if isinstance(autoreset_mode, AutoresetMode) else autoreset_mode
        named = (("bots", bots, MINDS), ("illegal", illegal, ILLEGAL), ("rewards", rewards, REWARDS))
        for name, value, allowed in (*named, ("autoreset_mode", mode, AUTORESET)):
            _check_choice(name, value, tuple(allowed))
        self.game.options.check_players(players)
        if not (is_number(seat) and 0 <= seat < players):
            raise BadOption("bad-option", name="seat", value=repr(seat), allowed=f"0–{players - 1}")
        self.num_envs = check_count("count", count, MOST_GAMES)
        self._mode, self._replaces, self._copies = AutoresetMode(mode), illegal == "replace", copy
        self.metadata = {"render_modes": [], "autoreset_mode": self._mode}
        self._seats = SeatLanes(
            self.game,
            int(players),
            self.num_envs,
            seat=int(seat),
            bots=bots,
            seed=secrets.randbits(32) if seed is None else seed,
            threads=check_count("threads", threads, MOST_THREADS),
            rewards=rewards,
            options=dict(options or {}),
        )
        self._describe()
        self._seats.step(beginning(np.ones(self.num_envs, np.bool_)), is_restarting=False)

    def _describe(self) -> None:
        """The spaces of one game and of all."""
        self.single_observation_space = observation_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.single_action_space = Discrete(len(self.game.moves))
        self.action_space = LegalMoves(self.num_envs, len(self.game.moves), lambda: self.action_masks())

    def action_masks(self) -> Mask:
        """1 for each move that the learner may choose now, game by game."""
        return self._seats.shown.mask.copy()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """The next game in all lanes, or those of options["reset_mask"]; a seed begins their series again."""
        chosen = self._chosen(options)
        if seed is not None:
            if not is_number(seed) or seed < 0:
                raise BadOption("bad-option", name="seed", value=repr(seed), allowed="0, 1, 2 …")
            super().reset(seed=int(seed))
            self._seats.sow(int(seed), chosen)
        shown = self._seats.step(beginning(chosen), is_restarting=False)
        return self._own(shown.obs), self._info(shown)

    def _chosen(self, options: Mapping[str, Any] | None) -> Flags:
        """The lanes to reset."""
        if not options or "reset_mask" not in options:
            return np.ones(self.num_envs, np.bool_)
        mask = options["reset_mask"]
        if not (isinstance(mask, np.ndarray) and mask.dtype == np.bool_ and mask.shape == (self.num_envs,)):
            raise BadOption(
                "bad-option", name="reset_mask", value=repr(mask)[:60], allowed=f"bool [{self.num_envs}]"
            )
        return mask

    def step(self, actions: Any) -> Step:
        """Play a move in every game; the reward is the learner's part of the win when a game ends.

        Where a game has ended the next begins: with the next step, whose action counts for nothing then, with
        the same, or with `reset` only, by the mode of autoreset.
        """
        given, over = whole_numbers(actions, self.num_envs), self._seats.over
        if self._mode == AutoresetMode.NEXT_STEP:
            given = np.where(over, NOTHING, given)
        if self._replaces:
            given = self._seats.legal_instead(given, self.np_random)
        self._check(given)
        if self._mode == AutoresetMode.NEXT_STEP:
            given = np.where(over, BEGIN, given)
        shown = self._seats.step(given, is_restarting=self._mode == AutoresetMode.SAME_STEP)
        info = self._info(shown)
        if self._mode == AutoresetMode.SAME_STEP and shown.done.any():
            info |= {"final_obs": _rows(shown.final_obs, shown.done), "_final_obs": shown.done.copy()}
        never = np.zeros(self.num_envs, np.bool_)
        return self._own(shown.obs), self._own(shown.rewards), self._own(shown.done), never, info

    def _check(self, actions: Actions) -> None:
        """Refuse what cannot be played, before anything is."""
        lane = self._seats.first_illegal(actions)
        if lane >= 0:
            seat = NOBODY if self._seats.over[lane] else self._seats.seat
            refuse(self.game, lane, seat, self._seats.table(lane), int(actions[lane]))

    def _own(self, shown: Any) -> Any:
        """What is handed out: a copy, unless the arrays shall be the same each time."""
        return shown.copy() if self._copies else shown

    def _info(self, shown: SeatShown) -> dict[str, Any]:
        return {"action_mask": self._own(shown.mask), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def close_extras(self, **_given: Any) -> None:
        """Let the threads go."""
        self._seats.close()


class LegalMoves(MultiDiscrete):
    """A move for each of so many games; a sample without a mask of its own has only legal ones."""

    def __init__(self, count: int, moves: int, masks_now: Callable[[], Mask]) -> None:
        super().__init__(np.full(count, moves))
        self._masks_now = masks_now

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A legal move for each game, each as likely; 0 where the learner is not asked."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        masks = self._masks_now()
        return drawn(masks, self.np_random).astype(self.dtype)


def _rows(numbers: Numbers, chosen: Flags) -> Any:
    """The chosen rows as Gymnasium has final observations: each an array, and None for the others."""
    rows = np.full(len(numbers), None, object)
    for lane in chosen.nonzero()[0]:
        rows[lane] = numbers[lane].copy()
    return rows


def _check_choice(name: str, value: Any, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise BadOption("bad-option", name=name, value=repr(value), allowed=", ".join(allowed))
