"""Thousands of games at once on a GPU, in arrays that belong to whoever learns from them."""

from importlib import import_module
from typing import Any

import numpy as np

from flambeur.core.chance import new_chance
from flambeur.core.layout import Batch
from flambeur.envs.batches import Chosen, Shown, Vector
from flambeur.envs.cuda_arrays import Arrays, arrays_of
from flambeur.envs.cuda_kernels import MOVERS, THREADS, Kernels, kernels_for
from flambeur.envs.stepping import LANE
from flambeur.simulate.gpu import find_cuda


class CudaVector(Vector):
    """Games in the memory of a GPU; kernels run on the stream that the library of the arrays works on."""

    device = "cuda"

    def __init__(self, *given: Any, arrays: str | None, **named: Any) -> None:
        self._cuda = find_cuda()
        self._arrays: Arrays = arrays_of(arrays)
        self._luck: Any = import_module("flambeur.core.warp_chance")  # which loads Numba
        super().__init__(*given, **named)

    def _prepare(self) -> None:
        game, count, cuda = self.game, len(self), self._cuda
        self._kernels: Kernels = kernels_for(game)
        self._there = cuda.to_device(self._blank)
        whole = -(-count // MOVERS) * MOVERS  # blocks copy what all their threads have
        tables = cuda.device_array(whole, game.state.dtype)
        chances = cuda.device_array(whole, self._luck.RING_CHANCE.dtype)
        self._kept = (tables, chances, cuda.device_array(count, LANE.dtype))
        self._masks = cuda.device_array((count, len(game.moves)), np.int8)
        self._found = cuda.device_array(1, np.int64)
        self._no_actions = cuda.device_array(0, np.int64)
        arrays = self.spec.arrays.items()
        self._shown = Shown(**{name: self._arrays.zeros(shape, kind) for name, (shape, kind) in arrays})
        shown = self._shown
        self._moved = tuple(map(self._view, (shown.rewards, shown.done, shown.final_obs)))
        self._seen = tuple(map(self._view, (shown.mask.reshape(-1), shown.seat, shown.obs)))

    def _view(self, array: Any) -> Any:
        """The same memory for our kernels, which wait for nothing but their stream."""
        return self._cuda.as_cuda_array(array, sync=False)

    def _launch(self, kernel: Any, count: int, *given: Any, threads: int = 0) -> None:
        """One thread for each of so many, in turn with what the library does."""
        stream = self._arrays.stream()
        queue = self._cuda.external_stream(stream) if stream else self._cuda.default_stream()
        threads = threads or THREADS
        kernel[-(-count // threads), threads, queue](*given)

    def _sow(self) -> None:
        _, chances, lanes = self._kept
        self._launch(self._kernels.sow, len(self), chances, self._cuda.to_device(self._streams(1)), lanes)

    def _streams(self, count: int) -> Batch:
        chances: Batch = self._luck.RING_CHANCE.batch(count)
        chances[:] = self._luck.ring_chance(new_chance(self._key))
        return chances

    def _leave(self) -> None:
        self._launch(self._kernels.leave, len(self), self._kept[2])

    def _whole_numbers(self, actions: Any) -> Any:
        return self._arrays.whole_numbers(actions, len(self))

    def _first_refused(self, actions: Any) -> int:
        self._found.copy_to_device(np.array([len(self)]))
        given = (self._kept[2], self._masks, self._view(actions), self._found)
        self._launch(self._kernels.find_refused, len(self), *given)
        self._cuda.synchronize()
        found = int(self._found.copy_to_host()[0])
        return found if found < len(self) else -1

    def _step(self, actions: Any | None, moves: int, *, is_restarting: bool) -> Shown:
        given = self._no_actions if actions is None else self._view(actions)
        tables, _, lanes = self._kept
        own, flags = (self._there, *self._kept, self._masks, given), (is_restarting, *self._flags)
        self._launch(self._kernels.move, len(self), *own, *self._moved, moves, *flags, threads=MOVERS)
        self._launch(self._kernels.show, len(self), tables, lanes, self._masks.reshape(-1), *self._seen)
        return self._shown

    def _taken(self, chosen: Chosen) -> tuple[Batch, Batch, Batch]:
        tables, chances, lanes = (self._copies(kept, chosen) for kept in self._kept)
        return tables, chances, lanes

    def _copies(self, records: Any, chosen: Chosen) -> Batch:
        out = self._cuda.device_array(len(chosen), records.dtype)
        if len(chosen):
            there = self._cuda.to_device(chosen)
            self._launch(self._kernels.take, len(chosen), records, there, out)
            self._cuda.synchronize()
        copies: Batch = out.copy_to_host()
        return copies

    def _put(self, chosen: Chosen, tables: Batch, chances: Batch, lanes: Batch) -> None:
        if len(chosen):
            there = self._cuda.to_device(chosen)
            for kept, given in zip(self._kept, (tables, chances, lanes), strict=True):
                self._launch(self._kernels.put, len(chosen), kept, there, self._cuda.to_device(given))
            self._cuda.synchronize()
