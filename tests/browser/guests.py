"""Guests of the house who come with a browser: what they see, press and say."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from flambeur import words
from flambeur.house.identity import COOKIE
from tests.browser import turns
from tests.browser.turns import PATIENCE_MS

NARROW_SPACE, SPACE = "\u202f", "\u00a0"
# Chromium tells of refused content on the console too, but only here by its name.
INIT = """
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  console.error("policy", violatedDirective, blockedURI);
});
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const nodes = entry.sources.map(({ node }) => (node?.nodeName ?? "") + "." + (node?.className ?? ""));
    if (!entry.hadRecentInput) window.shifts.push({ value: entry.value, at: entry.startTime, nodes });
  }
}).observe({ type: "layout-shift", buffered: true });
"""

# Unless a test is about it, nobody waits for what is shown one after the other, nor for a summary.
SETTINGS = """(() => {
  if (!location.protocol.startsWith("http")) return;
  for (const [name, value] of Object.entries(%s)) localStorage[`flambeur:${name}`] ??= value;
})()"""

# A frame has been drawn at that size.
DRAWN = """([width, height]) => new Promise((resolve) => requestAnimationFrame(() =>
  requestAnimationFrame(() => resolve(innerWidth === width && innerHeight === height))))"""
FOLLOW = """(path) => {
  const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: path }));
  link.click();
  link.remove();
}"""

Theme = Literal["light", "dark"]


class Screen(NamedTuple):
    """What the page is looked at with."""

    name: str
    width: int
    height: int
    is_touch: bool


PHONE = Screen("phone", 390, 844, True)
DESKTOP = Screen("desktop", 1280, 800, False)


class Place(NamedTuple):
    """A table and how to get to it."""

    table: str
    invite: str

    @property
    def path(self) -> str:
        """The address of those who sit there."""
        return f"/t/{self.table}"

    @property
    def invite_path(self) -> str:
        """The address of those who are invited."""
        return f"{self.path}?invite={self.invite}"


class Guest:
    """A person with a browser of their own; nothing may go wrong on any page they see."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        lang: str = "en",
        screen: Screen = DESKTOP,
        theme: Theme = "dark",
        is_still: bool = True,
        forgives: str | None = None,
        settings: dict[str, str] | None = None,
        has_app: bool = False,
    ) -> None:
        self.url, self.lang, self.screen = url, lang, screen
        self.problems: list[str] = []
        self._forgives = forgives
        self._socket: WebSocket | None = None
        self.context = browser.new_context(
            base_url=url,
            locale=lang,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.is_touch,
            is_mobile=screen.is_touch,
            color_scheme=theme,
            reduced_motion="reduce" if is_still else "no-preference",
            # What a service worker keeps would be asked for unseen.
            service_workers="allow" if has_app else "block",
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(INIT)
        wishes = {"summary": "none", "speed": "instant" if is_still else "normal"} | (settings or {})
        self.context.add_init_script(SETTINGS % json.dumps(wishes))
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another window of the same person."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._note(f"error: {error.stack or error}"))
        page.on("request", self._check_host)
        page.on("websocket", self._connected)
        return page

    def _connected(self, socket: WebSocket) -> None:
        self._socket = socket

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"console: {message.text} ({message.location.get('url')})")

    def _check_host(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme != "data" and address.netloc != urlsplit(self.url).netloc:
            self._note(f"request to another host: {request.url}")

    def _note(self, problem: str) -> None:
        if not (self._forgives and re.search(self._forgives, problem)):
            self.problems.append(problem)

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong."""
        self.context.close()
        assert not self.problems, "\n".join(self.problems)

    # Words

    def say(self, message: str, **facts: Any) -> str:
        """A message as the page shows it."""
        return words.say(message, self.lang, **facts).replace(NARROW_SPACE, SPACE)

    def button(self, message: str, **facts: Any) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=self.say(message, **facts), exact=True)

    def link(self, message: str, **facts: Any) -> Locator:
        """A link by its words."""
        return self.page.get_by_role("link", name=self.say(message, **facts), exact=True)

    def press(self, locator: Locator) -> None:
        """Touch or click."""
        if self.screen.is_touch:
            locator.tap()
        else:
            locator.click()

    # The lobby

    def come(self, path: str = "/") -> "Guest":
        """Open an address."""
        self.page.goto(path)
        expect(self.page.locator("main:not([aria-busy])")).to_be_visible()
        return self

    def follow(self, path: str) -> "Guest":
        """Go on to an address by a link, which loads nothing again, or open it if this is the first one."""
        if self.page.url == "about:blank":
            return self.come(path)
        self.page.evaluate(FOLLOW, path)
        expect(self.page.locator("main:not([aria-busy])")).to_be_visible()
        return self

    def turn_to(self, screen: Screen) -> None:
        """Look at the page with another screen, as soon as it has been drawn there."""
        self.page.set_viewport_size({"width": screen.width, "height": screen.height})
        turns.ask(self.page, lambda: self.page.evaluate(DRAWN, [screen.width, screen.height]) or None)

    def plan_short_game(self) -> None:
        """Agree on one round."""
        self.press(self.page.get_by_text(self.say("ui-options"), exact=True))
        self.page.get_by_label(self.say("las-vegas-option-rounds")).select_option("1")

    def choose_players(self, number: int) -> None:
        """Agree on how many play."""
        group = self.page.get_by_role("group", name=self.say("ui-players"), exact=True)
        self.press(group.get_by_text(str(number), exact=True))

    def choose_seat(self, seat: int, plan: str) -> None:
        """Say who sits where; seats count from 1."""
        self.page.get_by_label(self.say("ui-seat-number", seat=seat), exact=True).select_option(plan)

    def call_me(self, name: str) -> None:
        """Give a nickname."""
        field = self.page.get_by_label(self.say("ui-name"))
        with self.page.expect_response(lambda answer: name in (answer.request.post_data or "")):
            field.fill(name)
            field.blur()

    # The table

    @property
    def table(self) -> str:
        """The name of the table where they are."""
        return urlsplit(self.page.url).path.split("/")[2]

    @property
    def tray(self) -> Locator:
        """The dice rolled."""
        return self.page.get_by_role("region", name=self.say("las-vegas-ui-tray"), exact=True)

    @property
    def choices(self) -> Locator:
        """The legal moves."""
        return self.tray.locator("button[aria-keyshortcuts]")

    @property
    def casinos(self) -> list[str]:
        """What stands at the casinos, in words."""
        places = self.page.get_by_role("list", name=self.say("las-vegas-ui-casinos"), exact=True)
        return places.locator(":scope > li > p").all_inner_texts()

    @property
    def moves_offered(self) -> list[str]:
        """The legal moves in words."""
        return [str(choice["label"]) for choice in turns.offer(self.page)]

    @property
    def ending(self) -> Locator:
        """The final standing."""
        return self.page.get_by_role("dialog").filter(has=self.page.get_by_role("table"))

    @property
    def story(self) -> Locator:
        """What has happened, on a screen wide enough."""
        return self.page.get_by_role("complementary").get_by_role("region", name=self.say("ui-story"))

    def wait_for_turn(self) -> "Guest":
        """Wait until a move can be made."""
        turns.wait_to_be_asked(self.page)
        return self

    @contextmanager
    def moving(self) -> Iterator[None]:
        """What is done meanwhile makes a move; then the page has sent it, and offers nothing old any more."""
        assert self._socket is not None
        with self._socket.expect_event("framesent", is_move, timeout=PATIENCE_MS):
            yield

    def move(self) -> None:
        """Make the first of the legal moves; a finger taps twice, for it has not hovered before."""
        self.wait_for_turn()
        if self.screen.is_touch:
            self.choices.first.tap()
        with self.moving():
            self.press(self.tray.locator("button.place") if self.screen.is_touch else self.choices.first)

    def play(self, moves: int | None = None) -> int:
        """Make so many moves, or play to the end; returns how many it were."""
        return len(turns.play({self.page: self.move}, moves))

    # Around the browser

    def ask(self, path: str) -> Any:
        """What the house answers this person."""
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def make_table(self, *seats: str, **wishes: Any) -> Place:
        """A table made without the page, for a short game."""
        order = {"game": "las-vegas", "players": len(seats), "options": {"rounds": 1}, "seats": seats}
        if self.page.url != "about:blank":  # the page has asked who we are: there must not be two answers
            self.wait_until(lambda: any(cookie.get("name") == COOKIE for cookie in self.context.cookies()))
        answer = self.context.request.post("/api/tables", data=order | wishes)
        assert answer.ok, answer.text()
        made = answer.json()
        place = Place(made["table"]["table"], made["invite"])
        if made["table"]["owes_luck"]:
            answer = self.context.request.put(f"/api/tables/{place.table}/luck", data={"luck": "some luck"})
            assert answer.ok, answer.text()
        return place

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so that the page alone does not show."""
        turns.ask(self.page, lambda: condition() or None)

    def bots_game(self, *bots: str) -> Place:
        """A game that bots have played to the end."""
        place = self.make_table(*(bots or ["novice"] * 3))
        self.wait_until(lambda: self.ask(f"/api/tables/{place.table}")["table"]["phase"] == "over")
        return place


def play_together(guests: Iterable[Guest], moves: int | None = None) -> None:
    """Several people play at one table, whoever is on turn, so many moves or to the end."""
    turns.play({guest.page: guest.move for guest in guests}, moves)


def is_move(frame: str | bytes) -> bool:
    """Whether a page has told the house of a move."""
    return bool(json.loads(frame)["do"] == "move")
