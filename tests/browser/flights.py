"""What flies over a table, for people who do not mind motion."""

from typing import Any

from tests.browser.guests import Guest

LONGEST_FLIGHT = 350
NOTE_FLIGHTS = """() => {
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  window.flights.push({ piece: this.getAttribute("class") ?? "", ms: timing.duration + (timing.delay ?? 0) });
  return animate.call(this, frames, timing);
};
}"""
# Where pieces are on their way, frame by frame.
NOTE_PLACES = """(pieces) => {
window.places = [];
const look = () => {
  for (const piece of document.querySelectorAll(pieces)) {
    const { x, y, width, height } = piece.getBoundingClientRect();
    window.places.push([x + width / 2, y + height / 2]);
  }
  requestAnimationFrame(look);
};
look();
}"""


def flights(guest: Guest) -> list[dict[str, Any]]:
    """What has moved: the class of the piece, and for how long."""
    return list(guest.page.evaluate("flights"))
