"""How templates are compiled that write long rows of numbers: a module says so with `APART = True`.

It promises that the arguments of its functions share no memory and that nothing is allocated in them. The
compiler may then write many numbers with one instruction, which makes an observation three times as fast.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any


@cache
def apart() -> Mapping[str, Any]:
    """Settings of Numba for the functions of such a module."""
    compiler: Any = import_module("numba.core.compiler")
    settings: Any = import_module("numba").config

    class ApartCompiler(compiler.Compiler):  # type: ignore[misc] # loaded only when something is compiled
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            self.state.flags.noalias = True

        def compile_extra(self, function: Any) -> Any:
            before = settings.SLP_VECTORIZE  # for the whole process, but one thread compiles at a time
            settings.SLP_VECTORIZE = 1
            try:
                return super().compile_extra(function)
            finally:
                settings.SLP_VECTORIZE = before

    return {"pipeline_class": ApartCompiler, "_nrt": False}
