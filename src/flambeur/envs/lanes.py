"""Thousands of games at once, stepped in machine code by one thread or several."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any

import numpy as np

from flambeur.core import playout
from flambeur.core.chance import LEAN_CHANCE, new_chance
from flambeur.core.contract import Game
from flambeur.core.layout import Batch
from flambeur.core.native import lifted
from flambeur.core.observation import observing
from flambeur.envs import stepping
from flambeur.envs.actions import whole_numbers
from flambeur.envs.batches import Chosen, Shown, Vector
from flambeur.envs.spec import Spec
from flambeur.envs.stepping import LANE, Actions

NO_ACTIONS = np.zeros(0, np.int64)
SEPARATED = 64  # records between two threads: those that share a cache line slow each other down


class CpuVector(Vector):
    """Games in the processor's memory; the arrays are NumPy's."""

    device = "cpu"

    def __init__(self, *given: Any, threads: int, **named: Any) -> None:
        self._threads = threads
        super().__init__(*given, **named)

    def _prepare(self) -> None:
        game, count, threads = self.game, len(self), self._threads
        self._code = lifted(game, playout, observation_of(game), stepping)
        self._kept = (game.state.batch(count), LEAN_CHANCE.batch(count), LANE.batch(count))
        self._rooms, self._seen = (layout.batch(threads * SEPARATED) for layout in (game.room, game.state))
        self._masks = np.zeros((count, len(game.moves)), np.int8)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._spans = list(spans(count, threads))
        self._shown = _room(self.spec)

    def _sow(self) -> None:
        _, chances, lanes = self._kept
        chances[:] = self._streams(1)[0]
        lanes["stream"] = self._first_streams

    def _streams(self, count: int) -> Batch:
        chances = LEAN_CHANCE.batch(count)
        chances[:] = new_chance(self._key, kind=LEAN_CHANCE)
        return chances

    def _leave(self) -> None:
        self._kept[2]["seat"] = stepping.NOBODY

    def _whole_numbers(self, actions: Any) -> Actions:
        return whole_numbers(actions, len(self))

    def _first_refused(self, actions: Actions) -> int:
        return int(self._code.first_refused(self._kept[2], self._masks, actions))

    def _step(self, actions: Actions | None, moves: int, *, is_restarting: bool) -> Shown:
        given = NO_ACTIONS if actions is None else actions
        if self._pool is None:
            self._step_span((0, 0, len(self)), given, moves, is_restarting)
        else:
            list(self._pool.map(lambda span: self._step_span(span, given, moves, is_restarting), self._spans))
        return self._shown

    def _step_span(
        self, span: tuple[int, int, int], actions: Actions, moves: int, is_restarting: bool
    ) -> None:
        own = (self._blank, *self._kept, self._rooms, self._seen, self._masks)
        shown = self._shown
        told = (shown.mask, shown.seat, shown.obs, shown.rewards, shown.done, shown.final_obs)
        self._code.step_lanes(*own, actions, *told, *span, moves, is_restarting, *self._flags)

    def _taken(self, chosen: Chosen) -> tuple[Batch, Batch, Batch]:
        tables, chances, lanes = (_raw(kept)[chosen].view(kept.dtype) for kept in self._kept)
        return tables, chances, lanes

    def _put(self, chosen: Chosen, tables: Batch, chances: Batch, lanes: Batch) -> None:
        for kept, given in zip(self._kept, (tables, chances, lanes), strict=True):
            _raw(kept)[chosen] = _raw(given)


def _raw(records: Batch) -> Batch:
    """The same as plain bytes: NumPy copies records field by field, and leaves what is between them."""
    return records.view(f"V{records.dtype.itemsize}")


def observation_of(game: Game) -> ModuleType:
    """The module with the template that observes."""
    return observing(game)[1]


def spans(count: int, threads: int) -> Iterator[tuple[int, int, int]]:
    """For each thread its room, and its part of the lanes in whole handfuls."""
    share = -(-count // (threads * stepping.HANDFUL)) * stepping.HANDFUL
    for thread, first in enumerate(range(0, count, share)):
        yield thread * SEPARATED, first, min(first + share, count)


def _room(spec: Spec) -> Shown:
    """The arrays of a batch; memory is taken where something is written."""
    return Shown(**{name: np.zeros(shape, kind) for name, (shape, kind) in spec.arrays.items()})
