"""Guests at a table of Alles oder Nichts: what they are offered, and how they choose."""

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.guests import Guest, Place, is_over

GAME = "all-or-nothing"
MOST_MOVES = 200
OFFERED = "[data-choice]:enabled:not([aria-disabled=true])"
CHOSEN = "[data-choice][aria-pressed=true]:enabled"
# Asked at one moment: between two questions a bot may have moved.
IS_ON_TURN = "(signs) => signs.map((sign) => document.querySelector(sign) !== null).join() === 'true,false'"


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
    return guest.page.locator(OFFERED)


def chosen_bid(guest: Guest) -> Locator:
    """One's own bid while it can be changed."""
    return guest.page.locator(CHOSEN)


def wait_for_turn(guest: Guest) -> Guest:
    """Wait until the game waits for this person."""
    guest.wait_until(lambda: is_on_turn(guest))
    return guest


def is_on_turn(guest: Guest) -> bool:
    """Whether the game waits for this person."""
    return bool(guest.page.evaluate(IS_ON_TURN, [OFFERED, CHOSEN]))


def choose(guest: Guest, choice: Locator) -> None:
    """Take it; a finger first looks at a card or bid, and then presses the button."""
    guest.press(choice)
    if guest.screen.is_touch:
        panel(guest).locator(".act").get_by_role("button").tap()


def move(guest: Guest, which: int = 0) -> None:
    """Choose one of what is offered: the first, unless told otherwise."""
    wait_for_turn(guest)
    offered = choices(guest)
    choice = offered.nth(min(which, offered.count() - 1))
    if choice.get_attribute("aria-pressed") is None and guest.page.locator(".ways").is_visible():
        guest.press(choice)
    else:
        choose(guest, choice)


def play(guests: Iterable[Guest], moves: int = MOST_MOVES) -> int:
    """Whoever is on turn moves, so many times or to the end; returns how many moves it were."""
    guests = list(guests)
    made = 0
    while made < moves and not is_over(guests):
        guests[0].wait_until(lambda: any(map(is_on_turn, guests)) or is_over(guests))
        for guest in list(filter(is_on_turn, guests))[:1]:  # none, if the page has just changed once more
            move(guest)
            made += 1
    return made
