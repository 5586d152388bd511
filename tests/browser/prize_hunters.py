"""Guests who play Easy Come Easy Go: what they see of the table, and how they choose."""

import json
import time
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import Locator, expect
from websockets.sync.client import connect

from tests.browser.guests import Guest, Place

GAME = "easy-come"
MOST_MOVES = 600
PACE = 0.05  # seconds; the house hears twenty messages a second
View = dict[str, Any]


class Hunter:
    """Somebody at a table of Easy Come Easy Go, who takes whatever prize can be had."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page

    @property
    def tray(self) -> Locator:
        """The dice and the button."""
        return self.page.get_by_role("region", name=self.guest.say("easy-come-ui-tray"), exact=True)

    @property
    def dice(self) -> Locator:
        """The dice that can be set aside."""
        rolled = self.tray.get_by_role("group", name=self.guest.say("easy-come-ui-rolled"), exact=True)
        return rolled.get_by_role("button")

    @property
    def act(self) -> Locator:
        """The one button."""
        return self.tray.locator("button[data-act]")

    @property
    def prizes(self) -> Locator:
        """The nine prizes."""
        places = self.page.get_by_role("list", name=self.guest.say("easy-come-ui-prizes"), exact=True)
        return places.get_by_role("listitem")

    @property
    def claims(self) -> Locator:
        """The prizes that can be claimed."""
        return self.prizes.get_by_role("button")

    @property
    def shelves(self) -> list[str]:
        """The players with their prizes, in words."""
        players = self.page.get_by_role("list", name=self.guest.say("easy-come-ui-players"), exact=True)
        return players.locator("li > .quiet").all_inner_texts()

    def faces(self, group: str) -> list[int]:
        """The dice that lie there, `aside` or `rolled`."""
        dice = self.tray.locator(f"[data-spot={group}] [data-face]")
        return [int(str(die.get_attribute("data-face"))) for die in dice.all()]

    @property
    def is_on_turn(self) -> bool:
        """Whether a move can be made now."""
        return self.dice.first.is_visible()

    def wait_for_turn(self) -> "Hunter":
        """Wait until a move can be made."""
        expect(self.dice.first).to_be_visible()
        return self

    def move(self) -> None:
        """Claim the first prize that fits, else set the first die aside; a finger arms a prize first."""
        self.wait_for_turn()
        if self.claims.count():
            self.guest.press(self.claims.first)
            if self.guest.screen.is_touch:
                self.guest.press(self.act)
            return
        if self.dice.count() > 1:
            self.guest.press(self.dice.first)
        self.guest.press(self.act)

    def uncover(self) -> "Hunter":
        """Take the device from somebody else."""
        self.guest.press(self.page.get_by_role("dialog").get_by_role("button"))
        return self.wait_for_turn()

    def wait_for_claim(self) -> "Hunter":
        """Move until a prize can be claimed."""
        while not self.wait_for_turn().claims.count():
            self.move()
        return self

    def play(self, moves: int | None = None) -> int:
        """Make so many moves, or play to the end; returns how many it were."""
        made = 0
        while made != moves:
            expect(self.dice.or_(self.guest.ending).first).to_be_visible()
            if self.guest.ending.is_visible():
                break
            self.move()
            made += 1
        return made


def make_table(guest: Guest, *seats: str, **wishes: Any) -> Place:
    """A table made without the page."""
    return guest.make_table(*seats, **{"game": GAME, "options": {}} | wishes)


def sit_at(guest: Guest, *seats: str, **wishes: Any) -> Hunter:
    """At a new table, when it is one's turn."""
    guest.come(make_table(guest, *seats, **wishes).path)
    return Hunter(guest).wait_for_turn()


def share_a_device(guest: Guest) -> Hunter:
    """At a new table with Benno, who sits at the same device; the guest begins."""
    guest.come(make_table(guest, "me", "me:Benno", options={"first": 0}).path)
    return Hunter(guest).uncover()


def play_together(hunters: Iterable[Hunter]) -> None:
    """Several people play at one table to the end, whoever is on turn."""
    hunters = list(hunters)
    for _ in range(MOST_MOVES):
        hunters[0].guest.wait_until(lambda: any(h.is_on_turn for h in hunters) or is_over(hunters))
        if is_over(hunters):
            return
        next(hunter for hunter in hunters if hunter.is_on_turn).move()
    raise AssertionError("the game does not end")


def is_over(hunters: Iterable[Hunter]) -> bool:
    """Whether all see the final standing."""
    return all(hunter.guest.ending.is_visible() for hunter in hunters)


def play_without_looking(
    guest: Guest, place: Place, until: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """Claim what can be claimed without the page, until the table looks so; returns the view."""
    cookie = next(c for c in guest.context.cookies() if c["name"] == "flambeur")
    address = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{place.table}/live"
    headers = {"Cookie": f"flambeur={cookie['value']}"}
    with connect(address, additional_headers=headers, proxy=None, max_size=None) as socket:
        socket.send(json.dumps({"do": "enter", "from": 0}))
        for text in socket:
            message = json.loads(text)
            assert message["is"] != "refused", message
            if "situation" not in message:
                continue
            view: View = message["situation"]["view"]
            if until(view):
                return view
            for seat, moves in message["situation"]["legal"].items():
                order = {"do": "move", "id": f"{message['number']}-{seat}", "seat": int(seat)}
                time.sleep(PACE)
                socket.send(json.dumps(order | {"move": moves[0]["id"]}))
    raise AssertionError("the house has closed the connection")
