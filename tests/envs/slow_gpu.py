"""A slow GPU: what kernels ask of CUDA, done by the processor, thread after thread or a block at once."""

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Lock, local
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba.np.numpy_support import as_dtype

from flambeur.envs.actions import whole_numbers

WARP_SIZE = 32
SECONDS = 60  # that a thread waits for others


def rubbish(shape: Any, kind: Any) -> Any:
    """Memory as others have left it."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return np.frombuffer(bytearray(b"\x5a" * size), kind).reshape(shape)


class DeviceArray:
    """Memory that only kernels reach."""

    def __init__(self, content: Any) -> None:
        self.content = content

    @property
    def dtype(self) -> Any:
        return self.content.dtype

    def reshape(self, size: int) -> "DeviceArray":
        return DeviceArray(self.content.reshape(size))

    def copy_to_host(self) -> Any:
        return self.content.copy()

    def copy_to_device(self, given: Any) -> None:
        self.content[:] = given


class Kernel:
    """A function for every thread of a launch."""

    def __init__(self, gpu: "SlowGpu", function: Callable[..., None]) -> None:
        self._gpu, self._function = gpu, function

    def __getitem__(self, launch: tuple[Any, ...]) -> Callable[..., None]:
        blocks, threads, stream, near = (*launch, "", 0)[:4] if len(launch) == 2 else (*launch, 0)[:4]
        gpu = self._gpu

        def run(*given: Any) -> None:
            gpu.streams.append(stream)
            gpu.near, gpu.gridDim.x = near, blocks * threads
            reached = [array.content if isinstance(array, DeviceArray) else array for array in given]
            for thread in range(blocks * threads):
                gpu.blockIdx.x = thread
                self._function(*reached)

        return run


class SlowGpu:
    """Every block has one thread, so nobody waits for anybody."""

    def __init__(self) -> None:
        self.blockIdx, self.threadIdx, self.blockDim, self.gridDim = (
            SimpleNamespace(x=x) for x in (0, 0, 1, 1)
        )
        self.near = 0  # bytes that blocks of the present launch share
        self.local = self.shared = SimpleNamespace(array=self._array)
        self.atomic = SimpleNamespace(min=self._atomic_min)
        self.streams: list[str] = []  # one for each launch

    def jit(
        self, function: Callable[..., None] | None = None, *, device: bool = False, **_options: Any
    ) -> Any:
        return function if device else Kernel(self, function) if function else self.jit

    def grid(self, _axes: int) -> int:
        return int(self.blockIdx.x)

    def gridsize(self, _axes: int) -> int:
        return int(self.gridDim.x)

    def get_current_device(self) -> SimpleNamespace:
        return SimpleNamespace(MULTIPROCESSOR_COUNT=2)

    def ballot_sync(self, _threads: int, flag: bool) -> int:
        return int(flag)

    def popc(self, bits: int) -> int:
        return bits.bit_count()

    def syncwarp(self, _threads: int) -> None: ...

    def any_sync(self, _threads: int, flag: bool) -> bool:
        return flag

    def syncthreads(self) -> None: ...

    def synchronize(self) -> None: ...

    def external_stream(self, stream: int) -> str:
        return f"stream {stream}"

    def default_stream(self) -> str:
        return "default"

    def to_device(self, content: Any) -> DeviceArray:
        return DeviceArray(content.copy())

    def device_array(self, shape: Any, kind: Any) -> DeviceArray:
        return DeviceArray(rubbish(shape, kind))

    def as_cuda_array(self, array: Any, *, sync: bool) -> DeviceArray:
        assert not sync
        return DeviceArray(array)

    def _array(self, shape: Any, kind: Any, _alignment: int = 1) -> Any:
        plain = as_dtype(kind)
        return rubbish(shape or self.near, np.dtype((np.record, plain)) if plain.fields else plain)

    @staticmethod
    def _atomic_min(array: Any, place: int, value: int) -> None:
        array[place] = min(array[place], value)


class Block:
    """The threads of one block, side by side; those that wait for each other must do so at the same place."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self.shared = SimpleNamespace(array=self._array)
        self.atomic = SimpleNamespace(add=self._add)
        self._own = local()
        self._all = Barrier(threads, timeout=SECONDS)
        self._warps = [Barrier(WARP_SIZE, timeout=SECONDS) for _ in range(threads // WARP_SIZE)]
        self._said: list[Any] = [None] * threads
        self._arrays: dict[Any, Any] = {}
        self._lock = Lock()

    def run(self, function: Callable[[int], Any]) -> list[Any]:
        """What the function returns to each thread."""

        def begin(own: int) -> Any:
            self._own.x = own
            try:
                return function(own)
            except BaseException:
                for barrier in (self._all, *self._warps):
                    barrier.abort()
                raise

        with ThreadPoolExecutor(self.threads) as pool:
            return list(pool.map(begin, range(self.threads)))

    @property
    def threadIdx(self) -> Any:  # noqa: N802
        return self._own

    def jit(self, function: Callable[..., Any], **_options: Any) -> Any:
        return function

    def popc(self, bits: int) -> int:
        return bits.bit_count()

    def syncthreads(self) -> None:
        self._meet(self._all, range(self.threads), None)

    def ballot_sync(self, _threads: int, flag: bool) -> int:
        warp = self._own.x // WARP_SIZE
        flags = self._meet(self._warps[warp], range(warp * WARP_SIZE, (warp + 1) * WARP_SIZE), flag)
        return sum(1 << i for i, is_set in enumerate(flags) if is_set)

    def _meet(self, barrier: Barrier, threads: range, said: Any) -> list[Any]:
        """What all of them say, when all have come."""
        caller = sys._getframe(2)
        self._said[self._own.x] = (caller.f_code, caller.f_lasti), said
        barrier.wait()
        heard = [self._said[thread] for thread in threads]
        barrier.wait()
        assert len({place for place, _ in heard}) == 1, "some wait elsewhere"
        return [said for _, said in heard]

    def _array(self, size: int, kind: Any) -> Any:
        caller = sys._getframe(1)
        with self._lock:
            return self._arrays.setdefault(caller.f_code, rubbish(size, as_dtype(kind)))

    def _add(self, array: Any, place: int, value: int) -> None:
        with self._lock:
            array[place] += value


class NumpyArrays:
    """A library whose arrays lie in the memory of the slow GPU."""

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        return np.zeros(shape, kind)

    def whole_numbers(self, actions: Any, count: int) -> Any:
        return whole_numbers(actions, count)

    def stream(self) -> int:
        return 7
