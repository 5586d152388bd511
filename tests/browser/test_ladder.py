"""A rated game in the browser: chosen in the lobby, told at its end, and seen in the ladder."""

import pytest
from playwright.sync_api import expect

from flambeur.words import LANGUAGES
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, Guest
from tests.browser.page_checks import SMALL_PHONE, check_day_and_night, findings
from tests.browser.socket_player import play_unseen

LANGUAGE = "lang => { localStorage['flambeur:lang'] = lang; }"
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth + 1"


def test_a_rated_game_says_at_its_end_what_it_has_changed(new_guest: NewGuest, axe: str) -> None:
    guest = new_guest(screen=PHONE).come()
    place = guest.make_table("me", "novice", "novice", rated=True, options={"rounds": 1})
    play_unseen(guest, place)
    guest.come(place.path)
    expect(guest.ending.locator(".rating")).to_have_count(3)
    [mine, *_] = guest.ask(f"/api/tables/{place.table}/games/1/ratings")
    change = mine["rating"] - mine["before"]
    signed = f"+{change}" if change >= 0 else f"−{-change}"
    expect(guest.ending.locator(".rating b").filter(has_text=signed).first).to_be_visible()
    check_day_and_night(guest, axe)
    guest.come("/ladder/las-vegas")
    expect(guest.page.locator("main .rating")).to_have_text(f"{mine['rating']} ± {mine['error']}")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=lambda screen: screen.name)
def test_the_ladder_is_readable_in_every_language_by_day_and_by_night(
    new_guest: NewGuest, axe: str, screen: object
) -> None:
    guest: Guest = new_guest(screen=screen).come("/ladder/las-vegas")
    steps = guest.page.locator("main tbody tr")
    expect(steps).to_have_count(4)
    check_day_and_night(guest, axe)
    for lang in LANGUAGES:
        guest.lang = lang
        guest.page.evaluate(LANGUAGE, lang)
        guest.page.reload()
        expect(guest.page.get_by_role("heading", level=1)).to_contain_text(guest.say("las-vegas-title"))
        for size in (SMALL_PHONE, PHONE) if screen == PHONE else (DESKTOP,):
            guest.turn_to(size)
            assert not guest.page.evaluate(TOO_WIDE), (lang, size.name)
    assert findings(guest, axe) == []
    guest.page.get_by_role("link", name=guest.say("royale-title")).focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text(guest.say("royale-title"))


def test_who_wishes_a_rated_game_in_the_lobby_gets_no_coach(new_guest: NewGuest) -> None:
    guest = new_guest().come()
    guest.press(guest.page.get_by_text(guest.say("ui-options"), exact=True))
    coach = guest.page.get_by_role("switch", name=guest.say("ui-coach-wish"))
    rated = guest.page.get_by_role("switch", name=guest.say("ui-rated-wish"))
    coach.focus()
    guest.page.keyboard.press("Space")
    expect(coach).to_be_checked()
    rated.focus()
    guest.page.keyboard.press("Space")
    expect(rated).to_be_checked()
    expect(coach).not_to_be_checked()
    guest.press(guest.button("ui-play"))
    guest.wait_for_turn()
    assert guest.ask(f"/api/tables/{guest.table}")["table"]["rated"]
