"""The report: one file, readable anywhere, that asks nobody for anything."""

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, sync_playwright

from flambeur.arena import Standings
from flambeur.arena.charts import ticks
from flambeur.arena.html_report import page_of, save_page
from flambeur.arena.markup import tag
from flambeur.arena.number_format import number, percent, rounded
from flambeur.words import LANGUAGES, say
from tests.arena.arenas import short_arena
from tests.browser.chromium import launch
from tests.html_checker import Checker

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
COMMAND = "flambeur arena las-vegas --bots random greedy --seed 1"


@pytest.fixture(scope="module")
def standings() -> Standings:
    """A small arena."""
    return short_arena("random", "greedy", "random", games=60)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_and_in_the_language_asked_for(standings: Standings, lang: str) -> None:
    page, checker = page_of(standings, COMMAND, lang), Checker()
    checker.feed(page)
    assert (checker.open, checker.references) == ([], [])
    assert f'<html lang="{lang}">' in page
    assert all(say(title, lang) in page for title in ("arena-pairs", "arena-ratings", "arena-how"))
    assert COMMAND in page
    assert standings.checksum in page


def test_it_refers_to_nothing_elsewhere(standings: Standings) -> None:
    assert not re.findall(r"https?:|//\w|url\(|@import", page_of(standings, COMMAND, "en"))


def test_names_are_escaped() -> None:
    assert tag("b", "<script>", title='"') == '<b title="&quot;">&lt;script&gt;</b>'


def test_a_browser_shows_it_without_an_error_or_a_request(standings: Standings, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    save_page(standings, path, COMMAND, "en")
    with sync_playwright() as playwright, launch(playwright) as browser:
        for width in (360, 1200):
            assert shown(browser.new_page(viewport={"width": width, "height": 800}), path) == []


def shown(page: Page, path: Path) -> list[str]:
    """What a browser complains of or asks for, besides the file itself, by day and by night."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: said.append(request.url))
    page.goto(path.as_uri())
    grounds = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        grounds.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.locator("svg.track").first.is_visible()
    assert grounds[0] != grounds[1]
    return [line for line in said if line != path.as_uri()]


@pytest.mark.parametrize(("lang", "shown"), [("en", "1,234.50"), ("de", "1.234,50")])
def test_numbers_are_written_as_people_write_them(lang: str, shown: str) -> None:
    assert number(1234.5, lang, 2) == shown


def test_figures_at_the_edge() -> None:
    assert number(float("inf"), "en") == "–"
    assert (rounded(0, "en"), rounded(0.01234, "en"), rounded(123.4, "en")) == ("0", "0.0123", "123")
    assert (percent(0.5, "en"), percent(1, "de", 0)) == ("50.0%", "100\xa0%")


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (23.1, 27.2, [24, 25, 26, 27]), (0, 600, [0, 200, 400, 600])],
)
def test_axes_have_round_numbers(low: float, high: float, marks: list[float]) -> None:
    assert ticks(low, high) == marks
