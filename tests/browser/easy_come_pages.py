"""Guests who play Easy Come Easy Go: what they see of the table, and how they choose."""

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Locator

from tests.browser import turns
from tests.browser.guests import Guest, Place
from tests.browser.socket_player import Situation, play_unseen

GAME = "easy-come"
MOST_TABLES = 50


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
        return [int(face) for face in dice.evaluate_all("(dice) => dice.map((die) => die.dataset.face)")]

    def wait_for_turn(self) -> "Hunter":
        """Wait until a move can be made."""
        turns.wait_to_be_asked(self.page)
        return self

    def move(self) -> None:
        """Claim the first prize that fits, else set the first die aside; a finger arms a prize first."""
        self.wait_for_turn()
        if self.claims.count():
            self.claim()
        else:
            self.keep()

    def claim(self) -> None:
        """Take the first prize that fits."""
        if self.guest.screen.is_touch:
            self.guest.press(self.claims.first)
        with self.guest.moving():
            armed = self.tray.locator("button[data-act=claim]")
            self.guest.press(armed if self.guest.screen.is_touch else self.claims.first)

    def keep(self) -> None:
        """Set the first die aside; the last one needs not be chosen."""
        if self.dice.count() > 1:
            self.guest.press(self.dice.first)
        with self.guest.moving():
            self.guest.press(self.act)

    def uncover(self) -> "Hunter":
        """Take the device from somebody else."""
        self.guest.press(self.page.get_by_role("dialog").get_by_role("button"))
        return self.wait_for_turn()

    def play(self, moves: int | None = None) -> int:
        """Make so many moves, or play to the end; returns how many it were."""
        return len(turns.play({self.page: self.move}, moves))


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


def bring_to_claim(guest: Guest, *seats: str, taken: int = 0) -> Hunter:
    """At a table where the guest can claim a prize and so many are taken; the page has not seen how."""

    def is_there(situation: Situation) -> bool:
        moves = [move for moves in situation["legal"].values() for move in moves]
        owners = situation["view"]["owner"]
        return any(move["kind"] == "claim" for move in moves) and sum(o >= 0 for o in owners) >= taken

    for _ in range(MOST_TABLES):
        place = make_table(guest, *seats)
        if play_unseen(guest, place, is_there)["phase"] != "over":
            guest.come(place.path)
            return Hunter(guest)
    raise AssertionError("it did not come to that")


def play_together(hunters: Iterable[Hunter]) -> None:
    """Several people play at one table to the end, whoever is on turn."""
    turns.play({hunter.page: hunter.move for hunter in hunters})
