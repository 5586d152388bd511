"""Machine code in parts and wholes, for Numba.

A *part* is called by compiled code only. It is translated to LLVM's language once for all who call it and
goes no further alone; a *whole*, which Python calls, takes in all parts that it needs, and is then optimised
and made machine code in one go. Numba by itself would do that again for every function on the way.
"""

from collections.abc import Iterable
from importlib import import_module
from types import FunctionType
from typing import Any

from flambeur.core.compile_lock import alone_in
from flambeur.core.fingerprint import fingerprint
from flambeur.core.indices import counted
from flambeur.core.kept_code import KeptCode, KeptPart

compiler: Any = import_module("numba.core.compiler")
types: Any = import_module("numba.core.types")
JITCodeLibrary: Any = import_module("numba.core.codegen").JITCodeLibrary
CPUDispatcher: Any = import_module("numba.core.registry").CPUDispatcher
global_compiler_lock: Any = import_module("numba.core.compiler_lock").global_compiler_lock
normalize_signature: Any = import_module("numba.core.sigutils").normalize_signature
parse_bitcode: Any = import_module("llvmlite.binding").parse_bitcode


class PartLibrary(JITCodeLibrary):  # type: ignore[misc] # Numba has few types
    """What LLVM knows of one part; `parts` are those that it calls."""

    parts: tuple["PartLibrary", ...] = ()
    name_kept = ""  # in the cache

    @classmethod
    def of(cls, codegen: Any, name: str, bitcode: bytes, parts: Iterable["PartLibrary"]) -> "PartLibrary":
        """A part that was kept."""
        library = cls(codegen, name)
        library._final_module, library.parts = parse_bitcode(bitcode), tuple(parts)
        library._finalized, library.name_kept = True, name
        return library

    def finalize(self) -> None:
        """All is said: what Numba wrote for this function alone becomes its own, other parts are noted."""
        own, (self.parts, others) = _defined(self._final_module), _sorted(self._linking_libraries)
        for library in others:
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        _make(self._final_module, _defined(self._final_module) - own, "internal")
        _make(self._final_module, own, "linkonce_odr")
        self._finalized = True

    def bitcode(self) -> bytes:
        """For the cache."""
        return bytes(self._final_module.as_bitcode())

    def _get_module_for_linking(self) -> Any:
        """For libraries of Numba's own that call it: with all that it needs."""
        self._ensure_finalized()
        whole = self._final_module.clone()
        for part in closure(self.parts):
            whole.link_in(part._final_module, preserve=True)
        return whole


class WholeLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Parts that become machine code together."""

    def finalize(self) -> None:
        """Take in what is needed, each part once, and compile."""
        own, (parts, others) = _defined(self._final_module), _sorted(self._linking_libraries)
        for library in others:
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        _make(self._final_module, _defined(self._final_module) - own, "internal")
        for library in closure(parts):
            self._final_module.link_in(library._final_module, preserve=True)
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()


def closure(parts: Iterable[PartLibrary]) -> list[PartLibrary]:
    """These parts and all that they call, each once."""
    found = dict.fromkeys(parts)
    waiting = list(found)
    while waiting:
        new = [part for part in waiting.pop().parts if part not in found]
        found |= dict.fromkeys(new)
        waiting += new
    return list(found)


def _sorted(libraries: Iterable[Any]) -> tuple[tuple[PartLibrary, ...], tuple[Any, ...]]:
    """Parts, and what Numba itself has compiled."""
    each = dict.fromkeys(libraries)
    parts = tuple(library for library in each if isinstance(library, PartLibrary))
    return parts, tuple(library for library in each if library not in parts)


def _defined(module: Any) -> set[str]:
    return {function.name for function in module.functions if not function.is_declaration}


def _make(module: Any, names: set[str], linkage: str) -> None:
    """Internal functions are seen by nobody else; of those of one name that are linked once, any will do.

    Were parts internal, what is called at one place only would be inlined there: a tenth of the speed lost.
    """
    # What calls itself is looked up by its name when the code is loaded.
    recursive = {variable.name.removeprefix(".numba.unresolved$") for variable in module.global_variables}
    for name in names - recursive:
        module.get_function(name).linkage = linkage


class NamedCompiler(compiler.Compiler):  # type: ignore[misc]
    """Names what it compiles after what stands in it: the same name is the same code, in every process."""

    def _compile_bytecode(self) -> Any:
        self.state.func_id.unique_id = fingerprint(self.state.func_id.func)
        return super()._compile_bytecode()


class WholeCompiler(NamedCompiler):
    """Compiles with all parts."""

    from_end = True  # whether places in arrays may be counted from the end

    def compile_extra(self, function: Any) -> Any:
        """Into a library of its own."""
        self.state.library = WholeLibrary(self.state.targetctx.codegen(), function.__qualname__)
        self.state.library.enable_object_caching()
        with counted(from_end=self.from_end):
            return super().compile_extra(function)


class Part(CPUDispatcher):  # type: ignore[misc]
    """A function that compiled code calls."""

    def __init__(
        self, function: FunctionType, options: dict[str, Any], kept: KeptCode, is_apart: bool
    ) -> None:
        super().__init__(function, targetoptions=options)
        self._kept, self._is_apart = kept, is_apart

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """One translation serves all widths of whole numbers, and constants."""
        return super().get_call_template(tuple(map(_wide, args)), kws)

    def compile(self, signature: Any) -> Any:
        """Find the translation for these types, in memory or in the cache, or make it."""
        args, return_type = normalize_signature(signature)
        if args not in self.overloads:
            part = self._kept.load_part(self.py_func, args, PartLibrary) or self._translated(
                args, return_type
            )
            self.targetctx.insert_user_function(part, part.fndesc, [part.library])
            self.overloads[args] = part
        return self.overloads[args].entry_point

    def _translated(self, args: Any, return_type: Any) -> KeptPart:
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        flags.no_compile, flags.noalias = True, self._is_apart
        library = PartLibrary(self.targetctx.codegen(), self.py_func.__qualname__)
        given: Any = (self.typingctx, self.targetctx, self.py_func, args, return_type, flags, {})
        with counted(from_end=not self._is_apart):
            result = compiler.compile_extra(*given, library=library, pipeline_class=NamedCompiler)
        library._ensure_finalized()
        return self._kept.keep_part(self.py_func, args, result)


class Whole(CPUDispatcher):  # type: ignore[misc]
    """A function that Python calls."""

    def __init__(
        self, function: FunctionType, options: dict[str, Any], kept: KeptCode, pipeline: Any
    ) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=pipeline)
        self._cache, self._folder = kept.of_whole(function), kept.folder

    def compile(self, signature: Any) -> Any:
        """Compile, or load what another process has compiled meanwhile."""
        # Threads wait for each other first, then processes: always in this order.
        with global_compiler_lock, alone_in(self._folder):
            entry = super().compile(signature)
            self._meet_environments(self.overloads[normalize_signature(signature)[0]])
        return entry

    def _meet_environments(self, result: Any) -> None:
        """Parts say where Python's values are only here, where there is code that asks."""
        for environment in result._find_referenced_environments():
            result.codegen.set_env(environment.env_name, environment)


def _wide(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind
