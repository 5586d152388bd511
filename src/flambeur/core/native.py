"""Lifting: the same rules at full speed, from the same source.

Each plain function is made anew from its own code object, in a copy of its module's namespace in
which every lifted function stands for the plain one, and is then compiled. A *template* is a module
that works for any game: it declares `rules: Rules` and is bound to the rules of one.
"""

import threading
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Protocol, TypeAlias

from flambeur.core import chance, rows, story
from flambeur.core.code_folder import code_folder, made
from flambeur.core.fingerprint import fingerprint
from flambeur.core.switch import Switch

Make: TypeAlias = Callable[[Any], Any]
Twins: TypeAlias = dict[Any, Any]  # what stands for a plain function


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


def cache_folder(game: Liftable, tells: bool = False) -> Path:
    """Where compiled code of the game is kept."""
    return code_folder(game.name + (TOLD if tells else SILENT))


def code_name(game: Liftable, *templates: ModuleType) -> str:
    """The same while nothing changes that is compiled for these templates, in whatever file."""
    bound: Any = plain
    functions = vars(bound(game, *templates))
    return fingerprint(*(function for name, function in functions.items() if name != "rules"))


def _lift(game: Liftable, use: str, templates: tuple[ModuleType, ...]) -> SimpleNamespace:
    """Compile the templates on top of the game's functions."""
    folder = made(code_folder(game.name + use))
    if (game, use) not in _rules:
        _rules[game, use] = _lift_rules(game, use, _part(folder, use))
    functions = _bind(game, templates, _part(folder, use), _rules[game, use])[1]
    if use != ON_GPU:
        whole = partial(_compiling().whole, folder=folder, nogil=use == SILENT)
        functions = {name: whole(part.py_func) for name, part in functions.items()}
    return SimpleNamespace(**functions)


def _lift_rules(game: Liftable, use: str, make: Make) -> Twins:
    """The game's functions; they know nothing of templates, so they are compiled once for all of them."""
    luck, instead = _quick_chance(use)
    known = _lift_telling(use, make) | _lift_rows(use, make)
    return known | _twins((chance, luck, *game.sources), make, known, instead)


def _part(folder: Path, use: str) -> Make:
    """How a function is made that compiled code calls."""
    compiling = _compiling()
    return compiling.for_gpu if use == ON_GPU else partial(compiling.part, folder=folder)


def _quick_chance(use: str) -> tuple[ModuleType, Twins]:
    """What draws the same as `chance`, only sooner, and which functions stand for which there."""
    if use == ON_GPU:
        warp: Any = import_module("flambeur.core.warp_chance")
        return warp, {
            chance.word: warp.word_from_ring,
            chance.words_drawn: warp.words_drawn_from_ring,
            chance.begin_stream: warp.begin_ring,
            chance.occasion: warp.same_luck_for_all,
            chance.next_phase: warp.no_phase,
        }
    fast: Any = import_module("flambeur.core.fast_chance")
    return fast, {chance.refill: fast.refill_ahead, chance.roll: fast.roll_handfuls}


def _lift_telling(use: str, make: Make) -> Twins:
    """`tell` and `whisper`: on the page, or nothing at all."""
    if use == TOLD:
        page = import_module("flambeur.core.story_page")
        return {story.tell: make(page.tell_on_page), story.whisper: make(page.whisper_on_page)}
    if use == ON_GPU:
        return {story.tell: make(story.silent_tell), story.whisper: make(story.silent_whisper)}
    silent = import_module("flambeur.core.silence").silent
    return {story.tell: silent, story.whisper: silent}


def _lift_rows(use: str, make: Make) -> Twins:
    """What writes rows of numbers; a thread of a GPU has no vectors."""
    fast = {} if use == ON_GPU else vars(import_module("flambeur.core.fast_rows"))
    return {function: fast.get(function.__name__) or make(function) for function in _functions(rows)}


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


def _compiling() -> Any:
    """Numba, loaded when it is needed: that takes a second, and most commands do without."""
    return import_module("flambeur.core.compiling")


def _as_it_is(function: Any) -> Any:
    return function
