"""Accessible, quick and steady: on every page, by day and by night."""

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, Guest, Theme

# Colours change softly; what is in between is not to be judged.
COLOURS_ARE_THERE = "Promise.allSettled(document.getAnimations().map((animation) => animation.finished))"
MOST_SHIFT = 0.02
MOST_SCRIPT = 150_000
Visit = Callable[[Guest], object]


def lobby(guest: Guest) -> None:
    """The first page, with something in its lists."""
    guest.make_table("me", "open", is_open=True)
    guest.come()
    guest.button("ui-play").wait_for()
    guest.page.locator("main li").first.wait_for()


def gathering(guest: Guest) -> None:
    """A table that waits for a guest."""
    guest.come(guest.make_table("me", "open", "novice").path)
    guest.button("ui-start").wait_for()


def playing(guest: Guest) -> None:
    """A game, when it is one's turn."""
    guest.come(guest.make_table("me", "novice", "novice", "novice").path).wait_for_turn()


def over(guest: Guest) -> None:
    """The end of a game."""
    place = guest.make_table("me", "novice")
    guest.finish_without_looking(place)
    guest.come(place.path).ending.wait_for()


def replay(guest: Guest) -> None:
    """A finished game, in the middle."""
    guest.come(f"{guest.bots_game().path}/replay?game=1&at=3").tray.wait_for()


def rules(guest: Guest) -> None:
    """The rules of the game."""
    guest.come("/rules/las-vegas").page.get_by_role("heading", level=2).first.wait_for()


def lost(guest: Guest) -> None:
    """An address where there is nothing."""
    guest.come("/t/one/two").link("ui-to-lobby").wait_for()


PAGES = (lobby, gathering, playing, over, replay, rules, lost)
SHEETS = {
    playing: ("ui-rules", "ui-people", "ui-settings", "ui-story"),
    replay: ("ui-share", "ui-proof"),
}
THEMES: tuple[Theme, ...] = ("light", "dark")


def findings(guest: Guest, axe: str) -> list[str]:
    """What is serious or critical in the eyes of axe."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(axe)
    result: dict[str, Any] = guest.page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{found['id']} ({found['impact']}): {node['target']} {node['failureSummary']}"
        for found in result["violations"]
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"]
    ]


def check_day_and_night(guest: Guest, axe: str) -> None:
    """Nothing serious may be found, by whichever light."""
    for theme in THEMES:
        guest.page.emulate_media(color_scheme=theme)
        guest.page.locator(f"html[data-theme={theme}]").wait_for()
        guest.page.evaluate(COLOURS_ARE_THERE)
        assert findings(guest, axe) == [], theme


@pytest.mark.parametrize("visit", PAGES, ids=lambda visit: visit.__name__)
def test_pages_are_accessible(new_guest: NewGuest, axe: str, visit: Visit) -> None:
    guest = new_guest()
    visit(guest)
    for screen in (DESKTOP, PHONE):
        guest.page.set_viewport_size({"width": screen.width, "height": screen.height})
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
def test_nothing_jumps(new_guest: NewGuest, screen: Any) -> None:
    guest = new_guest(screen=screen, is_still=False)
    for visit in PAGES:
        visit(guest)
        guest.page.evaluate("document.fonts.ready")
        shifts = guest.page.evaluate("shifts")
        assert sum(value for value, _ in shifts) < MOST_SHIFT, (visit.__name__, shifts)


def test_the_script_is_small(client: Path) -> None:
    sizes = [len(gzip.compress(path.read_bytes())) for path in client.rglob("*.js")]
    assert 0 < sum(sizes) < MOST_SCRIPT


def test_fonts_are_ours(new_guest: NewGuest) -> None:
    guest = new_guest()
    lobby(guest)
    guest.page.evaluate("document.fonts.ready")
    loaded = "[...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)"
    family = guest.page.evaluate("getComputedStyle(document.body).fontFamily")
    assert guest.page.evaluate(loaded)
    assert guest.page.evaluate(loaded)[0].strip('"') in family


def test_nothing_overflows_a_narrow_phone(new_guest: NewGuest) -> None:
    guest = new_guest(lang="de", screen=PHONE._replace(width=320, height=640))
    for visit in PAGES:
        visit(guest)
        width = guest.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 320, visit.__name__
