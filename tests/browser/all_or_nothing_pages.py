"""Guests at a table of Alles oder Nichts: what they are offered, and how they choose."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from playwright.sync_api import Locator

from tests.browser import turns
from tests.browser.guests import Guest, Place

GAME = "all-or-nothing"
CHOSEN = "[data-choice][aria-pressed=true]:enabled"


def make_table(guest: Guest, *seats: str, **options: Any) -> Place:
    """A table for one deal, unless something else is wished."""
    return guest.make_table(*seats, game=GAME, options={"deals": 1} | options)


def panel(guest: Guest) -> Locator:
    """What there is to do."""
    return guest.page.get_by_role("region", name=guest.say("all-or-nothing-ui-panel"), exact=True)


def bids(guest: Guest) -> Locator:
    """The seven bid cards."""
    return guest.page.get_by_role("group", name=guest.say("all-or-nothing-ui-bids"), exact=True).get_by_role(
        "button"
    )


def hand(guest: Guest) -> Locator:
    """One's own cards."""
    return guest.page.get_by_role("list", name=guest.say("all-or-nothing-ui-hand"), exact=True).get_by_role(
        "listitem"
    )


def seats(guest: Guest) -> Locator:
    """The players in words, clockwise from one's left."""
    players = guest.page.get_by_role("list", name=guest.say("all-or-nothing-ui-players"), exact=True)
    return players.locator(":scope > li > p:first-child")


def choices(guest: Guest) -> Locator:
    """What may be chosen now, whether the game waits for it or a bid may still be changed."""
    return guest.page.locator(turns.CHOICE)


def chosen_bid(guest: Guest) -> Locator:
    """One's own bid while it can be changed."""
    return guest.page.locator(CHOSEN)


def wait_for_turn(guest: Guest) -> Guest:
    """Wait until the game waits for this person."""
    turns.wait_to_be_asked(guest.page)
    return guest


def choose(guest: Guest, choice: Locator) -> None:
    """Take it; a finger first looks at a card or bid, and then presses the button."""
    if guest.screen.is_touch:
        guest.press(choice)
        choice = panel(guest).locator(".act").get_by_role("button")
    with guest.moving():
        guest.press(choice)


def announce(guest: Guest, way: Locator) -> None:
    """Say open or secret; also a finger says it at once."""
    with guest.moving():
        guest.press(way)


def move(guest: Guest, which: int = 0) -> None:
    """Choose one of what is offered: the first, unless told otherwise."""
    offered = choices(wait_for_turn(guest))
    choice = offered.nth(min(which, offered.count() - 1))
    (announce if guest.page.locator(".ways").count() else choose)(guest, choice)


def play(guests: Iterable[Guest], moves: int | None = None) -> int:
    """Whoever is on turn moves, so many times or to the end; returns how many moves it were."""
    return len(turns.play({guest.page: partial(move, guest) for guest in guests}, moves))
