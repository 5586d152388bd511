"""Lifting: the same rules at full speed, from the same source.

Each plain function is made anew from its own code object, in a copy of its module's namespace in
which every lifted function stands for the plain one, and is then compiled. A *template* is a module
that works for any game: it declares `rules: Rules` and is bound to the rules of one.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Protocol, TypeAlias

import platformdirs

from flambeur.core import chance, story
from flambeur.core.apart import apart
from flambeur.core.compile_lock import compiled_alone
from flambeur.core.switch import Switch

Make: TypeAlias = Callable[[Any], Any]
Twins: TypeAlias = dict[Any, Any]  # what stands for a plain function

# Longer functions are called, not inlined: the cipher above all. Inlining the others doubles the speed.
INLINED_BYTECODE = 400
UNUSED_SECONDS = 30 * 24 * 3600


class Liftable(Protocol):
    """What can be lifted: a game, or anything with a name and functions of its own."""

    @property
    def name(self) -> str: ...
    @property
    def rules(self) -> Any: ...
    @property
    def sources(self) -> tuple[ModuleType, ...]: ...


# For the life of the process: a cache that is named later holds what is lifted later. It lacks nothing, for
# the code of a template holds that of the functions it calls.
_lock = threading.Lock()
_rules: dict[tuple[Liftable, str], Twins] = {}
_lifted: dict[tuple[Liftable, str, *tuple[ModuleType, ...]], SimpleNamespace] = {}

# What rules are lifted for; folders of compiled code are named after it.
SILENT, TOLD, ON_GPU = "", "-told", "-gpu"


def lifted(
    game: Liftable, *templates: ModuleType, tells: bool = False, for_gpu: bool = False
) -> SimpleNamespace:
    """The functions of the templates as machine code, silent or with a story that `story_page` reads.

    For a GPU they have chance that the threads of a warp refill together (`warp_chance`). Nothing is compiled
    before its first call, and then only once for the same sources. The game's own functions are not handed
    out: compiled, they can be called from compiled code only.
    """
    with _lock:
        use = ON_GPU if for_gpu else TOLD if tells else SILENT
        if (game, use, *templates) not in _lifted:
            _lifted[game, use, *templates] = _lift(game, use, templates)
        return _lifted[game, use, *templates]


@cache
def plain(game: Liftable, *templates: ModuleType) -> SimpleNamespace:
    """The same functions in plain Python, where `tell` is heard, and the game's own under `rules`."""
    known = _twins((chance, *game.sources), _as_it_is, {})
    rules, functions = _bind(game, templates, _as_it_is, known)
    return SimpleNamespace(rules=rules, **functions)


@cache
def directed(game: Liftable) -> ModuleType:
    """The game's own functions in plain Python, with every draw answered from outside (`asked_chance`)."""
    asking: Any = import_module("flambeur.core.asked_chance")
    instead = {
        chance.below: asking.number_below,
        chance.roll: asking.dice_rolled,
        chance.draw_kind: asking.kind_drawn,
    }
    known = _twins((chance, asking, *game.sources), _as_it_is, {}, instead)
    return _bind(game, (), _as_it_is, known)[0]


def cache_folder(game: Liftable, *templates: ModuleType, tells: bool = False) -> Path:
    """Where compiled code is kept: a folder named after the game and all its sources.

    Numba's own check does not see changes in functions and constants that a cached one uses, so
    whole folders count.
    """
    return _folder(game, TOLD if tells else SILENT, templates)


def _folder(game: Liftable, use: str, templates: tuple[ModuleType, ...] = ()) -> Path:
    effort = os.environ.get("NUMBA_OPT", "")  # how far code is improved while it is compiled
    digest = hashlib.sha256(f"{version('numba')} {sys.version} {effort}".encode())
    folders = {Path(str(module.__file__)).parent for module in (chance, *game.sources, *templates)}
    for source in sorted(source for folder in folders for source in folder.glob("*.py")):
        digest.update(source.read_bytes())
    base = os.environ.get("FLAMBEUR_CACHE") or platformdirs.user_cache_dir("flambeur")
    return Path(base) / "native" / f"{game.name}{use}-{digest.hexdigest()[:16]}"


def _lift(game: Liftable, use: str, templates: tuple[ModuleType, ...]) -> SimpleNamespace:
    """Compile the templates on top of the game's functions."""
    if (game, use) not in _rules:
        _rules[game, use] = _lift_rules(game, use)
    with _caching_in(_folder(game, use, templates)):
        make = {SILENT: _compiled, TOLD: _compiled_to_tell, ON_GPU: _for_gpu}[use]
        return SimpleNamespace(**_bind(game, templates, make, _rules[game, use])[1])


def _lift_rules(game: Liftable, use: str) -> Twins:
    """The game's functions; they know nothing of templates, so they are compiled once for all of them."""
    with _caching_in(_folder(game, use)):
        known = _lift_story() if use == TOLD else _lift_silence()
        luck, instead = _quick_chance(use)
        make = _for_gpu if use == ON_GPU else _inner
        return known | _twins((chance, luck, *game.sources), make, known, instead)


def _quick_chance(use: str) -> tuple[ModuleType, Twins]:
    """What draws the same as `chance`, only sooner, and which functions stand for which there."""
    if use == ON_GPU:
        warp: Any = import_module("flambeur.core.warp_chance")
        return warp, {chance.word: warp.word_from_ring, chance.words_drawn: warp.words_drawn_from_ring}
    fast: Any = import_module("flambeur.core.fast_chance")
    return fast, {chance.refill: fast.refill_ahead, chance.roll: fast.roll_handfuls}


def _lift_silence() -> Twins:
    return {story.tell: _inner(story.silent_tell), story.whisper: _inner(story.silent_whisper)}


def _lift_story() -> Twins:
    """`tell` and `whisper` that write on the page."""
    page = import_module("flambeur.core.story_page")
    return {story.tell: _inner(page.tell_on_page), story.whisper: _inner(page.whisper_on_page)}


@contextmanager
def _caching_in(folder: Path) -> Iterator[None]:
    """Numba's cache in our folder; the setting is for the whole process, so put it back."""
    settings: Any = _numba().config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(_made(folder))
    try:
        yield
    finally:
        settings.CACHE_DIR = before


def _made(folder: Path) -> Path:
    """The folder, marked as used now; where it cannot be written, one for this process only.

    Without a folder of ours Numba would cache beside the sources, and not see changes there.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        _tidy(folder.parent)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="flambeur-"))
    return folder


def _tidy(folder: Path) -> None:
    """Remove compiled code that nobody has used for a month; other processes may do so too."""
    for other in folder.iterdir():
        with suppress(OSError):
            if time.time() - other.stat().st_mtime > UNUSED_SECONDS:
                shutil.rmtree(other)


def _bind(
    game: Liftable, templates: tuple[ModuleType, ...], make: Make, known: Twins
) -> tuple[ModuleType, dict[str, Any]]:
    """The templates on top of what is known of the game: the rules they are bound to, and their functions."""
    rules = ModuleType(f"{game.name} rules")
    made = known | _twins(templates, make, known, rules=rules)
    # Where two have a name, the contract's function counts; what a game lacks a template may provide.
    for source in (game.rules, *game.sources, *templates):
        for function in _functions(source):
            vars(rules).setdefault(function.__name__, made[function])
    return rules, {f.__name__: made[f] for t in templates for f in _functions(t)}


def _twins(
    modules: tuple[ModuleType, ...],
    make: Make,
    known: Twins,
    instead: Twins | None = None,
    **bound: ModuleType,
) -> Twins:
    """Each function of the modules made anew, among the others so made and those known before.

    Some of the modules' own functions may come `instead` of others.
    """
    spaces = {module.__name__: vars(module) | bound for module in modules}
    made: Twins = {f: make(_twin(f, spaces[f.__module__])) for module in modules for f in _functions(module)}
    made |= {function: made[other] for function, other in (instead or {}).items()}
    for switch, name in _switches(modules, known).items():
        chain = switch.chain(name)
        spaces[name] = chain.__globals__
        made[switch] = make(chain)
    for space in spaces.values():
        space.update(_swapped(space, known | made))
    return made


def _functions(module: Any) -> list[FunctionType]:
    own = (value for value in vars(module).values() if isinstance(value, FunctionType))
    return [function for function in own if function.__module__ == module.__name__]


def _switches(modules: tuple[ModuleType, ...], known: Twins) -> dict[Any, str]:
    """The switches of the modules, each with a name that no other has."""
    named = [(value, name) for module in modules for name, value in vars(module).items()]
    switches = {value: name for value, name in named if isinstance(value, Switch) and value not in known}
    return {switch: f"{name}_{number}" for number, (switch, name) in enumerate(switches.items())}


def _twin(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    return twin


def _swapped(space: dict[str, Any], swap: dict[Any, Any]) -> dict[str, Any]:
    functions = [(name, value) for name, value in space.items() if isinstance(value, FunctionType | Switch)]
    return {name: swap[value] for name, value in functions if value in swap}


def _numba() -> ModuleType:
    """Numba, loaded when it is needed: that takes a second, and most commands do without."""
    return import_module("numba")


def _as_it_is(function: Any) -> Any:
    return function


def _compiled(function: Any) -> Any:
    return _jit(function)


def _compiled_to_tell(function: Any) -> Any:
    """Other threads wait: letting them go on would take longer than a call for a single move."""
    return _jit(function, nogil=False)


def _inner(function: Any) -> Any:
    """Called from compiled code only; what Python would need for a call is a quarter of the work."""
    return _jit(function, no_cpython_wrapper=True)


def _for_gpu(function: Any) -> Any:
    """What is inlined there is better left to its compiler: a kernel must not outgrow the caches."""
    return _jit(function, forceinline=False)


def _jit(function: Any, **options: bool) -> Any:
    settings: dict[str, Any] = {
        "nogil": True,
        "cache": True,
        "error_model": "numpy",
        "no_cfunc_wrapper": True,
        "forceinline": len(function.__code__.co_code) < INLINED_BYTECODE,
    }
    if function.__globals__.get("APART"):
        settings |= apart()
    compiled = _numba().njit(**settings | options)(function)
    return compiled_alone(compiled, Path(_numba().config.CACHE_DIR))
