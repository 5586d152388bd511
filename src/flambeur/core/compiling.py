"""How a function of rules or of a template is compiled; this loads Numba, which takes a second."""

from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from numba import jit

from flambeur.core.apart import ApartCompiler
from flambeur.core.code_parts import Part, Whole, WholeCompiler
from flambeur.core.kept_code import KeptCode

# Longer functions are called, not inlined: the cipher above all. Inlining the others doubles the speed.
INLINED_BYTECODE = 400


@cache
def kept_in(folder: Path) -> KeptCode:
    """The code that is kept there."""
    return KeptCode(folder)


def part(function: FunctionType, folder: Path) -> Part:
    """For compiled code to call."""
    return Part(function, _options(function), kept_in(folder), _is_apart(function))


def whole(function: FunctionType, folder: Path, nogil: bool) -> Whole:
    """For Python to call; other threads go on meanwhile, or wait."""
    pipeline = ApartCompiler if _is_apart(function) else WholeCompiler
    return Whole(function, _options(function) | {"nogil": nogil}, kept_in(folder), pipeline)


def for_gpu(function: Any) -> Any:
    """What is inlined there is better left to its compiler: a kernel must not outgrow the caches."""
    return jit(**_options(function) | {"nogil": True, "forceinline": False})(function)


def _options(function: FunctionType) -> dict[str, Any]:
    options: dict[str, Any] = {
        "nopython": True,
        "error_model": "numpy",
        "no_cfunc_wrapper": True,
        # What writes rows is handed many arrays, which would go over the stack.
        "forceinline": _is_apart(function) or len(function.__code__.co_code) < INLINED_BYTECODE,
    }
    return options | ({"_nrt": False} if _is_apart(function) else {})


def _is_apart(function: FunctionType) -> bool:
    return bool(function.__globals__.get("APART"))
