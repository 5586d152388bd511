"""The coach at the table: where all agree, for whoever asks, and before a blunder."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewGuest
from tests.browser.guests import PHONE, Guest
from tests.browser.page_checks import SMALL_PHONE, check_day_and_night, findings
from tests.browser.prepared_coach import coach

BIDS = 7  # the first choice in All or Nothing, whatever cards are dealt
GAME = {"game": "all-or-nothing", "options": {"deals": 1}}
LANGUAGE = "lang => { localStorage['flambeur:lang'] = lang; }"
TOO_WIDE = """[...document.querySelectorAll("html, header, dialog, dialog *")]
  .filter((element) => element.scrollWidth > element.clientWidth + 1 && !element.closest(".state, .name"))
  .map((element) => element.className || element.tagName)"""


def hints(guest: Guest) -> Locator:
    """What the coach says of each move."""
    return guest.page.get_by_role("dialog", name=guest.say("ui-coach"), exact=True).locator("li button")


def warning(guest: Guest) -> Locator:
    """What the coach says before a blunder."""
    return guest.page.get_by_role("dialog", name=guest.say("analysis-blunder-title"), exact=True)


def test_the_coach_tells_the_chance_of_each_move_and_warns_before_a_blunder(
    new_guest: NewGuest, axe: str
) -> None:
    guest = new_guest()
    answered = coach(guest)
    place = guest.come().make_table("me", "novice", "novice", coach=True, **GAME)
    guest.come(place.path).wait_for_turn()
    chances = guest.page.locator("[data-chance]")
    expect(chances).to_have_count(0)
    guest.button("ui-coach-ask").focus()
    guest.page.keyboard.press("Enter")
    expect(hints(guest)).to_have_count(BIDS)
    check_day_and_night(guest, axe)
    hints(guest).nth(1).focus()
    guest.page.keyboard.press("Enter")
    expect(chances).to_have_count(BIDS)
    expect(chances.first).to_have_attribute("data-chance", "60%")
    expect(guest.page.locator(".is-armed")).to_have_attribute("aria-keyshortcuts", "1")
    for lang, screen in (("de", PHONE), ("fr", SMALL_PHONE)):
        guest.lang = lang
        guest.page.evaluate(LANGUAGE, lang)
        answered.clear()
        guest.page.reload()
        guest.turn_to(screen)
        guest.wait_for_turn().wait_until(lambda: bool(answered))  # or the move would be played after a while
        guest.page.keyboard.press("6")
        expect(warning(guest)).to_be_visible()
        assert guest.page.evaluate(TOO_WIDE) == [], lang
        assert findings(guest, axe) == [], lang
        expect(guest.button("analysis-blunder-think")).to_be_focused()
        guest.page.keyboard.press("Enter")
        expect(warning(guest)).to_be_hidden()
    guest.wait_for_turn().page.keyboard.press("6")
    guest.press(guest.button("analysis-show"))
    expect(guest.page.locator(".is-armed")).to_have_attribute("aria-keyshortcuts", "0")
    guest.page.keyboard.press("6")
    with guest.moving():
        guest.press(guest.button("analysis-blunder-play"))
    record = guest.ask(f"/api/tables/{place.table}")["table"]
    assert record["coach"] == {"is_on": True, "agreed": [0]}


def test_there_is_no_coach_until_everybody_at_the_table_agrees(new_guest: NewGuest) -> None:
    anna, benno = new_guest(), new_guest(lang="de", screen=PHONE)
    for guest in (anna, benno):
        coach(guest)
    place = anna.come().make_table("me", "open")
    benno.come().call_me("Benno")
    benno.come(place.invite_path)
    anna.come(place.path)
    benno.press(benno.page.get_by_role("button", name=benno.say("ui-sit-at", seat=2)))
    for guest in (anna, benno):  # the room before the game has such a switch, too
        guest.tray.wait_for()
    anna.press(anna.button("ui-people"))
    wish = anna.page.get_by_role("dialog").get_by_role("switch", name=anna.say("ui-coach-wish"))
    wish.press("Space")
    expect(anna.page.get_by_text(anna.say("ui-coach-waits", names="Benno"), exact=True)).to_be_visible()
    expect(anna.button("ui-coach-ask")).to_have_count(0)
    benno.press(benno.button("ui-people"))
    benno.page.get_by_role("switch", name=benno.say("ui-coach-wish")).press("Space")
    expect(anna.page.get_by_text(anna.say("ui-coach-on"), exact=True)).to_be_visible()
    benno.page.keyboard.press("Escape")
    expect(benno.button("ui-coach-ask")).to_be_visible()
    wish.press("Space")
    expect(benno.button("ui-coach-ask")).to_have_count(0)
