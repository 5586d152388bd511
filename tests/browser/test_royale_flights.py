"""What flies over the table of Royale, for people who do not mind motion."""

from playwright.sync_api import expect

from flambeur.games.royale.moves import GUESS, TAKE
from flambeur.games.royale.state import HANDICAP
from tests.browser import turns
from tests.browser.conftest import NewGuest
from tests.browser.flights import LONGEST_FLIGHT, NOTE_FLIGHTS, NOTE_LANDINGS, check_landings, flights
from tests.browser.guests import Guest
from tests.browser.royale_pages import SET_UPS, bring_to, sit_at

NOTE_REVEAL = """() => {
window.isRevealed = false;
new MutationObserver(() => (isRevealed ||= document.querySelector("[data-spot=reveal]") !== null))
  .observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
OWN_DICE = "[data-spot^=stack-][data-spot$='-0'] svg"
PICTURES_LEFT = f"[data-spot=on-{HANDICAP}] [data-figure]"


def test_a_fist_opens_for_all_to_see(new_guest: NewGuest) -> None:
    guest = new_guest(is_still=False)
    bring_to(guest, GUESS, "me", "novice", **SET_UPS[0])
    expect(guest.page.locator(".tray .fist").first).to_be_visible()
    guest.page.evaluate(NOTE_FLIGHTS)
    guest.page.evaluate(NOTE_REVEAL)
    with guest.moving():
        guest.page.keyboard.press("2")
    turns.next_asked([guest.page])
    assert guest.page.evaluate("isRevealed")
    check_flights(guest, "fist")
    check_effect(guest)


def check_effect(guest: Guest) -> None:
    """A grey die that is taken goes to the board that pays for it."""
    roller = bring_to(guest, TAKE, "me", "novice", **SET_UPS[0])
    guest.page.evaluate(NOTE_LANDINGS, [".royale > svg", PICTURES_LEFT, False])
    with guest.moving():
        guest.press(roller.arena.locator(".wheres button").first)
    turns.next_asked([guest.page])
    check_landings(guest)


def test_dice_fly_to_their_casino(new_guest: NewGuest) -> None:
    guest = new_guest(is_still=False)
    roller = sit_at(guest, "me", "novice", boards=0)
    guest.page.evaluate(NOTE_FLIGHTS)
    guest.page.evaluate(NOTE_LANDINGS, [".royale > svg", OWN_DICE, False])
    with guest.moving():
        guest.press(roller.choices.first)
    turns.next_asked([guest.page])
    check_flights(guest, "die")
    check_landings(guest)


def check_flights(guest: Guest, piece: str) -> None:
    """That a certain piece has flown, that nothing flew for long, and that all has landed."""
    moved = flights(guest)
    assert any(piece in flight["piece"] for flight in moved)
    assert all(flight["ms"] <= LONGEST_FLIGHT for flight in moved)
    assert guest.page.locator(".royale > svg").count() == 0
