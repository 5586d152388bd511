"""What `tell` and `whisper` are in machine code: nothing at all.

A function of Numba's own would be compiled for each kind of event, sixty times in Royale.
"""

from importlib import import_module
from typing import Any

from numba.extending import intrinsic

types: Any = import_module("numba.core.types")


def _silent(_typing: Any, *told: Any) -> Any:
    def say_nothing(context: Any, _builder: Any, _signature: Any, _told: Any) -> Any:
        return context.get_dummy_value()

    return types.void(types.StarArgTuple.from_types(told)), say_nothing


silent: Any = intrinsic(_silent)
