"""The report: one file, readable anywhere, that asks nobody for anything."""

import csv
import json
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, sync_playwright

import flambeur
from flambeur.arena import Standings
from flambeur.arena.charts import ticks
from flambeur.arena.html_report import page_of, save_page
from flambeur.arena.markup import tag
from flambeur.arena.number_format import number, percent, rounded
from flambeur.arena.plots import time_plot, win_plot
from flambeur.words import LANGUAGES, say
from tests.arena.arenas import short_arena
from tests.browser.chromium import launch
from tests.html_checker import Checker

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LONG = "search:1000/50ms@weights.npz"
LINE = 24  # pixels
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_which_version_played_when_and_in_what_results_are_counted(
    standings: Standings, lang: str
) -> None:
    page = page_of(replace(standings, ended=datetime(2026, 3, 1, 9, 5, tzinfo=UTC)), COMMAND, lang)
    assert f"Flambeur {flambeur.__version__}" in page
    assert {"en": "March 1, 2026", "fr": "1 mars 2026", "de": "1. März 2026"}[lang] + ", 09:05 UTC" in page
    assert say("las-vegas-unit", lang) in page


def test_the_json_says_the_same(standings: Standings) -> None:
    told = standings.to_json()
    assert (told["version"], told["rules"]) == (flambeur.__version__, standings.plan.game.version)
    assert told["result_unit"] == "thousands of dollars"
    assert abs(datetime.now(UTC) - datetime.fromisoformat(told["date"])) < timedelta(hours=1)


def test_the_data_can_be_downloaded_from_the_page_alone(standings: Standings, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    save_page(standings, path, COMMAND, "fr")
    with sync_playwright() as playwright, launch(playwright) as browser:
        page = browser.new_page()
        page.goto(path.as_uri())
        found = {label: downloaded(page, label, tmp_path) for label in ("JSON", "CSV")}
    assert json.loads(found["JSON"]) == standings.to_json()
    rows = list(csv.DictReader(StringIO(found["CSV"])))
    assert [row["name"] for row in rows] == [bot.name for bot in standings.bots]
    assert [float(row["win_share"]) for row in rows] == [bot.wins.mean for bot in standings.bots]


def downloaded(page: Page, label: str, folder: Path) -> str:
    """What a click on a link saves as a file."""
    with page.expect_download(timeout=60_000) as waiting:
        page.get_by_role("link", name=label).click()
    assert waiting.value.suggested_filename.startswith("arena-las-vegas-20")
    waiting.value.save_as(folder / label)
    return (folder / label).read_text(encoding="utf-8")


def test_no_bar_begins_where_there_is_no_zero(standings: Standings) -> None:
    assert 'class="bar"' not in time_plot(standings, "en"), "the scale is logarithmic"
    assert ">0%</span>" in win_plot(standings, "en")


def test_long_names_stand_on_one_line_on_a_desktop_and_whole_on_a_phone(
    standings: Standings, tmp_path: Path
) -> None:
    path = tmp_path / "report.html"
    first, *others = standings.bots
    save_page(replace(standings, bots=(replace(first, name=LONG), *others)), path, COMMAND, "en")
    with sync_playwright() as playwright, launch(playwright) as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(path.as_uri())
        assert heights(page, ".rows .name, .standings .named")[0] < 2 * LINE
        page.set_viewport_size({"width": 360, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def heights(page: Page, what: str) -> list[float]:
    """Of all such elements, the highest first."""
    found: list[float] = page.evaluate(
        "what => [...document.querySelectorAll(what)].map(e => e.getBoundingClientRect().height)", what
    )
    return sorted(found, reverse=True)


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
