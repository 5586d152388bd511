"""Settings for all tests."""

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest
from hypothesis import settings

from tests.compiling import LONG, compiling_unwatched

TESTS = Path(__file__).parent

settings.register_profile("house", deadline=None)  # no test depends on speed
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "house")

# Tests that need the same code lie side by side; workers that begin together should not wait for it.
STRIDE = 16
# Folders that show rules and core nothing they have not seen: lines are not counted there, which takes time.
UNCOUNTED = ("arena", "browser", "docs", "house", "simulate", "solve")


@pytest.hookimpl(optionalhook=True)  # xdist may be left out
def pytest_xdist_auto_num_workers() -> int:
    """Two more workers than processors, for browsers and houses mostly wait."""
    return 2 + (os.cpu_count() or 1)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Whole files together, in the order of `dealt_out`."""
    from tests.sharing_out import ByFile

    config.option.loadscopereorder = False
    return ByFile(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """One worker reads all tests first: what Python then keeps, the others need not make of them again."""
    if not hasattr(session.config, "workerinput"):
        return (yield)
    from tests.sharing_out import first_alone

    with first_alone(session.config.cache.mkdir("collection") / "lock"):
        return (yield)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Count lines only where it tells something, and share the tests out if there are several workers."""
    for item in items:
        if folder_of(item) in UNCOUNTED:
            item.add_marker("no_cover")
    if hasattr(config, "workerinput"):
        items[:] = dealt_out(items)


def dealt_out(items: list[pytest.Item]) -> list[pytest.Item]:
    """The long tests first and mixed, whole files after them."""
    from tests.sharing_out import SINGLE

    single = [item for item in items if folder_of(item) in SINGLE]
    files = [item for item in items if folder_of(item) not in SINGLE]
    files.sort(key=lambda item: folder_of(item) not in LONG)
    return [item for at in range(STRIDE) for item in single[at::STRIDE]] + files


def folder_of(item: pytest.Item) -> str:
    """The folder below `tests`, as there are for rooms of the house."""
    return item.path.relative_to(TESTS).parts[0]


@pytest.fixture(scope="session", autouse=True)
def _compiling_unwatched() -> Iterator[None]:
    with compiling_unwatched():
        yield


@pytest.fixture(scope="session", autouse=True)
def _every_module_of_games_loaded() -> None:
    """Some are loaded when they are needed, which may first be so where no lines are counted."""
    games = import_module("flambeur.games")  # not above: lines are counted only after this file is read
    for module in walk_packages(games.__path__, f"{games.__name__}."):
        if ".solved" not in module.name:
            import_module(module.name)
