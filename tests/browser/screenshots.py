"""Pictures for the documentation: `python -m tests.browser.screenshots docs/screenshots`.

All are taken, or those whose names begin as told: `… docs/screenshots lobby easy-come`.
"""

import base64
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from flambeur.words import LANGUAGES
from tests.browser import history_pages, insight_pages, people_pages, tournament_pages, turns
from tests.browser.chromium import launch
from tests.browser.game_pages import GAMES, Visit, casinos
from tests.browser.guests import DESKTOP, PHONE, Guest, Place, Screen, Theme
from tests.browser.socket_player import play_unseen
from tests.house.houses import opened

QUALITY = 60
WIDEST = 1280  # pixels; what is shown on a larger screen is drawn smaller
MOST_GAMES = 30
FEW_GAMES = 3
FEW = 2  # dice that are left shortly before the end of a round
SIZES = (
    Screen("360x640", 360, 640, True),
    Screen("390x844", 390, 844, True),
    Screen("844x390", 844, 390, True),
    Screen("820x1180", 820, 1180, True),
    Screen("1280x800", 1280, 800, False),
    Screen("2560x1440", 2560, 1440, False),
)
THEMES: tuple[Theme, ...] = ("light", "dark")
HouseVisit = Callable[[Guest, Guest], object]


def lobby(guest: Guest, host: Guest) -> None:
    """One's own tables, and others that are open."""
    if not host.ask("/api/tables"):
        host.make_table("me", "open", "regular", is_open=True)
        host.make_table("me", "open", game="easy-come", options={}, is_open=True)
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
    """A game in full swing."""
    casinos(guest)


def first_game(guest: Guest, _host: Guest) -> None:
    """The first hint."""
    guest.come("/rules/easy-come").press(guest.button("ui-first-game-play"))
    guest.wait_for_turn()


def summary(guest: Guest, _host: Guest) -> None:
    """The end of a round; all but a few dice were placed before."""
    guest.context.add_init_script("localStorage.setItem('flambeur:summary', 'stays')")
    place = guest.make_table("me", "regular", "novice", "novice", options={"rounds": 2})
    play_unseen(guest, place, lambda situation: sum(situation["view"]["supply"][0]) <= FEW)
    shown = guest.come(place.path).page.locator(".summary")
    while turns.ask(guest.page, lambda: shown.count() or turns.is_asked(guest.page) or None) is True:
        guest.move()


def winner(guest: Guest, _host: Guest) -> None:
    """A game that one has won."""
    for _ in range(MOST_GAMES):
        place = guest.make_table("me", "novice", "novice")
        standing = play_unseen(guest, place)["standing"]
        if [placing["seat"] for placing in standing if placing["place"] == 1] == [0]:
            break
    guest.come(place.path).ending.wait_for()


def replay(guest: Guest, _host: Guest) -> None:
    """A finished game, in the middle."""
    place = guest.make_table("me", "shark", "regular", "novice", options={})
    play_unseen(guest, place)
    guest.come(f"{place.path}/replay?game=1&at=14").tray.wait_for()


def my_games(guest: Guest, _host: Guest) -> None:
    """What somebody has played, found by name and game."""
    history_pages.history(guest)


def my_figures(guest: Guest, _host: Guest) -> None:
    """What is counted of it."""
    history_pages.profile(guest)


def ladder(guest: Guest, _host: Guest) -> None:
    """Where somebody stands after a few rated games."""
    for _ in range(FEW_GAMES):
        place = guest.make_table("me", "novice", "regular", rated=True, options={"rounds": 1})
        play_unseen(guest, place)
        guest.ask(f"/api/tables/{place.table}/games/1/ratings")  # which waits until it counts
    guest.come("/ladder/las-vegas").page.locator("main .rating").wait_for()


def tournament(guest: Guest, _host: Guest) -> None:
    """A Swiss that bots have played."""
    path = tournament_pages.played(guest, "swiss", bots=16, rounds=3)
    guest.come(path).page.get_by_role("table").first.wait_for()


def rounds(guest: Guest, _host: Guest) -> None:
    """How many it takes until the better player comes first."""
    guest.come("/rounds/las-vegas").page.get_by_role("table").first.wait_for()


def devices(guest: Guest, _host: Guest) -> None:
    """A code for another device."""
    people_pages.devices(guest)


def codes(guest: Guest, _host: Guest) -> None:
    """Those to write down, under a name that is nobody else's from then on."""
    called(f"Felix of the {guest.screen.name}", guest)
    people_pages.recovery(guest)


def keeper(guest: Guest, host: Guest) -> None:
    """What a keeper of the house can do."""
    handle = guest.ask("/api/me")["handle"]
    made = host.context.request.put(f"/api/keeper/people/{handle}", data={"is_keeper": True})
    assert made.ok, made.text()
    guest.come("/keeper").page.get_by_role("group").first.wait_for()


HOUSE: tuple[HouseVisit, ...] = (
    *(gathering, replay, my_games, my_figures),
    *(ladder, tournament, rounds, devices, codes, keeper),
)
EVERYWHERE: tuple[HouseVisit, ...] = (lobby, table, summary, winner, first_game)
VIEWS: tuple[tuple[Screen, Theme], ...] = ((PHONE, "light"), (DESKTOP, "dark"))


class Shot(NamedTuple):
    """A picture to be taken."""

    subject: str
    visit: HouseVisit
    screen: Screen
    theme: Theme
    lang: str

    @property
    def name(self) -> str:
        """The name of its file, which is silent about English."""
        return "-".join([self.subject, self.screen.name, self.theme, self.lang]).removesuffix("-en")


def wanted() -> Iterator[Shot]:
    """Pages of the house and moments of every game; the most important on every size, by day and night."""
    for visit, view in product(HOUSE, VIEWS):
        yield Shot(visit.__name__.replace("_", "-"), visit, *view, LANGUAGES[0])
    for number, (visit, theme, screen) in enumerate(product(EVERYWHERE, THEMES, SIZES)):
        name = visit.__name__.replace("_", "-")
        yield Shot(name, visit, screen, theme, LANGUAGES[(number + number // len(SIZES)) % len(LANGUAGES)])
    for number, insight in enumerate(insight_pages.PAGES):
        yield from in_turns(insight.__name__.replace("_", "-"), insight, number)
    for game in GAMES:
        for number, (page, show) in enumerate(game.pages.items()):
            yield from in_turns(f"{game.name}-{page}", show, number)


def in_turns(subject: str, show: Visit, number: int) -> Iterator[Shot]:
    """A page; the languages take turns from picture to picture."""
    for count, view in enumerate(VIEWS):
        lang = LANGUAGES[(number + len(VIEWS) - 1 - count) % len(LANGUAGES)]
        yield Shot(subject, lambda guest, _host: show(guest), *view, lang)


def take(browser: Browser, host: Guest, folder: Path, shot: Shot) -> None:
    """Take one picture, with a guest who is there for it alone."""
    guest = called("Felix", Guest(browser, host.url, shot.lang, shot.screen, shot.theme))
    shot.visit(guest, host)
    guest.page.evaluate("document.fonts.ready")
    (folder / f"{shot.name}.webp").write_bytes(_picture(guest))
    guest.leave()


def called(name: str, guest: Guest) -> Guest:
    """The guest, who has told a name."""
    guest.context.request.put("/api/me", data={"name": name, "lang": guest.lang})
    return guest


def _seat(guest: Guest, place: Place) -> None:
    guest.come(place.invite_path)
    guest.press(guest.page.get_by_role("button", name=guest.say("ui-sit-at", seat=2)))


def _picture(guest: Guest) -> bytes:
    width, height = guest.screen.width, guest.screen.height
    top = guest.page.evaluate("scrollY")
    clip = {"x": 0, "y": top, "width": width, "height": height, "scale": min(1, WIDEST / width)}
    wish = {"format": "webp", "quality": QUALITY, "clip": clip}
    answer = guest.context.new_cdp_session(guest.page).send("Page.captureScreenshot", wish)
    return base64.b64decode(answer["data"])


def main(folder: Path, *subjects: str) -> None:
    """Open a house of its own, with a real analyst, and take the pictures whose names begin so, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = launch(playwright)
        with opened(Path(data), has_analyst=True) as house:
            host = called("Nora", Guest(browser, house.url))  # who is the first, and so keeps the house
            for shot in wanted():
                if shot.name.startswith(subjects or ""):
                    take(browser, host, folder, shot)
            host.leave()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
