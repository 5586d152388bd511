"""My games and profiles: found, shared, hidden, and whole on every screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE
from tests.browser.history_pages import bot_profile, history, nothing_played, profile
from tests.browser.page_checks import CUT_WORDS, SMALL_PHONE, check_day_and_night
from tests.browser.socket_player import play_unseen


def test_pages_of_what_was_played_are_accessible_and_whole_in_every_language(
    new_guest: NewGuest, axe: str
) -> None:
    guest = new_guest()
    for lang in ("English", "Français", "Deutsch"):
        for visit in (history, profile, bot_profile):
            visit(guest)
            guest.press(guest.page.locator("header button").last)
            guest.page.get_by_role("dialog").get_by_text(lang, exact=True).click()
            guest.page.locator(f"html[lang={lang[:2].lower()}]").wait_for()
            guest.page.keyboard.press("Escape")
            guest.page.get_by_role("dialog").wait_for(state="hidden")
            for screen in (DESKTOP, PHONE, SMALL_PHONE):
                guest.turn_to(screen)
                width = guest.page.evaluate("document.documentElement.scrollWidth")
                assert width <= screen.width, (visit.__name__, lang)
                assert guest.page.evaluate(CUT_WORDS) == [], (visit.__name__, lang, screen.name)
                if lang == "English" and screen != SMALL_PHONE:
                    check_day_and_night(guest, axe)


def test_somebody_new_is_invited_to_play(new_guest: NewGuest, axe: str) -> None:
    guest = new_guest(screen=PHONE)
    nothing_played(guest)
    check_day_and_night(guest, axe)
    guest.press(guest.link("ui-play"))
    guest.button("ui-play").wait_for()


def test_a_game_is_found_among_others_and_leads_to_its_replay_and_its_analysis(new_guest: NewGuest) -> None:
    guest = new_guest()
    history(guest)
    games = guest.page.get_by_role("article")
    expect(games).to_have_count(2)
    guest.page.get_by_label(guest.say("ui-game"), exact=True).select_option("easy-come")
    expect(games).to_have_count(1)
    expect(games).to_contain_text(guest.say("easy-come-title"))
    guest.page.get_by_label(guest.say("history-search")).fill("nobody is called so")
    expect(guest.page.get_by_text(guest.say("history-none"))).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_text(guest.say("history-none"))).to_be_visible()
    guest.page.get_by_label(guest.say("history-search")).fill("")
    expect(games).to_have_count(1)
    guest.press(games.get_by_role("link", name=guest.say("ui-replay"), exact=True))
    guest.page.get_by_role("slider", name=guest.say("ui-replay-slider"), exact=True).wait_for()
    guest.come("/me")
    look_back = games.first.get_by_role("link", name=guest.say("history-look-back"), exact=True)
    assert "/look-back?game=1" in (look_back.get_attribute("href") or "")


def test_the_link_to_a_closed_game_lets_somebody_else_watch_its_replay(new_guest: NewGuest) -> None:
    guest, other = new_guest(), new_guest()
    play_unseen(guest, guest.make_table("me", "novice"))
    guest.come("/me")
    guest.press(
        guest.page.get_by_role("article").get_by_role("button", name=guest.say("ui-share"), exact=True)
    )
    link = guest.page.get_by_label(guest.say("history-link")).input_value()
    assert "invite=" in link
    other.come(link).tray.wait_for()


def test_keys_alone_lead_from_the_lobby_to_the_table_of_all_results(new_guest: NewGuest) -> None:
    guest = new_guest()
    history(guest)
    guest.come("/")
    guest.page.get_by_role("navigation").get_by_role("link", name=guest.say("ui-my-games")).focus()
    guest.page.keyboard.press("Enter")
    figures = guest.page.get_by_role("link", name=guest.say("history-my-figures"))
    figures.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("history-my-figures"))
    table = guest.page.get_by_text(guest.say("history-as-table"), exact=True)
    table.focus()
    guest.page.keyboard.press("Enter")
    rows = guest.page.get_by_role("region", name=guest.say("history-as-table")).get_by_role("row")
    expect(rows).to_have_count(2)


@pytest.mark.parametrize("hidden", [False, True], ids=["shown", "hidden"])
def test_a_profile_is_seen_by_others_unless_its_owner_hides_it(new_guest: NewGuest, hidden: bool) -> None:
    guest, other = new_guest().come(), new_guest(forgives="403" if hidden else None)
    guest.call_me("Zoé")
    play_unseen(guest, guest.make_table("me", "novice"))
    if hidden:
        guest.come("/people/me")
        with guest.page.expect_response("**/api/me/profile"):
            guest.page.get_by_role("switch", name=guest.say("history-hide")).check()
    who = guest.ask("/api/people/me")["who"]
    if hidden:
        other.come(f"/people/{who}")
        expect(other.page.get_by_role("heading")).to_have_text(other.say("error-profile-hidden"))
    else:
        other.come(f"/people/{who}")
        expect(other.page.get_by_role("heading", level=1)).to_have_text("Zoé")
        expect(other.page.get_by_role("switch")).to_have_count(0)
