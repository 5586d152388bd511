"""One of several functions, chosen by a number: a table in Python, a chain of comparisons in machine code.

Compiled code that looked a function up in a table could not have it inlined, and CUDA could not run it.
"""

from collections.abc import Callable, Mapping
from inspect import signature
from types import FunctionType
from typing import Any, Generic, TypeVar, TypeVarTuple

Given = TypeVarTuple("Given")
Answer = TypeVar("Answer")


class Switch(Generic[*Given, Answer]):
    """A function whose first argument says which of the table's functions gets the others."""

    def __init__(
        self, table: Mapping[int, Callable[[*Given], Answer]], otherwise: Callable[[*Given], Answer]
    ) -> None:
        self._table = {number: function for number, function in table.items() if function is not otherwise}
        self._otherwise = otherwise

    def __call__(self, number: int, *given: *Given) -> Answer:
        return self._table.get(number, self._otherwise)(*given)

    @property
    def cases(self) -> list[tuple[int | None, Callable[[*Given], Answer]]]:
        """The functions by their numbers, and the one for all others."""
        return [*self._table.items(), (None, self._otherwise)]

    def chain(self, name: str) -> FunctionType:
        """The same as a plain function, with a namespace of its own that holds the functions of the table."""
        cases = {f"case_{number}": function for number, function in self._table.items()}
        space: dict[str, Any] = {"__name__": __name__, "otherwise": self._otherwise, **cases}
        given = ", ".join(signature(self._otherwise).parameters)
        choice = "".join(f"case_{number}({given}) if number == {number} else " for number in self._table)
        # Numba caches what comes from a file, and one line of it does not disturb the count of covered ones.
        source = f"def {name}(number, {given}): return {choice}otherwise({given})"
        exec(compile(source, __file__, "exec"), space)
        chain: FunctionType = space[name]
        return chain
