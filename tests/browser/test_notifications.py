"""Calling a person who looks elsewhere: a notice, a mark in the title, a sound; each only if wished."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, Place
from tests.browser.socket_player import play_unseen

# Nobody looks at the page, as when another tab is in front.
LOOK_AWAY = """
Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
document.dispatchEvent(new Event("visibilitychange"));
"""
# Notices are still made, and kept to be looked at.
KEEP_NOTICES = """
window.notices = [];
window.Notification = class extends Notification {
  constructor(text, options) { super(text, options); notices.push({ text, tag: options.tag }); }
};
"""
# Sounds are still played; every context that was made and every tone and noise that was begun is kept.
KEEP_SOUNDS = """
window.heard = { contexts: [], tones: 0, noises: 0 };
window.AudioContext = class extends AudioContext {
  constructor() { super(); heard.contexts.push(this); }
};
for (const [kind, source] of [["tones", OscillatorNode], ["noises", AudioBufferSourceNode]]) {
  const start = source.prototype.start;
  source.prototype.start = function (...when) { heard[kind] += 1; return start.apply(this, when); };
}
"""
HEARD = "({ ...heard, contexts: heard.contexts.map(({ state }) => state) })"


def switch_on(guest: Guest, setting: str) -> None:
    """Turn on a setting, by the page."""
    guest.press(guest.button("ui-settings"))
    guest.press(guest.page.get_by_role("switch", name=guest.say(setting), exact=True))
    guest.press(guest.button("ui-close"))


def play_unwatched(guest: Guest) -> None:
    """Make a move and look elsewhere at once, until it is one's turn again."""
    guest.wait_for_turn()
    guest.page.evaluate(LOOK_AWAY)  # the answer may come before anything else could be done
    guest.move()
    guest.wait_for_turn()


@pytest.fixture
def guest(new_guest: NewGuest) -> Guest:
    """Somebody whose browser allows notices, and who is watched."""
    guest = new_guest()
    guest.context.grant_permissions(["notifications"])
    for script in (KEEP_NOTICES, KEEP_SOUNDS):
        guest.context.add_init_script(script)
    return guest.come()


def go_to_a_table(guest: Guest) -> Place:
    """A game that waits for the person."""
    place = guest.make_table("me", "novice")
    guest.come(place.path).wait_for_turn()
    return place


def notices(guest: Guest) -> list[dict[str, str]]:
    """What the browser was asked to show."""
    notices: list[dict[str, str]] = guest.page.evaluate("notices")
    return notices


def heard(guest: Guest) -> dict[str, Any]:
    """What was played, and whether the contexts run."""
    heard: dict[str, Any] = guest.page.evaluate(HEARD)
    return heard


def test_a_notice_calls_who_looks_elsewhere(guest: Guest) -> None:
    switch_on(guest, "ui-notices")
    place = go_to_a_table(guest)
    assert notices(guest) == []  # who looks needs none
    play_unwatched(guest)
    text = guest.say("ui-notice-turn", game=guest.say("las-vegas-title"))
    assert notices(guest) == [{"text": text, "tag": place.table}]


def test_nobody_gets_notices_who_did_not_ask(guest: Guest) -> None:
    go_to_a_table(guest)
    play_unwatched(guest)
    assert notices(guest) == []


def test_a_mark_in_the_title_says_whose_turn_it_is(guest: Guest) -> None:
    place = go_to_a_table(guest)
    marked = re.compile(f"^● {guest.say('ui-your-turn')} · {guest.say('las-vegas-title')}$")
    expect(guest.page).to_have_title(marked)
    play_unseen(guest, place)
    expect(guest.page).to_have_title(f"{guest.say('las-vegas-title')} · Flambeur")


def test_sounds_are_played_if_wished(guest: Guest) -> None:
    switch_on(guest, "ui-sound")
    guest.wait_until(lambda: heard(guest)["contexts"] == ["running"])
    assert heard(guest)["tones"] == 2  # the switch lets hear how it sounds
    go_to_a_table(guest)
    guest.move()
    guest.wait_for_turn()
    guest.wait_until(lambda: heard(guest)["contexts"] == ["running"])
    played = heard(guest)
    assert played["tones"] >= 2  # it is one's turn
    assert played["noises"] >= 2  # one's own move and the bot's


def test_no_sound_is_made_unasked(guest: Guest) -> None:
    go_to_a_table(guest)
    guest.move()
    guest.wait_for_turn()
    assert heard(guest) == {"contexts": [], "tones": 0, "noises": 0}
