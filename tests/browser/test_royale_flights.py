"""What flies over the table of Royale, for people who do not mind motion."""

from playwright.sync_api import expect

from flambeur.games.royale.moves import GUESS
from tests.browser import turns
from tests.browser.conftest import NewGuest
from tests.browser.flights import LONGEST_FLIGHT, NOTE_FLIGHTS, flights
from tests.browser.guests import Guest
from tests.browser.royale_pages import SET_UPS, bring_to, sit_at

NOTE_REVEAL = """() => {
window.isRevealed = false;
new MutationObserver(() => (isRevealed ||= document.querySelector("[data-spot=reveal]") !== null))
  .observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
# Where the first pieces that flew were last seen on their way, and where dice of the first seat lie.
NOTE_LANDING = """() => {
const last = new Map();
window.landed = () => [...last.values()].filter(({ first }) => first).map(({ at }) => at);
const look = () => {
  const flying = [...document.querySelectorAll(".royale > svg")];
  const first = last.size === 0;
  for (const piece of flying) {
    const { x, y, width, height } = piece.getBoundingClientRect();
    last.set(piece, { first: first || last.get(piece)?.first, at: [x + width / 2, y + height / 2] });
  }
  requestAnimationFrame(look);
};
look();
}"""
LYING = """[...document.querySelectorAll("[data-spot^=stack-][data-spot$='-0'] svg")].map((die) => {
  const { x, y, width, height } = die.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""
MOST_JUMP = 12  # the last frame may come a little before the end


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


def test_dice_fly_to_their_casino(new_guest: NewGuest) -> None:
    guest = new_guest(is_still=False)
    roller = sit_at(guest, "me", "novice", boards=0)
    guest.page.evaluate(NOTE_FLIGHTS)
    guest.page.evaluate(NOTE_LANDING)
    with guest.moving():
        guest.press(roller.choices.first)
    turns.next_asked([guest.page])
    check_flights(guest, "die")
    landed, lying = guest.page.evaluate("landed()"), guest.page.evaluate(LYING)
    assert landed
    assert all(min(abs(x - a) + abs(y - b) for a, b in lying) < MOST_JUMP for x, y in landed)


def check_flights(guest: Guest, piece: str) -> None:
    """That a certain piece has flown, that nothing flew for long, and that all has landed."""
    moved = flights(guest)
    assert any(piece in flight["piece"] for flight in moved)
    assert all(flight["ms"] <= LONGEST_FLIGHT for flight in moved)
    assert guest.page.locator(".royale > svg").count() == 0
