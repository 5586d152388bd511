"""Which module of the repository imports which, read from the sources."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
# Where modules lie, and what stands before their names.
PLACES = {ROOT / "src": "", **{ROOT / name: f"{name}." for name in ("tests", "bench", "examples")}}


@cache
def modules() -> dict[str, Path]:
    """Every module by its name; a package has the name of its folder."""
    return {
        prefix + ".".join(path.relative_to(place).with_suffix("").parts).removesuffix(".__init__"): path
        for place, prefix in PLACES.items()
        for path in sorted(place.rglob("*.py"))
    }


@cache
def imports_of(module: str) -> frozenset[str]:
    """The modules that a module imports itself, wherever in its source, and the conftests it relies on."""
    tree = ast.parse(modules()[module].read_text(encoding="utf-8"))
    named = {_module_of(name) for node in ast.walk(tree) for name in _named(node)}
    return frozenset((named | set(_conftests(module))) & modules().keys()) - {module}


def importers(changed: set[str]) -> dict[str, int]:
    """Every module that imports what has changed, directly or by others, and over how many steps."""
    users: dict[str, set[str]] = {name: set() for name in modules()}
    for name in modules():
        for imported in imports_of(name):
            users[imported].add(name)
    steps = dict.fromkeys(changed & modules().keys(), 0)
    waiting = list(steps)
    for name in waiting:
        fresh = users[name] - steps.keys()
        steps.update(dict.fromkeys(fresh, steps[name] + 1))
        waiting += sorted(fresh)
    return steps


def _named(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    if isinstance(node, ast.ImportFrom) and node.module:
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _module_of(name: str) -> str:
    """The module itself, or the one that holds what is named."""
    return name if name in modules() else name.rpartition(".")[0]


def _conftests(module: str) -> Iterator[str]:
    """Nobody imports a conftest, but every test below it relies on it."""
    if module.rpartition(".")[2].startswith("test_"):
        folder = module
        while folder := folder.rpartition(".")[0]:
            yield f"{folder}.conftest"
