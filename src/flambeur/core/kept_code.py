"""Where compiled code is kept from one process to the next: each function by what stands in it.

A file never changes: other code has another name. So nothing can be stale, processes cannot spoil each
other's files, and a copy of the installation finds what the original has compiled. It begins with the digest
of what follows: a disk that lost power may have kept a part of it.
"""

import hashlib
import os
import pickle
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

from flambeur.core.fingerprint import LENGTH, fingerprint

CompileResult: Any = import_module("numba.core.compiler").CompileResult
cpu_target: Any = import_module("numba.core.registry").cpu_target
dumps: Any = import_module("numba.core.serialize").dumps

DAY = 24 * 3600
DIGEST = hashlib.sha256().digest_size
UNUSABLE = (OSError, ValueError, AttributeError, ImportError)  # it may name what is not here


@dataclass(frozen=True, eq=False)
class KeptPart:
    """What Numba knows of a part; it stands for the compiled function, too."""

    library: Any
    fndesc: Any
    environment: Any  # of Python values, which Numba forgets if nobody holds them
    signature: Any
    objectmode: bool = False

    @property
    def entry_point(self) -> "KeptPart":
        """Python never calls it, so it has no entry but itself."""
        return self


class KeptCode:
    """A folder of compiled code."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._parts: dict[str, KeptPart] = {}

    def load_part(self, function: FunctionType, args: Sequence[Any], library: Any) -> KeptPart | None:
        """The part for these types, if it is kept; `library` makes what LLVM knows of it."""
        cpu_target.target_context.refresh()
        return self._part(_name(function, args, "part"), library)

    def keep_part(self, function: FunctionType, args: Sequence[Any], result: Any) -> KeptPart:
        """Keep what has just been translated."""
        name, library, described = _name(function, args, "part"), result.library, result.fndesc
        described.typemap = described.calltypes = None  # large, and of no use any more
        part = KeptPart(library, described, result.environment, result.signature)
        library.name_kept = name
        called = [other.name_kept for other in library.parts]
        self.write(name, (library.bitcode(), called, described, result.environment, result.signature))
        self._parts[name] = part
        return part

    def of_whole(self, function: FunctionType) -> "KeptWhole":
        """What Numba asks for code that it can call."""
        return KeptWhole(self, function)

    def read(self, name: str) -> Any:
        """What is kept by that name, or None; what is damaged is made anew."""
        path = self.folder / name
        try:
            kept = path.read_bytes()
            if time.time() - path.stat().st_mtime > DAY:
                path.touch()
            return pickle.loads(_checked(kept))
        except UNUSABLE:
            return None

    def write(self, name: str, content: Any) -> None:
        """Whole or not at all; a folder that cannot be written is no error."""
        with suppress(OSError):
            with tempfile.NamedTemporaryFile(dir=self.folder, suffix=".new", delete=False) as file:
                written = dumps(content)
                file.write(hashlib.sha256(written).digest() + written)
            os.replace(file.name, self.folder / name)

    def _part(self, name: str, library: Any) -> KeptPart | None:
        if name not in self._parts:
            kept = self.read(name)
            if kept is None:
                return None
            bitcode, called, *known = kept
            parts = [self._part(other, library) for other in called]
            if None in parts:
                return None
            made = library.of(
                cpu_target.target_context.codegen(), name, bitcode, [p.library for p in parts if p]
            )
            self._parts[name] = KeptPart(made, *known)
        return self._parts[name]


class KeptWhole:
    """The compiled forms of one function that Python calls; has the methods of a cache of Numba's."""

    def __init__(self, code: KeptCode, function: FunctionType) -> None:
        self._code, self._function = code, function
        self.cache_path = str(code.folder)

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The code for this signature, if it is kept."""
        context.refresh()
        kept = self._code.read(_name(self._function, signature, "whole"))
        return kept and CompileResult._rebuild(context, *kept)

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keep what has just been compiled."""
        self._code.write(_name(self._function, signature, "whole"), result._reduce())


def _checked(kept: bytes) -> bytes:
    """What follows the digest, if it is all there."""
    content = kept[DIGEST:]
    if hashlib.sha256(content).digest() != kept[:DIGEST]:
        raise ValueError("damaged")
    return content


def _name(function: FunctionType, args: Any, kind: str) -> str:
    """Of a file: says function and types, and on which processor the code runs."""
    machine = cpu_target.target_context.codegen().magic_tuple()
    types = hashlib.sha256(f"{args!r} {machine}".encode()).hexdigest()[:LENGTH]
    return f"{function.__name__}-{fingerprint(function)}-{types}.{kind}"
