"""Every page scores well, and a bad page does not."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import ROOT, NewGuest
from tests.browser.game_pages import GAMES, GamePages, Visit
from tests.browser.guests import PHONE, Guest
from tests.browser.house_pages import gathering, lobby, replay
from tests.browser.score import GOOD, Findings, Meter, points_of, score_of, table_of

CLIENT_GAMES = ROOT / "web" / "src" / "games"
ELSEWHERE = "127.0.0.2"
BAD_PAGE = f"""<!doctype html><html><head>
<link rel="stylesheet" href="/one.css"><link rel="stylesheet" href="/two.css">
<script src="/large.js"></script><script src="http://{ELSEWHERE}:9/tracker.js"></script>
</head><body>
<div id="late"></div><p style="font-size: 8px; color: #ccc">Too small and too pale to be read.</p>
<img src="/picture.png" alt=""><button style="width: 20px; height: 20px; padding: 0">x</button>
</body></html>"""
# It comes late and pushes everything down.
LARGE = (
    "/*" + "x" * 600_000 + "*/ setTimeout(() => document.getElementById('late').style.height = '200px', 300);"
)


class BadHouse(BaseHTTPRequestHandler):
    """A site that does everything wrong."""

    def do_GET(self) -> None:
        """Send the bad page and its parts, without any precaution."""
        kinds = {".css": ("text/css", "p {}"), "e.js": ("text/javascript", LARGE), ".png": ("image/png", "")}
        kind, text = kinds.get(self.path[-4:], ("text/html", BAD_PAGE))
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, format: str, *args: object) -> None:
        """Nobody needs to know."""


@pytest.fixture(scope="module")
def bad_findings(browser: Browser, axe: str) -> Iterator[Findings]:
    """What is found out about the bad page."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), BadHouse)
    Thread(target=server.serve_forever, daemon=True).start()
    page = browser.new_page(viewport={"width": PHONE.width, "height": PHONE.height})
    meter = Meter(page)
    page.goto(f"http://127.0.0.1:{server.server_port}/")
    page.wait_for_function("seen.shift > 0")
    yield meter.findings(axe)
    page.close()
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("visit", [lobby, gathering, replay], ids=lambda visit: visit.__name__)
def test_every_page_of_the_house_scores_well(new_guest: NewGuest, axe: str, visit: Visit) -> None:
    check_score(new_guest(screen=PHONE), axe, visit)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_table_and_its_rules_score_well(new_guest: NewGuest, axe: str, game: GamePages) -> None:
    for visit in (game.table, game.rules):
        check_score(new_guest(screen=PHONE), axe, visit)  # each with an empty cache


def check_score(guest: Guest, axe: str, visit: Visit) -> None:
    """A page has to be good; if it is not, its points are told."""
    meter = Meter(guest.page)
    visit(guest)
    points = points_of(meter.findings(axe))
    assert score_of(points) >= GOOD, table_of(points)


def test_every_game_with_a_table_is_scored() -> None:
    tables = {path.parent.name for path in CLIENT_GAMES.glob("*/index.ts")}
    assert {game.name for game in GAMES} == tables


def test_a_bad_page_loses_every_point(bad_findings: Findings) -> None:
    points = points_of(bad_findings)
    assert [point.name for point in points if point.share == 1] == []
    assert score_of(points) < 40, table_of(points)


def test_a_perfect_page_has_100_points(bad_findings: Findings) -> None:
    assert sum(point.weight for point in points_of(bad_findings)) == 100


def test_the_table_says_where_points_were_lost(bad_findings: Findings) -> None:
    table = table_of(points_of(bad_findings))
    for lost in ("button x", "two.css", ELSEWHERE, "/ 100"):
        assert lost in table
