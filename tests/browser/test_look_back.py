"""Looking back at a finished game: chances, account, turning points, better moves, mistakes tried again."""

import json
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import NewGuest
from tests.browser.guests import PHONE, Guest
from tests.browser.page_checks import SIDEWAYS, SMALL_PHONE, check_day_and_night, findings
from tests.browser.prepared_analysis import OPTIONS, PLAYERS, PastGame
from tests.browser.socket_player import play_unseen
from tests.browser.turns import CHOICE

TOO_WIDE = """[...document.querySelectorAll("html, main, main > div, .findings section")]
  .filter((element) => element.scrollWidth > element.clientWidth + 1).map((element) => element.className)"""
MOST_SHOWN = 8  # candidates, and the move made
# What the house says of an analysis besides.
TOLD = {"luck_labels": ["even", "smile", "frown"], "yours": [0], "passes": 4}
# A move that is worse than the best by far, and the best: what one presses for them.
BY_KEYS = {
    "las-vegas": (("6",), ("1",)),
    "easy-come": (("1", "Enter"), ("b",)),
    "all-or-nothing": (("2",), ("1",)),
    "royale": (("1",), ("0",)),
}
STEPS = (100, 250, 500, 1000)  # games that are played on
LANGUAGE = "lang => { localStorage['flambeur:lang'] = lang; }"


def tell(route: Route, answer: object) -> None:
    """Answer in the place of the house."""
    body = json.dumps(answer, default=lambda raw: json.loads(bytes(raw)))
    route.fulfill(body=body, content_type="application/json")


def come(guest: Guest, game: str) -> PastGame:
    """A guest looks back at their first mistake in a game; the house tells of it what was prepared."""
    past = PastGame(game)
    place = guest.make_table("me", *["open"] * (PLAYERS - 1), game=game, options=OPTIONS[game])

    def moment(route: Route) -> None:
        asked = re.search(r"moments/(\d+)\?seat=(\d+)", route.request.url)
        assert asked is not None
        tell(route, past.moment(int(asked[1]), int(asked[2])))

    done = {"progress": 1, "quality": "good", "analysis": past.analysis()} | TOLD
    address = f"**/api/tables/{place.table}"
    guest.page.route(f"{address}/replay?*", lambda route: tell(route, past.replay()))
    guest.page.route(f"{address}/games/1/analysis*", lambda route: tell(route, done))
    guest.page.route(f"{address}/games/1/moments/*", moment)
    guest.follow(f"{place.path}/look-back?game=1&at={past.mistakes[0] - 1}")
    return past


def graph(guest: Guest) -> Locator:
    """Everybody's chances."""
    return guest.page.get_by_role("slider", name=guest.say("analysis-moment"))


def candidates(guest: Guest) -> Locator:
    """What could be done now."""
    return guest.page.get_by_role("region", name=guest.say("analysis-choices")).get_by_role("button")


def test_every_game_can_be_looked_back_at_by_keys(new_guest: NewGuest) -> None:
    guest = new_guest().come()
    for game in OPTIONS:
        check_keys(guest, come(guest, game))


def check_keys(guest: Guest, past: PastGame) -> None:
    """The better move is drawn on the table and named in words; keys lead through the game."""
    number, last = past.mistakes[0], len(past.match.turns)
    judged = past.analysis()["moves"][number - 1]
    shown = len(judged["candidates"])
    expect(candidates(guest)).to_have_count(shown if shown <= MOST_SHOWN else MOST_SHOWN + 1)
    expect(candidates(guest).first).to_have_attribute("aria-pressed", "true")
    expect(candidates(guest).first).not_to_contain_text(judged["candidates"][0]["move"], use_inner_text=True)
    expect(guest.page.locator(".game")).to_have_attribute("data-focus", str(judged["seat"]))
    graph(guest).focus()
    for key, at in {"ArrowRight": number, "End": last, "ArrowLeft": last - 1, "Home": 0}.items():
        guest.page.keyboard.press(key)
        expect(graph(guest)).to_have_attribute("aria-valuenow", str(at))
    expect(graph(guest)).to_have_attribute("aria-valuetext", re.compile("33%.*33%"))
    turned = guest.page.get_by_role("button", name=guest.say("analysis-number", number=number)).first
    guest.press(turned)
    expect(graph(guest)).to_have_attribute("aria-valuenow", str(number - 1))


@pytest.mark.parametrize("game", OPTIONS)
def test_mistakes_are_tried_again_until_a_good_move_is_found(new_guest: NewGuest, game: str) -> None:
    guest = new_guest().come()
    past = come(guest, game)
    title = guest.say("analysis-practise", count=2)
    guest.press(guest.page.get_by_role("button", name=title))
    status = guest.page.get_by_role("region", name=title).get_by_role("status")
    bad, good = BY_KEYS[game]
    choose(guest, bad)
    expect(status).to_contain_text(re.compile(r"\d"))
    expect(guest.button("analysis-next")).to_be_hidden()
    choose(guest, good)
    expect(status).to_have_text(guest.say("analysis-passed-best"))
    guest.press(guest.button("analysis-next"))
    guest.press(guest.button("analysis-show"))
    expect(status).to_have_text(guest.say("analysis-shown"))
    guest.press(guest.button("analysis-finish"))
    expect(graph(guest)).to_have_attribute("aria-valuenow", str(past.mistakes[1] - 1))


def choose(guest: Guest, keys: tuple[str, ...]) -> None:
    """Make a move of those that are offered."""
    expect(guest.page.locator(CHOICE).first).to_be_visible()
    for key in keys:
        guest.page.keyboard.press(key)


def test_a_puzzle_is_solved_by_a_good_move_only(new_guest: NewGuest, axe: str) -> None:
    guest = new_guest().come()
    past = PastGame("las-vegas")
    moves = past.mistakes[0] - 1
    judged = past.analysis()["moves"][moves]
    puzzle = past.moment(moves, judged["seat"]) | {
        "id": "one",
        "players": PLAYERS,
        "options": {},
        "is_exact": True,
    }

    def solve(route: Route) -> None:
        move = json.loads(route.request.post_data or "{}")["move"]
        lost = next(60 - each["value"] for each in judged["candidates"] if each["move"] == move)
        answer = {"passes": lost <= 4, "lost": lost, "label": "best" if lost == 0 else "blunder"}
        route.fulfill(json=answer | {"candidates": judged["candidates"]})

    guest.page.route(
        "**/api/puzzles/las-vegas?*", lambda route: tell(route, {"puzzles": [puzzle], "total": 1})
    )
    guest.page.route("**/api/puzzles/las-vegas/one", solve)
    guest.press(guest.link("ui-puzzles"))
    guest.press(guest.choices.last)
    expect(guest.page.locator("footer").get_by_role("status")).to_contain_text(re.compile(r"\d"))
    expect(candidates(guest)).to_have_count(0)
    guest.press(guest.choices.first)
    expect(guest.page.locator("footer").get_by_role("status")).to_contain_text(
        guest.say("analysis-passed-best")
    )
    expect(candidates(guest)).to_have_count(len(judged["candidates"]))
    assert findings(guest, axe) == []


def wait_for_words(guest: Guest) -> None:
    """Moves are told in words, and the better one is drawn, once the position has come."""
    expect(candidates(guest).first).to_be_visible()
    expect(guest.page.locator(".game")).to_have_attribute("data-focus", re.compile(r"\d"))


def test_the_page_is_whole_and_accessible_on_every_screen_in_every_language(
    new_guest: NewGuest, axe: str
) -> None:
    guest = new_guest().come()
    come(guest, "las-vegas")
    wait_for_words(guest)
    guest.press(guest.page.get_by_text(guest.say("analysis-as-table"), exact=True))
    expect(guest.page.get_by_role("row")).not_to_have_count(0)
    check_day_and_night(guest, axe)
    for lang, screen in (("de", PHONE), ("fr", SMALL_PHONE), ("en", SIDEWAYS)):
        guest.lang = lang
        guest.page.evaluate(LANGUAGE, lang)
        guest.page.reload()
        guest.turn_to(screen)
        expect(graph(guest)).to_be_visible()
        assert guest.page.evaluate(TOO_WIDE) == [], lang
        guest.press(guest.page.get_by_text(guest.say("analysis-pane-table"), exact=True))
        wait_for_words(guest)
        assert guest.page.evaluate(TOO_WIDE) == [], lang
    assert findings(guest, axe) == []


def test_bots_play_on_from_any_position_a_thousand_times(new_guest: NewGuest, axe: str) -> None:
    guest = new_guest().come()
    place = guest.make_table("me", "novice")
    play_unseen(guest, place)
    guest.come(place.path)
    address = guest.link("ui-look-back").get_attribute("href")
    assert address is not None
    done = {"progress": 1, "quality": "good", "analysis": None} | TOLD
    results = [{"low": 20, "median": 90, "high": 150}, {"low": 0, "median": 60, "high": 120}]
    outcomes = {"shares": [61.0, 39.0], "errors": [1.5, 1.5], "results": results}
    may_go_on = list[Route]()

    def play_out(route: Route) -> None:
        games = int(parse_qs(urlsplit(route.request.url).query)["games"][0])
        if games == STEPS[1] and not may_go_on:
            may_go_on.append(route)  # and the guest leaves meanwhile
        else:
            route.fulfill(json=outcomes | {"games": games})

    guest.page.route("**/games/1/outcomes*", play_out)
    guest.page.route("**/games/1/analysis*", lambda route: route.fulfill(json=done))
    guest.follow(f"{address}&at=2")
    guest.press(guest.button("ui-what-if"))
    guest.press(guest.button("analysis-outcomes-now"))
    sheet = guest.page.get_by_role("dialog")
    shares, bar = sheet.get_by_role("row"), sheet.get_by_role("progressbar")
    expect(bar).to_have_attribute("value", str(STEPS[0]))
    expect(sheet.get_by_role("status")).to_have_text(guest.say("analysis-outcomes-waiting", done=STEPS[0]))
    expect(shares.nth(1)).to_contain_text("61% ± 1.5")
    assert findings(guest, axe) == []
    guest.press(guest.button("analysis-outcomes-stop"))
    expect(bar).to_have_count(0)
    expect(sheet).to_contain_text(guest.say("analysis-outcomes-told", games=STEPS[0]))
    guest.press(guest.button("analysis-outcomes-more"))
    expect(sheet).to_contain_text(guest.say("analysis-outcomes-told", games=STEPS[-1]))
    expect(guest.button("analysis-outcomes-more")).to_have_count(0)
    expect(shares.nth(1)).to_contain_text("61% ± 1.5")
    expect(shares.nth(2)).to_contain_text("$60,000")
    assert findings(guest, axe) == []


@pytest.mark.parametrize("game", OPTIONS)
def test_every_game_is_played_on_against_bots(new_guest: NewGuest, game: str) -> None:
    guest = new_guest().come()
    place = guest.make_table("me", "novice", "novice", game=game, options=OPTIONS[game])
    play_unseen(guest, place)
    guest.follow(f"{place.path}/look-back?game=1&at=2")
    guest.press(guest.button("ui-what-if"))
    guest.press(guest.button("analysis-play-on-now"))
    guest.wait_for_turn()
    branch = guest.ask(f"/api/tables/{guest.table}")["table"]["branch"]
    assert branch == {"table": place.table, "game": 1, "at": 2}
