"""A first game of each kind, as somebody plays it who has never been here; and the house as an app."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle, product
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from flambeur.core.first_game import first_game_of
from flambeur.core.registry import find_game
from tests.browser import all_or_nothing_pages as cards
from tests.browser import easy_come_pages as prizes
from tests.browser import royale_pages as rollers
from tests.browser import turns
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, Guest
from tests.house.houses import House

MOVERS: dict[str, Callable[[Guest], Callable[[], object]]] = {
    "las-vegas": lambda guest: guest.move,
    "easy-come": lambda guest: prizes.Hunter(guest).move,
    "all-or-nothing": lambda guest: partial(cards.move, guest),
    "royale": lambda guest: rollers.Roller(guest).move,
}
# The addresses of all that the browser keeps of the house.
KEPT = """async () => {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(stores.map((store) => store.keys()));
  return requests.flat().map((request) => new URL(request.url).pathname);
}"""
NOTICES = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body }) => [title, body]);
}"""
# Every language and both kinds of screen at each game, every pair of them at some.
SHIFTS = (0, 3, 4), (1, 2, 5)
FEWEST = 2  # hints that come however one plays and whatever bots do


def hint(guest: Guest) -> str:
    """What is said beside the table."""
    return guest.page.get_by_role("complementary", name=guest.say("ui-hint"), exact=True).inner_text()


def hints_of(guest: Guest, game: str) -> dict[str, str]:
    """The hints of a game in words, by name."""
    first_game = first_game_of(find_game(game))
    assert first_game is not None
    return {one.name: guest.say(f"{game}-first-{one.name}") for one in first_game.hints}


def seen(guest: Guest, words: dict[str, str]) -> set[str]:
    """The hints that are shown now."""
    shown = hint(guest)
    return {name for name, text in words.items() if text in shown}


def push(guest: Guest, **notice: str) -> list[list[str]]:
    """Let a notice reach the service worker as a push service would; returns what the browser shows then."""
    workers: list[dict[str, Any]] = []
    tools = guest.context.new_cdp_session(guest.page)
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: workers.extend(told["registrations"]))
    guest.context.grant_permissions(["notifications"])
    tools.send("ServiceWorker.enable")
    guest.wait_until(lambda: bool(workers))
    delivery = {
        "origin": guest.url,
        "registrationId": workers[0]["registrationId"],
        "data": json.dumps(notice),
    }
    tools.send("ServiceWorker.deliverPushMessage", delivery)
    guest.wait_until(lambda: bool(guest.page.evaluate(NOTICES)))
    return list(guest.page.evaluate(NOTICES))


class Learner:
    """Somebody in the first game of a kind, with the hints they have been given."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest, self.words, self.told = guest, hints_of(guest, game), set[str]()
        self._choose = MOVERS[game](guest)
        guest.follow(f"/rules/{game}").press(guest.button("ui-first-game-play"))

    def is_greeted(self) -> bool:
        """Whether the first choice comes with one hint, as soon as the page has settled."""
        turns.wait_to_be_asked(self.guest.page)
        return turns.ask(self.guest.page, lambda: len(seen(self.guest, self.words)) == 1 or None)

    def move(self) -> None:
        """Read what is hinted at, and move."""
        self.told |= seen(self.guest, self.words)
        self._choose()


@pytest.fixture(scope="module")
def newcomers(house: House, browser: Browser) -> Iterator[list[Guest]]:
    """Somebody of every language with every kind of screen."""
    languages = product(("en", "fr", "de"), (PHONE, DESKTOP))
    guests = [Guest(browser, house.url, lang=lang, screen=screen) for lang, screen in languages]
    yield guests
    for guest in guests:
        guest.leave()


@pytest.mark.parametrize(("game", "who"), list(zip(MOVERS, cycle(SHIFTS))))
def test_a_first_game_is_begun_from_the_rules_and_teaches_until_its_end(
    newcomers: list[Guest], game: str, who: tuple[int, ...]
) -> None:
    learners = [Learner(newcomers[number], game) for number in who]
    assert all(learner.is_greeted() for learner in learners)
    # All play at the same time: while bots move on one page, somebody chooses on another.
    turns.play({learner.guest.page: learner.move for learner in learners})
    for learner in learners:
        assert len(learner.told) >= FEWEST, learner.guest
        ending = learner.guest.ending
        expect(ending.locator(".winner").get_by_role("heading")).to_be_visible()


def test_hints_are_read_or_skipped_and_stay_so(new_guest: NewGuest) -> None:
    guest = new_guest(screen=DESKTOP)
    guest.come().press(guest.button("ui-first-game-play"))
    turns.wait_to_be_asked(guest.page)
    strip = guest.page.get_by_role("complementary", name=guest.say("ui-hint"), exact=True)
    guest.press(guest.button("ui-hint-read"))
    expect(strip).to_contain_text(guest.say("ui-hint-waits"))
    guest.page.reload()
    expect(strip).to_contain_text(guest.say("ui-hint-waits"))
    guest.press(guest.button("ui-people"))
    expect(guest.page.get_by_role("dialog")).to_contain_text(guest.say("ui-first-luck"))
    guest.page.keyboard.press("Escape")
    guest.press(guest.button("ui-hints-skip"))
    expect(strip).to_have_count(0)
    guest.page.reload()
    guest.wait_for_turn()
    expect(strip).to_have_count(0)


def test_figures_of_the_rules_can_be_tapped(new_guest: NewGuest) -> None:
    guest = new_guest(screen=PHONE)
    figures = guest.come("/rules/las-vegas").page.locator("figure")
    value = figures.first.get_by_role("button").first
    guest.press(value)
    expect(value).to_have_attribute("aria-pressed", "true")
    expect(figures.first.get_by_role("status")).to_contain_text(guest.say("las-vegas-casino-first-1"))
    payment = figures.nth(1)
    expect(payment.locator(".is-tied")).to_have_count(2)
    guest.press(payment.get_by_role("button", name=guest.say("ui-figure-show")))
    expect(payment.locator(".is-tied")).to_have_count(0)
    guest.press(payment.get_by_role("button", name=guest.say("ui-figure-next")))
    expect(payment.locator(".is-tied")).to_have_count(2)


def test_the_house_is_an_app_whose_shell_opens_offline_and_keeps_nothing_of_tables(
    new_guest: NewGuest,
) -> None:
    guest = new_guest(has_app=True, forgives="ERR_INTERNET_DISCONNECTED|Failed to load resource")
    guest.come()
    manifest = guest.ask("/manifest.webmanifest")
    assert all(guest.context.request.get(icon["src"]).ok for icon in manifest["icons"])
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    guest.wait_until(lambda: bool(guest.page.evaluate("navigator.serviceWorker.controller !== null")))
    place = guest.make_table("me", "novice")
    guest.come(place.path).wait_for_turn()
    kept = guest.page.evaluate(KEPT)
    assert "/" in kept
    assert {path.split("/")[1] for path in kept} == {"", "assets"}
    assert push(guest, title="Las Vegas", body="Your turn", path="/t/elsewhere") == [
        ["Las Vegas", "Your turn"]
    ]
    guest.context.set_offline(True)
    guest.page.goto("/")
    expect(guest.page.get_by_text(guest.say("ui-house-unreachable"))).to_be_visible()
    guest.context.set_offline(False)
