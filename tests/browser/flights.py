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

# Where the last keyframe takes what flies, all or only what sets out first, and what lies there in the end.
NOTE_LANDINGS = """([flying, goals, isAll]) => {
window.landings = [];
const centre = (piece) => {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};
const lying = () => [...document.querySelectorAll(goals)].map(centre);
const animate = Element.prototype.animate;
let first;
Element.prototype.animate = function (frames, timing) {
  const now = document.timeline.currentTime;
  if (this.matches(flying) && (isAll || now === (first ??= now))) {
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


def check_landings(guest: Guest) -> None:
    """What has flown lies where it flew to."""
    landings = guest.page.evaluate("landings")
    assert landings
    for landing in landings:
        x, y = landing["goal"]
        assert any(abs(x - a) + abs(y - b) <= MOST_JUMP for a, b in landing["lying"]), landing


def flights(guest: Guest) -> list[dict[str, Any]]:
    """What has moved: the class of the piece, and for how long."""
    return list(guest.page.evaluate("flights"))
