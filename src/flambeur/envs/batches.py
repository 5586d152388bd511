"""What a batch of games is, wherever it is played: on processors or on a GPU."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from flambeur.core.contract import Game
from flambeur.core.errors import BadOption
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import Batch, Mask, Numbers
from flambeur.core.observation import observing
from flambeur.core.options import Value
from flambeur.envs.actions import refuse
from flambeur.envs.spec import Spec, spec_of
from flambeur.envs.stepping import Actions, Flags

FRESH = 1 << 40  # streams from here on are of games that were restored

Chosen = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Shown:
    """What a step shows of every game; the arrays are the same each time, on a GPU those of its library."""

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
    device: str  # where they were played: chance is kept differently there
    tables: Batch
    chances: Batch
    lanes: Batch


class Vector(ABC):
    """So many games of one kind side by side; `flambeur.vector` makes it."""

    device: str
    _shown: Shown

    def __init__(
        self,
        game: Game,
        players: int,
        count: int,
        seed: int,
        *,
        auto_reset: bool,
        check: bool,
        rewards: str,
        options: Mapping[str, Value],
    ) -> None:
        self.game, self.auto_reset, self.check = game, auto_reset, check
        self._blank = game.state.batch(1)
        self._blank[0] = game.blank(players, options)
        self.spec: Spec = spec_of(game, int(players), count, options, rewards)
        self._flags = (rewards == "result", observing(game)[0].is_discreet)
        self._prepare()
        self.reset(seed)

    def __repr__(self) -> str:
        spec = self.spec
        return f"<{spec.count} games of {spec.game}, {spec.players} players>"

    def __len__(self) -> int:
        return self.spec.count

    def reset(self, seed: int | None = None) -> Shown:
        """A new game in every lane; a seed begins the whole series of games anew."""
        if seed is not None:
            self._key, self._branches = luck_of_seed(seed, "simulation").key, 0
            self._sow()
        self._leave()
        return self._step(None, 0, is_restarting=True)

    def step(self, actions: Any) -> Shown:
        """Play one action in every game, the number of a move; -1 in games that are over."""
        given = self._whole_numbers(actions)
        if self.check:
            lane = self._first_refused(given)
            if lane >= 0:
                self._refuse(lane, int(given[lane]))
        return self._step(given, 1, is_restarting=self.auto_reset)

    def _refuse(self, lane: int, action: int) -> NoReturn:
        tables, _, lanes = self._taken(np.array([lane]))
        refuse(self.game, lane, int(lanes["seat"][0]), tables[0], action)

    def step_random(self, moves: int = 1) -> Shown:
        """So many random moves in every game; rewards are those of all of them together."""
        check_count("moves", moves, 10**9)
        return self._step(None, moves, is_restarting=self.auto_reset)

    def save(self, lanes: Sequence[int] | None = None) -> Lanes:
        """Copies of these games as they stand, or of all; they can be pickled."""
        return Lanes(self._agreed, self.device, *self._taken(self._chosen(lanes)))

    def restore(self, saved: Lanes, lanes: Sequence[int] | None = None, *, same_luck: bool = False) -> Shown:
        """Go on with saved games in these lanes, or in the first ones.

        They have luck of their own from here on; with `same_luck` they roll what would have been rolled, so
        a planner that looks there knows the future.
        """
        chosen = self._chosen(range(len(saved.tables)) if lanes is None else lanes)
        if saved.agreed != self._agreed or len(chosen) != len(saved.tables):
            raise BadOption("lanes-differ", games=len(saved.tables), lanes=len(chosen))
        if len(np.unique(chosen)) < len(chosen):
            raise BadOption("lane-twice", given=str(lanes)[:60])
        if same_luck and saved.device != self.device:
            raise BadOption("luck-elsewhere", there=saved.device, here=self.device)
        chances, put = saved.chances, saved.lanes.copy()
        if not same_luck:
            chances, (_, _, own) = self._fresh_luck(len(chosen)), self._taken(chosen)
            put["stream"] = own["stream"]
        self._put(chosen, saved.tables, chances, put)
        return self._step(None, 0, is_restarting=False)

    def _fresh_luck(self, count: int) -> Batch:
        """Chance on streams that no game was played with."""
        chances = self._streams(count)
        chances["stream"] = FRESH + self._branches + 1 + np.arange(count)
        self._branches += count
        return chances

    @abstractmethod
    def _streams(self, count: int) -> Batch:
        """Chance as it is kept here, by the key of these games."""

    def _chosen(self, lanes: Sequence[int] | None) -> Chosen:
        chosen = np.arange(len(self)) if lanes is None else np.asarray(lanes)
        is_list = chosen.ndim == 1 and (chosen.dtype.kind in "iu" or not len(chosen))
        if not is_list or np.any(chosen < 0) or np.any(chosen >= len(self)):
            raise BadOption("no-such-lane", given=str(lanes)[:60], most=len(self) - 1)
        return chosen.astype(np.int64)

    @property
    def _agreed(self) -> tuple[Any, ...]:
        spec = self.spec
        return (spec.game, spec.version, spec.players, tuple(sorted(spec.options.items())))

    @property
    def _first_streams(self) -> npt.NDArray[np.int64]:
        """The stream before the first of each lane: the games are those of `simulate` with this seed."""
        return np.arange(len(self)) - len(self)

    @abstractmethod
    def _prepare(self) -> None:
        """Make room for the games, and compiled code ready."""

    @abstractmethod
    def _sow(self) -> None:
        """Chance from the beginning, by the key."""

    @abstractmethod
    def _leave(self) -> None:
        """Nobody is to move in any lane."""

    @abstractmethod
    def _whole_numbers(self, actions: Any) -> Any:
        """One whole number for each of the games, or IllegalMove."""

    @abstractmethod
    def _first_refused(self, actions: Any) -> int:
        """The first lane whose action may not be played; -1 if there is none."""

    @abstractmethod
    def _step(self, actions: Any | None, moves: int, *, is_restarting: bool) -> Shown:
        """So many moves in every lane, at random without actions, and what is to be seen then."""

    @abstractmethod
    def _taken(self, chosen: Chosen) -> tuple[Batch, Batch, Batch]:
        """Copies of the tables, chances and lanes."""

    @abstractmethod
    def _put(self, chosen: Chosen, tables: Batch, chances: Batch, lanes: Batch) -> None:
        """Have these in their places from here on."""


def check_count(name: str, value: Any, most: int) -> int:
    """The whole number if it is one from 1 to the most, else BadOption."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not 1 <= value <= most:
        raise BadOption("bad-option", name=name, value=repr(value), allowed=f"1–{most}")
    return int(value)
