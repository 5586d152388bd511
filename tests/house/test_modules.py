"""The modules of the house: no two need each other, and what is pure stays so."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import flambeur.house

FOLDER = Path(flambeur.house.__file__).parent
PURE = {"entries", "seat", "table", "commands", "messages", "moment", "summaries"}
PURE |= {"identity", "told", "done", "decisions", "requirements", "hosting", "rematches"}
WAITING = ("asyncio", "threading", "concurrent", "time", "sqlalchemy", "litestar", "flambeur.bots")


def imports_of(module: str) -> set[str]:
    """The full names of all that a module imports, wherever it does."""
    names: set[str] = set()
    for node in ast.walk(ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


MODULES = {path.stem: imports_of(path.stem) for path in FOLDER.glob("*.py") if path.stem != "__init__"}


def needs(module: str) -> set[str]:
    """The modules of the house that a module imports."""
    return {name for name in MODULES if f"flambeur.house.{name}" in MODULES[module]}


def test_no_two_modules_of_the_house_need_each_other() -> None:
    order = list(TopologicalSorter({module: needs(module) for module in MODULES}).static_order())
    assert order.index("table") < order.index("live_table") < order.index("house") < order.index("app")


def test_a_table_is_the_sum_of_its_log_without_bots_threads_or_a_database() -> None:
    for module in PURE:
        assert needs(module) <= PURE
        assert [name for name in MODULES[module] if name.startswith(WAITING)] == []
