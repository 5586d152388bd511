"""Accessible, quick and steady: on every page, by day and by night."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, Guest, Screen
from tests.browser.house_pages import gathering, lobby, lost, over, playing, replay, rules
from tests.browser.page_checks import (
    CUT_WORDS,
    HIDDEN_BY_SCROLLING,
    SIZES,
    SMALL_PHONE,
    check_day_and_night,
    check_sizes,
)

MOST_SCRIPT = 150_000
MOST_SHIFT = 0.0005  # a number of another width beside a die
SCRIPTS = """Object.fromEntries(performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".js")).map(({ name, encodedBodySize }) => [name, encodedBodySize]))"""
# Every text that is ever on the page is looked at; a message that is missing would show its id.
WATCH_FOR_IDS = """
new MutationObserver(() => {
  const ids = document.body?.innerText.match(/\\b(ui|las-vegas)-[a-z-]+/g);
  if (ids) sessionStorage.ids = JSON.stringify(ids);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
CUT_SHORT = """(names) => names.filter((name) => name.scrollWidth > name.clientWidth)
  .map((name) => name.textContent)"""
Visit = Callable[[Guest], object]


PAGES = (lobby, gathering, playing, over, replay, rules, lost)
SHEETS = {
    playing: ("ui-rules", "ui-people", "ui-settings", "ui-story"),
    replay: ("ui-share", "ui-proof"),
}


@pytest.mark.parametrize("visit", PAGES, ids=lambda visit: visit.__name__)
def test_pages_are_accessible(new_guest: NewGuest, axe: str, visit: Visit) -> None:
    guest = new_guest()
    visit(guest)
    for screen in (DESKTOP, PHONE):
        guest.turn_to(screen)
        check_day_and_night(guest, axe)


@pytest.mark.parametrize(("visit", "sheets"), list(SHEETS.items()), ids=["table", "replay"])
def test_sheets_are_accessible(new_guest: NewGuest, axe: str, visit: Visit, sheets: tuple[str, ...]) -> None:
    guest = new_guest(screen=PHONE)
    visit(guest)
    for name in sheets:
        guest.press(guest.button(name))
        guest.page.get_by_role("dialog").wait_for()
        check_day_and_night(guest, axe)
        guest.page.keyboard.press("Escape")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=lambda screen: screen.name)
def test_nothing_jumps(new_guest: NewGuest, screen: Screen) -> None:
    guest = new_guest(screen=screen, is_still=False)
    for visit in PAGES:
        visit(guest)
        guest.page.evaluate("document.fonts.ready")
        shifts = guest.page.evaluate("shifts")
        assert sum(shift["value"] for shift in shifts) < MOST_SHIFT, (visit.__name__, shifts)


def test_the_script_is_small(new_guest: NewGuest) -> None:
    guest = new_guest()
    playing(guest)
    sizes = guest.page.evaluate(SCRIPTS)
    assert 0 < sum(sizes.values()) < MOST_SCRIPT, sizes
    assert not [name for name in sizes if "/fr-" in name or "/de-" in name]  # one language is enough


def test_words_never_show_their_ids(new_guest: NewGuest) -> None:
    guest = new_guest(screen=PHONE)
    guest.context.add_init_script(WATCH_FOR_IDS)
    for visit in PAGES:
        visit(guest)
    playing(guest)
    for name in ("Français", "Deutsch", "English"):
        guest.page.locator("header button").last.tap()
        guest.page.get_by_role("dialog").get_by_text(name, exact=True).tap()
        guest.page.locator(f"html[lang={name[:2].lower()}]").wait_for()
        guest.page.keyboard.press("Escape")
    assert guest.page.evaluate("JSON.parse(sessionStorage.ids ?? '[]')") == []


def test_fonts_are_ours(new_guest: NewGuest) -> None:
    guest = new_guest()
    lobby(guest)
    guest.page.evaluate("document.fonts.ready")
    loaded = "[...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)"
    family = guest.page.evaluate("getComputedStyle(document.body).fontFamily")
    assert guest.page.evaluate(loaded)
    assert guest.page.evaluate(loaded)[0].strip('"') in family


def test_nothing_overflows_a_narrow_phone(new_guest: NewGuest) -> None:
    guest = new_guest(lang="de", screen=SMALL_PHONE)
    for visit in PAGES:
        visit(guest)
        width = guest.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 320, visit.__name__
        assert guest.page.evaluate(CUT_WORDS) == [], visit.__name__


@pytest.mark.parametrize("screen", SIZES, ids=lambda screen: screen.name)
def test_the_table_fits_the_screen(new_guest: NewGuest, screen: Screen) -> None:
    guest = new_guest(lang="de", screen=screen)
    guest.come(guest.make_table("me", "novice", "novice", "novice", "novice").path).wait_for_turn()
    check_sizes(guest, HIDDEN_BY_SCROLLING, CUT_WORDS)
    guest.come(f"{guest.bots_game().path}/replay?game=1&at=3").tray.wait_for()
    check_sizes(guest, HIDDEN_BY_SCROLLING, CUT_WORDS)


def test_names_of_five_fit_a_narrow_phone(new_guest: NewGuest) -> None:
    guest = new_guest(lang="de", screen=SMALL_PHONE).come()
    guest.call_me("Alexandra")
    guest.come(guest.make_table("me", "novice", "novice", "novice", "novice").path).wait_for_turn()
    names = guest.page.locator("[data-spot^=seat-] .name")
    assert names.count() == 5
    assert names.evaluate_all(CUT_SHORT) == []


def test_the_button_to_play_is_seen_at_once(new_guest: NewGuest) -> None:
    guest = new_guest(lang="fr", screen=PHONE).come()
    for width, height in ((360, 640), (844, 390)):
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(guest.button("ui-play")).to_be_in_viewport(ratio=1)


def test_everything_grows_on_a_large_screen(new_guest: NewGuest) -> None:
    guest = new_guest()
    guest.come(guest.make_table("me", "novice").path).wait_for_turn()
    die = guest.choices.first.locator("svg").first
    sizes = []
    for width, height in ((1600, 900), (2560, 1440)):
        guest.page.set_viewport_size({"width": width, "height": height})
        box = die.bounding_box()
        assert box
        sizes.append(box["width"])
    assert sizes[1] == pytest.approx(1.6 * sizes[0], rel=0.02)
