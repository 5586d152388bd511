"""What the sources say of the names that programs use: `flambeur` and `flambeur.envs`."""

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

import flambeur
import flambeur.envs
from flambeur.core import layout
from flambeur.envs import seat_stepping, stepping
from flambeur.envs.aec_env import Aec
from flambeur.envs.gym_env import Gym
from flambeur.envs.gym_vector_env import GymVector
from flambeur.envs.openspiel_game import OpenSpielGame, OpenSpielState
from flambeur.envs.openspiel_playouts import Playouts
from flambeur.envs.parallel_env import Parallel
from flambeur.envs.spec import Spec

PASSED_ON = (Aec, Parallel, Gym, GymVector)  # what is given to the functions of envs is given to them
DOORS = (*PASSED_ON, OpenSpielGame, OpenSpielState, Playouts, Spec)
TYPES = (layout, stepping, seat_stepping)  # modules that give names to types
FIELD = re.compile(r"^ *(\w+): .*?(?:  # (.*))?$", re.MULTILINE)
HEAD = (
    "What `import flambeur` and `flambeur.envs` offer; written by `python -m tests.docs.reference`.",
    "How to use it: [envs.md](envs.md), [analysis.md](analysis.md), [records.md](records.md); fields,",
    "moves and events of each game are in [games](games).",
)

Function = ast.FunctionDef | ast.AsyncFunctionDef


def api_page() -> str:
    """The page of all public names."""
    first = [getattr(flambeur, name) for name in flambeur.__all__]
    names = [name for name in flambeur.envs.__all__ if name not in flambeur.__all__]
    doors = [*(getattr(flambeur.envs, name) for name in names), *DOORS]
    parts = ["# Programming interface", "", *HEAD, *_section(flambeur, first)]
    return "\n".join([*parts, *_section(flambeur.envs, doors), *_types()]) + "\n"


def _types() -> list[str]:
    """What the names of types stand for."""
    lines = ["", "## Names of types", ""]
    for module in TYPES:
        notes = dict(FIELD.findall(inspect.getsource(module)))
        for node in _tree(module.__name__).body:
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias" and node.value:
                name = ast.unparse(node.target)
                lines.append(f"- `{name}`: `{ast.unparse(node.value)}`{_note(notes, name)}")
    return lines


def _note(notes: dict[str, str], name: str) -> str:
    """What stands beside a line of the source, but for what is meant for checkers."""
    note = notes.get(name, "")
    return f": {note}" if note and not note.startswith("noqa") else ""


def _section(module: ModuleType, offered: list[Any]) -> list[str]:
    lines = ["", f"## {module.__name__}", "", str(module.__doc__)]
    functions = [thing for thing in offered if inspect.isfunction(thing)]
    classes = [thing for thing in offered if inspect.isclass(thing)]
    for function in functions:
        node = _node(function)
        lines += ["", f"### {function.__name__}", "", f"`{_signature(node)}`", "", *_text(node)]
    for kind in sorted(classes, key=lambda kind: str(kind.__name__)):
        lines += ["", f"### {kind.__name__}", "", *_text(_node(kind)), *_members(kind, classes)]
    return lines


def _members(kind: type, told: list[type]) -> list[str]:
    """Fields, attributes and methods, those of base classes too that nothing else is told of."""
    found: dict[str, str] = {}
    for base in (base for base in kind.__mro__ if base.__module__.startswith("flambeur.")):
        for name, line in _own_members(base, kind) if base is kind or base not in told else ():
            found.setdefault(name, line)
    return ["", *(found[name] for name in sorted(found, key=_order))] if found else []


def _order(name: str) -> tuple[bool, str]:
    """How it is made comes first."""
    return name != "__init__", name


def _own_members(base: type, kind: type) -> Iterator[tuple[str, str]]:
    node = _node(base)
    notes = dict(FIELD.findall(inspect.getsource(base)))
    for member in node.body:
        if isinstance(member, ast.AnnAssign) and isinstance(member.target, ast.Name):
            name = member.target.id
            if not name.startswith("_") and name != "metadata":
                yield name, f"- `{name}: {ast.unparse(member.annotation)}`{_note(notes, name)}"
        elif isinstance(member, Function) and _is_told(member, kind):
            yield member.name, _member(kind, member)


def _is_told(member: Function, kind: type) -> bool:
    return not member.name.startswith("_") or (member.name == "__init__" and kind in PASSED_ON)


def _member(kind: type, member: Function) -> str:
    marks = {ast.unparse(mark) for mark in member.decorator_list}
    said = " ".join(" ".join(_text(member)).split())
    if marks & {"property", "cached_property"}:
        shown = f"{member.name}: {_type(member)}"
    elif member.name == "__init__":
        shown = f"{kind.__name__}({_arguments(member)})"
    else:
        shown = _signature(member)
    return f"- `{shown}`{': ' + said if said else ''}"


def _signature(node: Any) -> str:
    return f"{node.name}({_arguments(node)}) -> {_type(node)}"


def _arguments(node: Function) -> str:
    """The parameters as they are written, without the object itself."""
    text = ast.unparse(node.args).replace("=", " = ")
    return re.sub(r"^(self|cls)(, )?", "", text)


def _type(node: Function) -> str:
    return ast.unparse(node.returns).strip("'\"") if node.returns else "None"


def _text(node: Any) -> list[str]:
    said = ast.get_docstring(node)
    return said.splitlines() if said else []


def _node(thing: Any) -> Any:
    """Where the source says it."""
    tree = _tree(thing.__module__)
    return next(node for node in tree.body if getattr(node, "name", None) == thing.__name__)


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))
