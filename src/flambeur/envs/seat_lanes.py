"""One seat of thousands of games at once, with bots in the others, in machine code."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from flambeur.bots.kernels import heuristics
from flambeur.core import playout
from flambeur.core.chance import CHANCE, new_chance
from flambeur.core.contract import Game
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import Mask, Numbers
from flambeur.core.native import lifted
from flambeur.core.observation import observing
from flambeur.core.options import Value
from flambeur.envs import seat_stepping, stepping
from flambeur.envs.lanes import SEPARATED, observation_of, spans
from flambeur.envs.seat_stepping import BEGIN, GREEDY, NOTHING, RANDOM, Rewards
from flambeur.envs.stepping import LANE, NOBODY, Actions, Flags

MINDS = {"random": RANDOM, "greedy": GREEDY}


@dataclass(frozen=True)
class SeatShown:
    """What the learner is shown of every game; the arrays are the same each time."""

    obs: Numbers  # [games, numbers]: what it sees, also of a game that is over
    mask: Mask  # [games, actions]: 1 for each that it may choose, all 0 where the game is over
    rewards: Rewards  # [games]: what it got by this step
    done: Flags  # [games]: whether a game ended with it
    final_obs: Numbers  # [games, numbers]: what it saw at the end of the game that ended last


class SeatLanes:
    """The learner's seat in so many games; an order for each is a move, BEGIN or NOTHING."""

    def __init__(
        self,
        game: Game,
        players: int,
        count: int,
        *,
        seat: int,
        bots: str,
        seed: int,
        threads: int,
        rewards: str,
        options: Mapping[str, Value],
    ) -> None:
        self.game, self.seat, self.count = game, seat, count
        self._blank = game.state.batch(1)
        self._blank[0] = game.blank(players, options)
        self._code = lifted(game, playout, observation_of(game), heuristics, stepping, seat_stepping)
        self._tables, self._lanes = game.state.batch(count), LANE.batch(count)
        self._chances, self._thoughts = CHANCE.batch(count), CHANCE.batch(count)
        self._rooms, self._seen = (layout.batch(threads * SEPARATED) for layout in (game.room, game.state))
        self._masks = np.zeros((count, len(game.moves)), np.int8)
        self._told = (MINDS[bots], rewards == "result", observing(game)[0].is_discreet)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._spans = list(spans(count, threads))
        self.shown = _room(count, observing(game)[0].size, len(game.moves))
        self.sow(seed, np.ones(count, np.bool_))

    @property
    def over(self) -> Flags:
        """The lanes whose game is over."""
        over: Flags = self._lanes["seat"] == NOBODY
        return over

    def sow(self, seed: int, chosen: Flags) -> None:
        """The series of games of these lanes begins anew."""
        lanes = np.arange(self.count)
        self._chances[chosen] = new_chance(luck_of_seed(seed, "simulation").key)
        self._lanes["stream"][chosen] = (lanes - self.count)[chosen]
        for lane in lanes[chosen]:
            self._thoughts[lane] = new_chance(luck_of_seed(seed, "bots").key, int(lane))

    def first_illegal(self, actions: Actions) -> int:
        """The first lane that goes on and whose action may not be played; -1 if there is none."""
        return int(self._code.first_refused(self._lanes, self._masks, actions))

    def legal_instead(self, actions: Actions, dice: np.random.Generator) -> Actions:
        """These actions, with a legal one at random for each that is a move but not legal now."""
        rows, most = np.arange(self.count), self._masks.shape[1]
        is_move = (actions >= 0) & (actions < most) & self._masks.any(axis=1)
        wrong = is_move & (self._masks[rows, np.clip(actions, 0, most - 1)] == 0)
        replaced: Actions = np.where(wrong, drawn(self._masks, dice), actions)
        return replaced

    def table(self, lane: int) -> Any:
        """The state of one game."""
        return self._tables[lane]

    def step(self, orders: Actions, *, is_restarting: bool) -> SeatShown:
        """Carry out the orders."""

        def step_span(span: tuple[int, int, int]) -> None:
            shown, (mind, is_by_result, is_discreet) = self.shown, self._told
            own = (self._blank, self._tables, self._chances, self._thoughts, self._lanes)
            room = (self._rooms, self._seen, self._masks)
            told = (shown.mask, shown.obs, shown.rewards, shown.done, shown.final_obs)
            flags = (self.seat, mind, is_restarting, is_by_result, is_discreet)
            self._code.step_seats(*own, *room, orders, *told, *span, *flags)

        if self._pool is None:
            step_span((0, 0, self.count))
        else:
            list(self._pool.map(step_span, self._spans))
        return self.shown

    def close(self) -> None:
        """Let the threads go."""
        if self._pool:
            self._pool.shutdown()


def beginning(chosen: Flags) -> npt.NDArray[np.int64]:
    """The orders by which the next game begins in these lanes."""
    return np.where(chosen, BEGIN, NOTHING)


def drawn(masks: Mask, dice: np.random.Generator) -> npt.NDArray[np.int64]:
    """For each game one of the moves that are marked, each as likely."""
    chosen: npt.NDArray[np.int64] = (masks * (1 - dice.random(masks.shape))).argmax(axis=1)
    return chosen


def _room(count: int, size: int, moves: int) -> SeatShown:
    """The arrays that are shown."""
    return SeatShown(
        np.zeros((count, size), np.float32),
        np.zeros((count, moves), np.int8),
        np.zeros(count),
        np.zeros(count, np.bool_),
        np.zeros((count, size), np.float32),
    )
