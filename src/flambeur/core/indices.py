"""Places in an array as compiled code finds them: also from the end, as in Python, or not.

Numba asks at every access whether the place is less than 0. Where thousands of games are stepped and shown
nobody ever means that, and the questions take time.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

arrays: Any = import_module("numba.np.arrayobj")
types: Any = import_module("numba.core.types")
from_either_end = arrays.fix_integer_index


@contextmanager
def counted(from_end: bool) -> Iterator[None]:
    """How places are found in what is compiled meanwhile; one thread compiles at a time."""
    before = arrays.fix_integer_index
    arrays.fix_integer_index = from_either_end if from_end else _as_it_is
    try:
        yield
    finally:
        arrays.fix_integer_index = before


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, _size: Any) -> Any:
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)
