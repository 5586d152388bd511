"""What the boards of Las Vegas Royale ask, in a real browser: every decision, and who may know of it."""

import json
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import expect

from flambeur.games.royale.moves import (
    ACTIVATE,
    ADD,
    CHOOSE,
    CLOSE,
    DOUBLE,
    GOLD,
    GROUP,
    GUESS,
    HOLD,
    KNOCK,
    OPEN,
    PLACE,
    PUT,
    ROLL,
    SET,
    SPLIT,
    STOP,
    TAKE,
)
from flambeur.games.royale.state import UNKNOWN
from tests.browser import turns
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, Guest
from tests.browser.page_checks import (
    HIDDEN_BY_SCROLLING,
    SIDEWAYS,
    SMALL_PHONE,
    TABLET,
    findings,
)
from tests.browser.royale_pages import (
    SET_UPS,
    Frames,
    Roller,
    bring_often,
    decisions_of,
    listen,
    make_table,
)
from tests.browser.socket_player import Situation

SIZES = (SMALL_PHONE, PHONE, SIDEWAYS, TABLET, DESKTOP)
BOTS = ("novice", "novice", "novice")
# Where each decision can be met.
ASKED = {
    "place": (PLACE, 0),
    "roll": (ROLL, 1),
    "hold": (HOLD, 0),
    "guess": (GUESS, 0),
    "stop": (STOP, 0),
    "close": (CLOSE, 0),
    "knock": (KNOCK, 1),
    "group": (GROUP, 1),
    "take": (TAKE, 0),
    "set": (SET, 0),
    "double": (DOUBLE, 1),
    "put": (PUT, 1),
    "choose": (CHOOSE, 0),
    "activate": (ACTIVATE, 0),
    "gold": (GOLD, 0),
    "add": (ADD, 2),
    "split": (SPLIT, 0),
    "open": (OPEN, 0),
}
TOO_SMALL = """[...document.querySelectorAll(".royale button:not(.choose, .close)")]
  .filter((button) => Math.min(button.offsetWidth, button.offsetHeight) < 44)
  .map((button) => button.className + button.innerText)"""
# What the arena and the casinos hold lies within them.
SPILLED = """[...document.querySelectorAll(".royale :is(.tray, .body, .front)")].flatMap((box) => {
  const edge = box.getBoundingClientRect();
  const isOut = ({ top, bottom, left, right }) =>
    bottom > edge.bottom + 1 || right > edge.right + 1 || left < edge.left - 1 || top < edge.top - 1;
  return [...box.children]
    .filter((child) => child.offsetHeight && getComputedStyle(child).position !== "absolute")
    .filter((child) => isOut(child.getBoundingClientRect()))
    .map((child) => `${box.className} > ${child.className}`);
})"""
DECIDED_IN = ".royale .tray, .royale .place:has(button.choose)"  # the rest of the page is the same for all


def test_what_one_browser_knows_the_other_does_not(new_guest: NewGuest) -> None:
    anna, ben = new_guest(), new_guest(lang="de", screen=PHONE)
    told = [listen(anna), listen(ben)]
    place = make_table(anna, "me", "open", **SET_UPS[3])
    anna.come(place.path)
    ben.come(place.invite_path)
    ben.press(ben.page.get_by_role("button", name=ben.say("ui-sit-at", seat=2)))
    turns.play({guest.page: Roller(guest).move for guest in (anna, ben)})
    for seat, frames in enumerate(told):
        check_secrets(seat, frames)
    secret = anna.ask(f"/api/tables/{place.table}/record")["chance"]["secret"]
    assert secret not in json.dumps(told)


def check_secrets(seat: int, frames: Frames) -> None:
    """A page knows its own tokens and splits, and nothing of others before it is shown."""
    situations = [frame["situation"] for frame in frames if frame.get("situation", {}).get("view")]
    assert situations
    for situation in situations:
        assert set(situation["legal"]) <= {str(seat)}
        assert set(situation["views"]) <= {str(seat)}
        check_view(situation["view"], is_holder=False, is_splitter=False)
        for view in situation["views"].values():
            splitter = (view["decider"] + 1) % view["players"]
            check_view(view, is_holder=view["turn"] == seat, is_splitter=splitter == seat)
    moved = [frame["facts"] for frame in frames if frame.get("kind") == "moved"]
    assert {facts["seat"] for facts in moved if "move" in facts} <= {seat}
    check_whispers(seat, frames)


def check_view(view: dict[str, Any], *, is_holder: bool, is_splitter: bool) -> None:
    """What lies hidden is unknown to all but one, and notes to come are known by their number only."""
    assert is_holder or view["held"] in (0, UNKNOWN)
    assert is_splitter or view["split"] in (0, UNKNOWN)


def check_whispers(seat: int, frames: Frames) -> None:
    """Only who holds or splits is told what."""
    for entry in entries_of(frames):
        kinds = [event["event"] for event in entry["events"]]
        if "fist-made" in kinds:
            holder = entry["events"][kinds.index("fist-made")]["seat"]
            assert ("held" in kinds) == (holder == seat)
        if "split-laid" in kinds:
            splitter = entry["events"][kinds.index("split-laid")]["seat"]
            assert ("split-made" in kinds) == (splitter == seat)


def entries_of(frames: Frames) -> Frames:
    """What happened, as the house told it."""
    return [frame for frame in frames if frame["is"] == "entry"]


def events_of(frames: Frames) -> Frames:
    """The story, event by event."""
    return [event for entry in entries_of(frames) for event in entry["events"]]


@pytest.mark.parametrize("set_up", range(3))
def test_every_decision_is_asked_in_words_fits_small_screens_and_keeps_secrets(
    new_guest: NewGuest, axe: str, set_up: int
) -> None:
    guest = new_guest(lang="de")
    told = listen(guest)
    left = {number: name for name, (number, where) in ASKED.items() if where == set_up}
    met = set(left)
    moments = bring_often(
        guest, lambda situation: has_new(situation, left), "me", *BOTS, "novice", **SET_UPS[set_up]
    )
    while left:
        situation, roller = next(moments)
        name = left.pop(min(left.keys() & decisions_of(situation)))
        asked = guest.say(f"royale-ui-ask-{name}", other=turn_name(roller))
        expect(roller.question).to_have_text(asked)
        guest.page.mouse.move(0, 0)  # nothing is asked of what lies where it was last
        check_sizes(guest)
        assert findings(guest, axe, within=DECIDED_IN) == []
        roller.move()
        expect(guest.page.get_by_role("log")).not_to_be_empty()  # the house has taken it
    check_secrets(0, told)
    if {HOLD, SPLIT} <= met:  # the guest has had both secrets, and met those of others
        assert {"held", "split-made", "fist-made"} <= {event["event"] for event in events_of(told)}


def has_new(situation: Situation, left: Mapping[int, str]) -> bool:
    """Whether one of those decisions is asked."""
    return bool(left.keys() & decisions_of(situation))


def check_sizes(guest: Guest) -> None:
    """Nothing has to be scrolled, spills or is too small for a finger, whatever the screen."""
    for screen in SIZES:
        guest.turn_to(screen)
        for script in (HIDDEN_BY_SCROLLING, SPILLED, TOO_SMALL):
            assert guest.page.evaluate(script) == [], screen.name


def turn_name(roller: Roller) -> str:
    """Whose fist is to be guessed: nobody's but in that question."""
    words = roller.question.inner_text()
    return words.split(" hält ")[0]
