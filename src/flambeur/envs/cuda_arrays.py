"""Whose arrays a batch on a GPU shows: those of torch or CuPy, which other libraries read without a copy."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np

from flambeur.core.errors import BadOption, IllegalMove


class Arrays(Protocol):
    """What is asked of such a library."""

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        """A new array on the GPU."""

    def whole_numbers(self, actions: Any, count: int) -> Any:
        """One int64 on the GPU for each of the games, or IllegalMove."""

    def stream(self) -> int:
        """The stream that the library works on now."""


class TorchArrays:
    """Tensors of torch."""

    def __init__(self) -> None:
        self._torch: Any = import_module("torch")

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        return self._torch.zeros(shape, dtype=getattr(self._torch, np.dtype(kind).name), device="cuda")

    def whole_numbers(self, actions: Any, count: int) -> Any:
        torch = self._torch
        try:
            given = torch.as_tensor(actions, device="cuda")
        except (TypeError, ValueError, RuntimeError):
            raise _no_numbers(actions, count) from None
        is_whole = not (given.is_floating_point() or given.is_complex() or given.dtype == torch.bool)
        if tuple(given.shape) != (count,) or not is_whole:
            raise _wrong_shape(given, count)
        return given.to(torch.int64).contiguous()

    def stream(self) -> int:
        return int(self._torch.cuda.current_stream().cuda_stream)


class CupyArrays:
    """Arrays of CuPy."""

    def __init__(self) -> None:
        self._cupy: Any = import_module("cupy")

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        return self._cupy.zeros(shape, kind)

    def whole_numbers(self, actions: Any, count: int) -> Any:
        try:
            given = self._cupy.asarray(actions)
        except (TypeError, ValueError, RuntimeError):
            raise _no_numbers(actions, count) from None
        if given.shape != (count,) or given.dtype.kind not in "iu":
            raise _wrong_shape(given, count)
        return self._cupy.ascontiguousarray(given, dtype="int64")

    def stream(self) -> int:
        return int(self._cupy.cuda.get_current_stream().ptr)


MADE: dict[str, Any] = {"torch": TorchArrays, "cupy": CupyArrays}


def arrays_of(library: str | None) -> Arrays:
    """The library that is named, or the first that is there."""
    if library is not None and library not in MADE:
        raise BadOption("bad-option", name="arrays", value=repr(library), allowed=", ".join(MADE))
    for name in MADE if library is None else (library,):
        if find_spec(name) is not None:
            made: Arrays = MADE[name]()
            return made
    raise BadOption("no-gpu-arrays", wanted=library or " / ".join(MADE))


def _no_numbers(actions: Any, count: int) -> IllegalMove:
    return IllegalMove("actions-shape", count=count, given=type(actions).__name__)


def _wrong_shape(given: Any, count: int) -> IllegalMove:
    shape = " × ".join(map(str, given.shape)) or "1"
    return IllegalMove("actions-shape", count=count, given=f"{given.dtype}, {shape}")
