"""How templates are compiled that write long rows of numbers: a module says so with `APART = True`.

It promises that the arguments of its functions share no memory, that nothing is allocated in them and that no
place in an array is counted from the end. The compiler may then write many numbers with one instruction,
which makes an observation three times as fast.
"""

from importlib import import_module
from typing import Any

from flambeur.core.code_parts import WholeCompiler

config: Any = import_module("numba").config


class ApartCompiler(WholeCompiler):
    """Compiles the functions of such a module that Python calls."""

    from_end = False

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.state.flags.noalias = True

    def compile_extra(self, function: Any) -> Any:
        """With vectors of what stands side by side."""
        before = config.SLP_VECTORIZE  # for the whole process, but one thread compiles at a time
        config.SLP_VECTORIZE = 1
        try:
            return super().compile_extra(function)
        finally:
            config.SLP_VECTORIZE = before
