"""Pictures of every page for the documentation: `python -m tests.browser.screenshots docs/screenshots`."""

import base64
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from flambeur.words import LANGUAGES
from tests.browser.chromium import launch
from tests.browser.guests import DESKTOP, PHONE, Guest, Place, Screen, Theme
from tests.house.houses import opened

QUALITY = 82
THEMES: tuple[Theme, ...] = ("light", "dark")
Visit = Callable[[Guest, Guest], None]


def lobby(guest: Guest, host: Guest) -> None:
    """One's own tables, and others that are open."""
    if not host.ask("/api/tables"):
        host.make_table("me", "open", "regular", is_open=True)
    guest.make_table("me", "regular", "shark", options={})
    guest.come().button("ui-play").wait_for()
    guest.page.locator("main li").first.wait_for()


def gathering(guest: Guest, host: Guest) -> None:
    """Two have come, one is expected."""
    place = host.make_table("me", "open", "open", "regular", options={})
    _seat(guest, place)
    host.come(place.path)
    guest.page.get_by_label(guest.say("ui-invite-link"), exact=True).wait_for()


def table(guest: Guest, _host: Guest) -> None:
    """A game in full swing: one's turn, and what a choice would bring."""
    guest.come(guest.make_table("me", "shark", "regular", "novice", options={}).path)
    guest.play(turns=3)
    guest.wait_for_turn()
    if guest.screen.is_touch:
        guest.choices.first.tap()
    else:
        guest.choices.first.hover()


def over(guest: Guest, _host: Guest) -> None:
    """The final standing."""
    place = guest.make_table("me", "shark", "regular", "novice", options={})
    guest.finish_without_looking(place)
    guest.come(place.path).ending.wait_for()


def replay(guest: Guest, _host: Guest) -> None:
    """A finished game, in the middle."""
    place = guest.make_table("me", "shark", "regular", "novice", options={})
    guest.finish_without_looking(place)
    guest.come(f"{place.path}/replay?game=1&at=14").tray.wait_for()


def rules(guest: Guest, _host: Guest) -> None:
    """The rules with their pictures."""
    guest.come("/rules/las-vegas").page.get_by_role("heading", level=2).first.wait_for()


PAGES: tuple[Visit, ...] = (lobby, gathering, table, over, replay, rules)
TRANSLATED: tuple[Visit, ...] = (lobby, table)


def wanted() -> Iterator[tuple[Visit, Screen, Theme, str]]:
    """Every page on both screens by day and night; two pages by night in the other languages too."""
    for visit, screen, theme in product(PAGES, (PHONE, DESKTOP), THEMES):
        yield visit, screen, theme, LANGUAGES[0]
    for visit, screen, lang in product(TRANSLATED, (PHONE, DESKTOP), LANGUAGES[1:]):
        yield visit, screen, "dark", lang


def take(browser: Browser, url: str, folder: Path, format: str) -> None:
    """Take all pictures."""
    for visit, screen, theme, lang in wanted():
        guest, host = (Guest(browser, url, lang, screen, theme) for _ in range(2))
        for visitor, called in ((guest, "Felix"), (host, "Nora")):
            visitor.context.request.put("/api/me", data={"name": called, "lang": lang})
        visit(guest, host)
        guest.page.evaluate("document.fonts.ready")
        name = "-".join([visit.__name__, screen.name, theme, *([lang] if lang != LANGUAGES[0] else [])])
        (folder / f"{name}.{format}").write_bytes(_picture(guest, format))
        for visitor in (guest, host):
            visitor.leave()


def _seat(guest: Guest, place: Place) -> None:
    guest.come(place.invite_path)
    guest.press(guest.page.get_by_role("button", name=guest.say("ui-sit-at", seat=2)))


def _picture(guest: Guest, format: str) -> bytes:
    wish = {"format": format} | ({"quality": QUALITY} if format == "webp" else {})
    answer = guest.context.new_cdp_session(guest.page).send("Page.captureScreenshot", wish)
    return base64.b64decode(answer["data"])


def main(folder: Path, format: str = "webp") -> None:
    """Open a house of its own and take all pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, opened(Path(data)) as house, sync_playwright() as playwright:
        browser = launch(playwright)
        take(browser, house.url, folder, format)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:3])
