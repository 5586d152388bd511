"""What machine code depends on, as a short text: the instructions of a function and all that they name.

Constants, tables and the functions that it calls count, whatever file they come from; remarks and all that it
does not use do not. So the code of a game is kept until its rules change, and only then compiled anew.
"""

import hashlib
import re
import sys
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from flambeur.core.switch import Switch

LENGTH = 20
ADDRESS = re.compile(r" at 0x[0-9a-f]+")  # in memory, which is another one in every process
# Whose version stands for all that is in them.
FOREIGN = frozenset({*sys.stdlib_module_names, "numpy", "numba", "llvmlite"})


def fingerprint(*functions: FunctionType) -> str:
    """The same for functions that do the same, and never the same for others."""
    digest = hashlib.sha256()
    for function in _reached(functions):
        digest.update(_own(function).encode())
    return digest.hexdigest()[:LENGTH]


def digest_of_files(*paths: Path) -> str:
    """What stands in these files."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:LENGTH]


def _reached(functions: tuple[FunctionType, ...]) -> list[FunctionType]:
    """These, and all that they call, in an order that follows from what stands in them."""
    reached = dict.fromkeys(functions)
    waiting = list(reached)
    while waiting:
        new = [function for function in _called(waiting.pop()) if function not in reached]
        reached |= dict.fromkeys(new)
        waiting += new
    return list(reached)


# Twins are made once and for all of a process.
@cache
def _called(function: FunctionType) -> tuple[FunctionType, ...]:
    return tuple(found for _, value in _named(function) for found in _functions(value))


@cache
def _own(function: FunctionType) -> str:
    """What stands in the function itself: what it calls is told by name."""
    told = [f"{name}={_told(value)}" for name, value in _named(function)]
    # Its name is that of the code in the whole that it becomes part of.
    named = f"{_name(function)} {function.__globals__.get('APART')}"
    return "\n".join([named, _code(function.__code__), _told(function.__defaults__), *told, ""])


def _code(code: CodeType) -> str:
    constants = [_code(c) if isinstance(c, CodeType) else _told(c) for c in code.co_consts]
    names = (code.co_name, code.co_names, code.co_varnames, code.co_argcount, code.co_flags)
    return f"{names} {code.co_code.hex()} {code.co_exceptiontable.hex()} {constants}"


def _named(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """What the function names in its module, and in modules that it names."""
    names = sorted(_names(function.__code__))
    for name in names:
        if name in function.__globals__:
            value = function.__globals__[name]
            if isinstance(value, ModuleType) and not _is_foreign(value.__name__):
                yield from ((f"{name}.{n}", vars(value)[n]) for n in names if n in vars(value))
            else:
                yield name, value
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        yield name, cell.cell_contents


def _names(code: CodeType) -> set[str]:
    inside = [_names(constant) for constant in code.co_consts if isinstance(constant, CodeType)]
    return set(code.co_names).union(*inside)


def _functions(value: Any) -> list[FunctionType]:
    """The functions that stand behind a value."""
    value = getattr(value, "py_func", value)
    if isinstance(value, Switch):
        return [function for _, function in value.cases if isinstance(function, FunctionType)]
    return [value] if isinstance(value, FunctionType) and not _is_foreign(_module(value)) else []


def _told(value: Any) -> str:
    """A value as text."""
    value = getattr(value, "py_func", value)
    if value is None or isinstance(value, bool | int | float | complex | str | bytes | Enum):
        return f"{type(value).__qualname__} {value!r}"
    if isinstance(value, tuple | list):
        return f"{type(value).__qualname__}({', '.join(map(_told, value))})"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{_told(key)}: {_told(other)}' for key, other in value.items())}}}"
    if isinstance(value, set | frozenset):
        return f"{{{', '.join(sorted(map(_told, value)))}}}"
    if isinstance(value, np.ndarray | np.generic):
        return f"{value.dtype.descr} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}"
    if isinstance(value, Switch):
        return f"switch {[(number, _name(function)) for number, function in value.cases]}"
    return value.__name__ if isinstance(value, ModuleType) else _told_by_name(value)


def _told_by_name(value: Any) -> str:
    """What cannot be written out: a function, told elsewhere, or a tool with all that its file says."""
    name, module = _name(value), _module(value)
    if isinstance(value, FunctionType):
        return name
    if _is_foreign(module):
        return name if hasattr(value, "__qualname__") else f"{name} {ADDRESS.sub('', repr(value))}"
    return f"{name} {_tool(module)}"


def _name(value: Any) -> str:
    return f"{_module(value)}.{getattr(value, '__qualname__', type(value).__qualname__)}"


def _module(value: Any) -> str:
    return getattr(value, "__module__", None) or type(value).__module__


def _is_foreign(module: str) -> bool:
    return module.partition(".")[0] in FOREIGN


@cache
def _tool(name: str) -> str:
    """The file of a module, and what it has of constants from others."""
    module = sys.modules[name]
    file, kinds = getattr(module, "__file__", None), (bool, int, float, str, tuple, np.ndarray)
    constants = {key: value for key, value in vars(module).items() if isinstance(value, kinds)}
    told = [f"{key}={_told(value)}" for key, value in sorted(constants.items()) if key[:2] != "__"]
    return f"{digest_of_files(Path(file)) if file else ''} {told}"
