"""One house and one Chromium for all these tests, and guests who leave in the end."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import NoBrowser, launch
from tests.browser.guests import Guest
from tests.house.houses import House, opened

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "flambeur" / "house" / "static"
NewGuest = Callable[..., Guest]


def build_client() -> Path:
    """The built client, built now if `make test` has not done it before."""
    if not (STATIC / "index.html").exists():
        subprocess.run([sys.executable, ROOT / "tools" / "web.py"], check=True)
    return STATIC


@pytest.fixture(scope="session")
def client() -> Path:
    """The folder of the built client."""
    return build_client()


@pytest.fixture(scope="session")
def axe() -> str:
    """The script that finds what is not accessible; it comes with what the client is built with."""
    path = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not path.exists():
        subprocess.run([sys.executable, "-c", "import web; web.install()"], cwd=ROOT / "tools", check=True)
    return path.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that these tests share; each makes its own tables."""
    build_client()
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house


# Not for the session: while Playwright runs, no other test can run an event loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real Chromium."""
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except NoBrowser as problem:
            pytest.fail(str(problem), pytrace=False)
        yield browser
        browser.close()


@pytest.fixture
def new_guest(house: House, browser: Browser) -> Iterator[NewGuest]:
    """Makes guests, each with a browser profile of their own."""
    guests: list[Guest] = []

    def come(**wishes: Any) -> Guest:
        guests.append(Guest(browser, house.url, **wishes))
        return guests[-1]

    yield come
    for guest in guests:
        guest.leave()
