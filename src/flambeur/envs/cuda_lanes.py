"""Thousands of games at once on a GPU, in arrays that belong to whoever learns from them."""

from typing import Any

import numpy as np

from flambeur.core.chance import CHANCE, new_chance
from flambeur.core.layout import Batch
from flambeur.envs.batches import Chosen, Shown, Vector
from flambeur.envs.cuda_arrays import Arrays, arrays_of
from flambeur.envs.cuda_kernels import THREADS, Kernels, kernels_for
from flambeur.envs.stepping import LANE
from flambeur.simulate.gpu import find_cuda


class CudaVector(Vector):
    """Games in the memory of a GPU; kernels run on the stream that the library of the arrays works on."""

    device = "cuda"

    def __init__(self, *given: Any, arrays: str | None, **named: Any) -> None:
        self._cuda = find_cuda()
        self._arrays: Arrays = arrays_of(arrays)
        super().__init__(*given, **named)

    def _prepare(self) -> None:
        game, count, cuda = self.game, len(self), self._cuda
        self._kernels: Kernels = kernels_for(game)
        self._there = cuda.to_device(self._blank)
        self._kept = tuple(cuda.device_array(count, layout.dtype) for layout in (game.state, CHANCE, LANE))
        self._masks = cuda.device_array((count, len(game.moves)), np.int8)
        self._found = cuda.device_array(1, np.int64)
        self._no_actions = cuda.device_array(0, np.int64)
        arrays = self.spec.arrays.items()
        self._shown = Shown(**{name: self._arrays.zeros(shape, kind) for name, (shape, kind) in arrays})
        shown = self._shown
        told = (shown.mask, shown.seat, shown.obs, shown.rewards, shown.done, shown.final_obs)
        self._told = tuple(self._view(array) for array in told)

    def _view(self, array: Any) -> Any:
        """The same memory for our kernels, which wait for nothing but their stream."""
        return self._cuda.as_cuda_array(array, sync=False)

    def _launch(self, kernel: Any, count: int, *given: Any) -> None:
        """One thread for each of so many, in turn with what the library does."""
        stream = self._arrays.stream()
        queue = self._cuda.external_stream(stream) if stream else self._cuda.default_stream()
        kernel[-(-count // THREADS), THREADS, queue](*given)

    def _sow(self) -> None:
        _, chances, lanes = self._kept
        chance = CHANCE.batch(1)
        chance[0] = new_chance(self._key)
        self._launch(self._kernels.sow, len(self), chances, self._cuda.to_device(chance), lanes)

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
        own = (self._there, *self._kept, self._masks, given)
        self._launch(self._kernels.step, len(self), *own, *self._told, moves, is_restarting, *self._flags)
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
