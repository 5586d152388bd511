"""What was luck and what was skill, each page as a guest comes to it; the analyst is a real one."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.guests import Guest, Place
from tests.browser.socket_player import play_unseen

PATIENCE_MS = 600_000.0  # an analyst has the lowest priority
GAME = {"options": {"rounds": 2}}
COMPANY = ("me", "shark", "novice")
LOOK_EVERY_MS = 1000


def look_back(guest: Guest) -> None:
    """The account of a game that is over."""
    _follow(guest, _played(guest))


def decision(guest: Guest) -> None:
    """The decision that cost one most, and the better move drawn."""
    place = _played(guest)
    mine = [judged for judged in _analysis(guest, place)["moves"] if judged["seat"] == 0]
    worst = max(mine, key=lambda judged: judged["lost"])
    _follow(guest, place, f"&at={worst['number'] - 1}")
    if guest.screen.is_touch:
        guest.press(guest.page.get_by_text(guest.say("analysis-pane-table"), exact=True))
    expect(guest.page.locator(".game")).to_have_attribute("data-focus", "0")


def practise(guest: Guest) -> None:
    """One's own worst mistake, to be tried again."""
    _follow(guest, _played(guest))
    guest.press(guest.page.locator("section[aria-labelledby=worst]").get_by_role("button").last)
    guest.press(guest.choices.first)


def coach(guest: Guest) -> None:
    """The chance of each move, asked for at the table."""
    guest.come(guest.make_table(*COMPANY, coach=True, options={}).path).wait_for_turn()
    guest.press(guest.button("ui-coach-ask"))
    hints = guest.page.get_by_role("dialog", name=guest.say("ui-coach"), exact=True).locator("li button")
    expect(hints.first).to_contain_text("%", timeout=PATIENCE_MS)


def puzzle(guest: Guest) -> None:
    """A position of which every chance is known exactly, solved or not."""
    guest.come("/puzzles/easy-come")
    guest.press(guest.button("analysis-show"))
    guest.page.locator("footer li").first.wait_for()


def what_if(guest: Guest) -> None:
    """What comes of a position when bots play on."""
    _follow(guest, _played(guest), "&at=9")
    guest.press(guest.button("ui-what-if"))
    guest.press(guest.button("analysis-outcomes-now"))
    sheet = guest.page.get_by_role("dialog")
    expect(sheet).to_contain_text(guest.say("analysis-outcomes-told", games=1000), timeout=PATIENCE_MS)
    sheet.get_by_role("table").scroll_into_view_if_needed()


PAGES = (look_back, decision, practise, coach, puzzle, what_if)


def _played(guest: Guest) -> Place:
    """A game that one has played to its end without much thought."""
    place = guest.make_table(*COMPANY, **GAME)
    play_unseen(guest, place)
    return place


def _analysis(guest: Guest, place: Place) -> dict[str, Any]:
    """What the analyst has found, as soon as there is a first account."""
    address = f"/api/tables/{place.table}/games/1/analysis"
    for _ in range(int(PATIENCE_MS / LOOK_EVERY_MS)):
        found: dict[str, Any] | None = guest.ask(address)["analysis"]
        if found:
            return found
        guest.page.wait_for_timeout(LOOK_EVERY_MS)
    raise AssertionError("there is no account")


def _follow(guest: Guest, place: Place, at: str = "") -> None:
    """Look back, once there is an account."""
    _analysis(guest, place)
    guest.come(f"{place.path}/look-back?game=1{at}")
    guest.page.locator("section.account > section").first.wait_for(state="attached")
