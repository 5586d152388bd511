"""A GPU of one thread: what kernels ask of CUDA, carried out one thread after the other by the processor."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba.np.numpy_support import as_dtype

from flambeur.envs.actions import whole_numbers


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

    def syncthreads_count(self, flag: int) -> int:
        return flag

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


class NumpyArrays:
    """A library whose arrays lie in the memory of the slow GPU."""

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        return np.zeros(shape, kind)

    def whole_numbers(self, actions: Any, count: int) -> Any:
        return whole_numbers(actions, count)

    def stream(self) -> int:
        return 7
