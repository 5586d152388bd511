"""Without a mouse, in another language, by another light, and against the rules."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import turns
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, Guest, Screen

MOST_TABS = 80
VALUES = set("123456")


def values_offered(guest: Guest) -> set[str]:
    """The values that can be placed."""
    return {choice["key"] for choice in turns.offer(guest.page)}


def tab_to(guest: Guest, goal: Locator) -> None:
    """Go there by the tab key."""
    goal.wait_for()
    for _ in range(MOST_TABS):
        if goal.evaluate("(element) => element === document.activeElement"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not lead there")


def test_a_whole_game_by_keyboard(new_guest: NewGuest) -> None:
    guest = new_guest().come()
    keys = guest.page.keyboard
    tab_to(guest, guest.page.locator("summary"))
    keys.press("Enter")
    tab_to(guest, guest.page.get_by_label(guest.say("las-vegas-option-rounds")))
    keys.press("Home")
    tab_to(guest, guest.button("ui-play"))
    keys.press("Enter")
    guest.wait_for_turn()
    with guest.moving():
        keys.press(turns.offer(guest.page)[0]["key"])
    guest.wait_for_turn()
    tab_to(guest, guest.choices.first)
    turns.play({guest.page: lambda: press_focused(guest)})
    expect(guest.page.get_by_role("log")).not_to_be_empty()  # for those who hear the story
    expect(guest.button("ui-rematch")).to_be_focused()
    tab_to(guest, guest.link("ui-replay"))
    keys.press("Enter")
    guest.page.wait_for_url("**/replay?*")
    guest.tray.wait_for()
    keys.press("ArrowRight")
    expect(guest.page.get_by_role("slider")).to_have_value("1")


def press_focused(guest: Guest) -> None:
    """Whoever plays by keys finds the focus at the next choice again."""
    expect(guest.choices.first).to_be_focused()
    with guest.moving():
        guest.page.keyboard.press("Enter")


def test_the_language_changes_at_any_time(new_guest: NewGuest) -> None:
    guest = new_guest()
    guest.come(guest.make_table("me", "novice").path).wait_for_turn()
    for lang, name in (("fr", "Français"), ("de", "Deutsch")):
        guest.press(guest.button("ui-settings"))
        guest.press(guest.page.get_by_role("dialog").get_by_text(name, exact=True))
        expect(guest.page.locator("html")).to_have_attribute("lang", lang)
        guest.lang = lang
        guest.press(guest.button("ui-close"))
        guest.wait_for_turn()
        expect(guest.button("ui-settings")).to_be_visible()
    guest.page.reload()
    guest.wait_for_turn()
    guest.move()


def test_day_and_night_are_chosen_and_remembered(new_guest: NewGuest) -> None:
    guest = new_guest(theme="dark", screen=PHONE).come()
    root = guest.page.locator("html")
    ground = "getComputedStyle(document.body).backgroundColor"
    night = guest.page.evaluate(ground)
    expect(root).to_have_attribute("data-theme", "dark")
    guest.press(guest.button("ui-settings"))
    guest.press(guest.page.get_by_text(guest.say("ui-theme-light"), exact=True))
    expect(root).to_have_attribute("data-theme", "light")
    guest.page.reload()
    expect(root).to_have_attribute("data-theme", "light")
    assert guest.page.evaluate(ground) != night


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_nothing_is_previewed_that_nobody_pointed_at(new_guest: NewGuest, screen: Screen) -> None:
    guest = new_guest(screen=screen)
    guest.come(guest.make_table("me", "novice", options={"rounds": 2}).path).wait_for_turn()
    for _ in range(2):
        guest.move()
        guest.page.mouse.move(0, 0)
        guest.wait_for_turn()
        expect(guest.page.locator(".is-previewed")).to_have_count(0)
        assert not guest.page.evaluate("document.activeElement.matches('.tray button')")
    guest.page.keyboard.press("Tab")  # who takes the keys sees what is in focus
    tab_to(guest, guest.choices.first)
    expect(guest.page.locator(".is-previewed").first).to_be_visible()


def test_keys_are_shown_as_keys_and_can_be_turned_off(new_guest: NewGuest) -> None:
    guest = new_guest()
    guest.come(guest.make_table("me", "novice").path).wait_for_turn()
    key = guest.choices.first.locator("kbd")
    expect(key).to_be_visible()
    assert key.inner_text() == ""  # drawn, not part of the button's name
    guest.press(guest.button("ui-settings"))
    guest.press(guest.page.get_by_role("switch", name=guest.say("ui-keys"), exact=True))
    guest.press(guest.button("ui-close"))
    expect(key).to_be_hidden()
    before = guest.casinos
    guest.page.keyboard.press(turns.offer(guest.page)[0]["key"])
    assert guest.casinos == before
    guest.choices.first.focus()
    with guest.moving():
        guest.page.keyboard.press("Enter")


def test_a_move_can_be_confirmed_by_mouse_too(new_guest: NewGuest) -> None:
    guest = new_guest(settings={"confirm": "on"})
    guest.come(guest.make_table("me", "novice").path).wait_for_turn()
    guest.choices.first.click()
    armed = guest.tray.locator("button.place")
    expect(armed).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(armed).to_have_count(0)
    guest.choices.first.click()
    with guest.moving():
        armed.click()


def test_a_refused_move_says_why_and_leads_to_the_rule(new_guest: NewGuest) -> None:
    guest = new_guest()
    guest.come(guest.make_table("me", "novice").path).wait_for_turn()
    while not (missing := VALUES - values_offered(guest)):  # every move is legal: play on
        guest.move()
        guest.wait_for_turn()
    guest.page.evaluate(turns.CHEAT, int(min(missing)) - 1)
    before = guest.casinos
    guest.move()
    note = guest.page.get_by_role("alert")
    expect(note).to_contain_text(f"No die shows {min(missing)}.")
    assert not re.search(r"LV-|place \d|llowed", note.inner_text())  # words of the game only
    assert guest.casinos == before
    guest.press(guest.button("ui-read-rule"))
    rules = guest.page.get_by_role("dialog", name=guest.say("ui-rules"))
    expect(rules.locator('[id="LV-06"]')).to_be_in_viewport()
    expect(note).to_have_count(0)
    guest.press(guest.button("ui-close"))
    guest.wait_for_turn()  # the table was never left
