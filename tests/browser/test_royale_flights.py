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
# Where the last keyframe takes what flies first, and where the dice of the first seat lie when it is there.
NOTE_LANDINGS = """() => {
window.landings = [];
const centre = (piece) => {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};
const lying = () => [...document.querySelectorAll("[data-spot^=stack-][data-spot$='-0'] svg")].map(centre);
const animate = Element.prototype.animate;
let first;
Element.prototype.animate = function (frames, timing) {
  const now = document.timeline.currentTime;
  if (this.matches(".royale > svg") && now === (first ??= now)) {
    const [x, y] = centre(this);
    const way = new DOMMatrix(frames.at(-1).transform);
    this.remove = () => {
      window.landings.push({ goal: [x + way.e, y + way.f], lying: lying() });
      Element.prototype.remove.call(this);
    };
  }
  return animate.call(this, frames, timing);
};
}"""
MOST_JUMP = 1  # pixels are rounded


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
    guest.page.evaluate(NOTE_LANDINGS)
    with guest.moving():
        guest.press(roller.choices.first)
    turns.next_asked([guest.page])
    check_flights(guest, "die")
    landings = guest.page.evaluate("landings")
    assert landings
    for landing in landings:
        x, y = landing["goal"]
        assert any(abs(x - a) + abs(y - b) <= MOST_JUMP for a, b in landing["lying"]), landing


def check_flights(guest: Guest, piece: str) -> None:
    """That a certain piece has flown, that nothing flew for long, and that all has landed."""
    moved = flights(guest)
    assert any(piece in flight["piece"] for flight in moved)
    assert all(flight["ms"] <= LONGEST_FLIGHT for flight in moved)
    assert guest.page.locator(".royale > svg").count() == 0
