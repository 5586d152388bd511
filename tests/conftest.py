"""Settings for all tests."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.compiling import LONG, compiling_once

settings.register_profile("house", deadline=None)  # no test depends on speed
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "house")

# Tests that need the same code lie side by side; workers that begin together should not wait for it.
STRIDE = 16


@pytest.hookimpl(optionalhook=True)  # xdist may be left out
def pytest_xdist_auto_num_workers() -> int:
    """Two more workers than processors, for browsers and houses mostly wait."""
    return 2 + (os.cpu_count() or 1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In several workers, the long tests first, dealt out evenly, so that none is left in the end."""
    if hasattr(config, "workerinput"):
        long = [item for item in items if item.path.parent.name in LONG]
        items[:] = [item for at in range(STRIDE) for item in long[at::STRIDE]] + [
            item for item in items if item.path.parent.name not in LONG
        ]


@pytest.fixture(scope="session", autouse=True)
def _compiling_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Workers share the folder above their own."""
    folder = tmp_path_factory.getbasetemp()
    with compiling_once(folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder):
        yield
