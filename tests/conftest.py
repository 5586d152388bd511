"""Settings for all tests."""

import os

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None)  # no test depends on speed
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "house")


@pytest.hookimpl(optionalhook=True)  # xdist may be left out
def pytest_xdist_auto_num_workers() -> int:
    """Two more workers than processors, for browsers and houses mostly wait."""
    return 2 + (os.cpu_count() or 1)
