"""Thousands of games at once, stepped in machine code."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from flambeur.core import playout
from flambeur.core.chance import CHANCE, new_chance
from flambeur.core.contract import Game
from flambeur.core.errors import BadOption
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import Batch, Mask, Numbers
from flambeur.core.native import lifted
from flambeur.core.observation import observing
from flambeur.core.options import Value
from flambeur.envs import stepping
from flambeur.envs.actions import refuse, whole_numbers
from flambeur.envs.spec import Spec, spec_of
from flambeur.envs.stepping import LANE, Actions, Flags

NO_ACTIONS = np.zeros(0, np.int64)
SEPARATED = 64  # records between two threads: those that share a cache line slow each other down
FRESH = 1 << 40  # streams from here on are of games that were restored


@dataclass(frozen=True)
class Shown:
    """What a step shows of every game; the arrays are the same each time."""

    obs: Numbers  # [games, numbers]: what the seat to move sees
    mask: Mask  # [games, actions]: 1 for each that it may choose
    seat: Actions  # [games]: the seat to move, -1 where the game is over
    rewards: Numbers  # [games, seats]: what each seat got by this step
    done: Flags  # [games]: whether a game ended with it
    final_obs: Numbers  # [games, seats, numbers]: what each seat saw at the end of the game that ended last


@dataclass(frozen=True)
class Lanes:
    """Games put aside; `Vector.restore` goes on with them."""

    agreed: tuple[Any, ...]
    tables: Batch
    chances: Batch
    lanes: Batch


class Vector:
    """So many games of one kind side by side; `flambeur.vector` makes it."""

    def __init__(
        self,
        game: Game,
        players: int,
        count: int,
        seed: int | None,
        *,
        threads: int,
        auto_reset: bool,
        rewards: str,
        options: Mapping[str, Value],
    ) -> None:
        self.game, self.auto_reset = game, auto_reset
        self._blank = game.state.batch(1)
        self._blank[0] = game.blank(players, options)
        self.spec: Spec = spec_of(game, int(players), count, options, rewards)
        self._code = lifted(game, playout, observation_of(game), stepping)
        self._is_discreet = observing(game)[0].is_discreet
        self._branches = 0
        self._tables, self._lanes = game.state.batch(count), LANE.batch(count)
        self._rooms, self._seen = (layout.batch(threads * SEPARATED) for layout in (game.room, game.state))
        self._masks = np.zeros((count, len(game.moves)), np.int8)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._spans = list(spans(count, threads))
        self._shown = _room(self.spec)
        self._sow(seed)
        self.reset()

    def __repr__(self) -> str:
        spec = self.spec
        return f"<{spec.count} games of {spec.game}, {spec.players} players>"

    def __len__(self) -> int:
        return self.spec.count

    def _sow(self, seed: int | None) -> None:
        """Chance from the beginning: the games are those of `simulate` with this seed."""
        self._chances = CHANCE.batch(len(self))
        self._key = luck_of_seed(seed, "simulation").key
        self._chances[:] = new_chance(self._key)
        self._lanes["stream"] = np.arange(len(self)) - len(self)

    def reset(self, seed: int | None = None) -> Shown:
        """A new game in every lane; a seed begins the whole series of games anew."""
        if seed is not None:
            self._sow(seed)
        self._lanes["seat"] = stepping.NOBODY
        return self._step(NO_ACTIONS, 0, is_restarting=True)

    def step(self, actions: Any) -> Shown:
        """Play one action in every game, the number of a move; -1 in games that are over."""
        given = whole_numbers(actions, len(self))
        lane = int(self._code.first_refused(self._lanes, self._masks, given))
        if lane >= 0:
            seat = int(self._lanes["seat"][lane])
            refuse(self.game, lane, seat, self._tables[lane], int(given[lane]))
        return self._step(given, 1, is_restarting=self.auto_reset)

    def step_random(self, moves: int = 1) -> Shown:
        """So many random moves in every game; rewards are those of all of them together."""
        check_count("moves", moves, 10**9)
        return self._step(NO_ACTIONS, moves, is_restarting=self.auto_reset)

    def _step(self, actions: Actions, moves: int, *, is_restarting: bool) -> Shown:
        if self._pool is None:
            self._step_span((0, 0, len(self)), actions, moves, is_restarting)
        else:
            list(
                self._pool.map(lambda span: self._step_span(span, actions, moves, is_restarting), self._spans)
            )
        return self._shown

    def _step_span(
        self, span: tuple[int, int, int], actions: Actions, moves: int, is_restarting: bool
    ) -> None:
        own = (self._blank, self._tables, self._chances, self._lanes, self._rooms, self._seen, self._masks)
        shown = self._shown
        told = (shown.mask, shown.seat, shown.obs, shown.rewards, shown.done, shown.final_obs)
        flags = (is_restarting, self.spec.rewards == "result", self._is_discreet)
        self._code.step_lanes(*own, actions, *told, *span, moves, *flags)

    def save(self, lanes: Sequence[int] | None = None) -> Lanes:
        """Copies of these games as they stand, or of all; they can be pickled."""
        chosen = self._chosen(lanes)
        copies = (_raw(kept)[chosen].view(kept.dtype) for kept in (self._tables, self._chances, self._lanes))
        return Lanes(self._agreed, *copies)

    def restore(self, saved: Lanes, lanes: Sequence[int] | None = None, *, same_luck: bool = False) -> Shown:
        """Go on with saved games in these lanes, or in the first ones.

        They have luck of their own from here on; with `same_luck` they roll what would have been rolled, so
        a planner that looks there knows the future.
        """
        chosen = self._chosen(range(len(saved.tables)) if lanes is None else lanes)
        if saved.agreed != self._agreed or len(chosen) != len(saved.tables):
            raise BadOption("lanes-differ", games=len(saved.tables), lanes=len(chosen))
        _raw(self._tables)[chosen], _raw(self._chances)[chosen] = _raw(saved.tables), _raw(saved.chances)
        self._lanes["seat"][chosen] = saved.lanes["seat"]
        if same_luck:
            self._lanes["stream"][chosen] = saved.lanes["stream"]
        else:
            self._give_fresh_luck(chosen)
        return self._step(NO_ACTIONS, 0, is_restarting=False)

    def _give_fresh_luck(self, chosen: npt.NDArray[np.int64]) -> None:
        """Streams that no game was played with."""
        for lane in chosen:
            self._branches += 1
            self._chances[lane] = new_chance(self._key, FRESH + self._branches)

    def _chosen(self, lanes: Sequence[int] | None) -> npt.NDArray[np.int64]:
        chosen = np.arange(len(self)) if lanes is None else np.asarray(lanes)
        is_list = chosen.ndim == 1 and (chosen.dtype.kind in "iu" or not len(chosen))
        if not is_list or np.any(chosen < 0) or np.any(chosen >= len(self)):
            raise BadOption("no-such-lane", given=str(lanes)[:60], most=len(self) - 1)
        return chosen.astype(np.int64)

    @property
    def _agreed(self) -> tuple[Any, ...]:
        spec = self.spec
        return (spec.game, spec.version, spec.players, tuple(sorted(spec.options.items())))


def check_count(name: str, value: Any, most: int) -> int:
    """The whole number if it is one from 1 to the most, else BadOption."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not 1 <= value <= most:
        raise BadOption("bad-option", name=name, value=repr(value), allowed=f"1–{most}")
    return int(value)


def _raw(records: Batch) -> Batch:
    """The same as plain bytes: NumPy copies records field by field, and leaves what is between them."""
    return records.view(f"V{records.dtype.itemsize}")


def observation_of(game: Game) -> ModuleType:
    return observing(game)[1]


def spans(count: int, threads: int) -> Iterator[tuple[int, int, int]]:
    """For each thread its room, and its part of the lanes in whole handfuls."""
    share = -(-count // (threads * stepping.HANDFUL)) * stepping.HANDFUL
    for thread, first in enumerate(range(0, count, share)):
        yield thread * SEPARATED, first, min(first + share, count)


def _room(spec: Spec) -> Shown:
    """The arrays of a batch; memory is taken where something is written."""
    count, seats, size = spec.count, spec.players, spec.obs_size
    return Shown(
        np.zeros((count, size), np.float32),
        np.zeros((count, spec.actions), np.int8),
        np.zeros(count, np.int64),
        np.zeros((count, seats), np.float32),
        np.zeros(count, np.bool_),
        np.zeros((count, seats, size), np.float32),
    )
