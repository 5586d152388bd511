"""A game against three bots, as anybody would play it."""

import pytest
from playwright.sync_api import Response, expect

from flambeur.words import LANGUAGES
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, Screen

# To the end every language is played on every screen in the first games; the rest of these for some moves.
TO_THE_END = {("fr", DESKTOP), ("de", PHONE)}


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=lambda screen: screen.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_against_three_bots(new_guest: NewGuest, lang: str, screen: Screen) -> None:
    guest = new_guest(lang=lang, screen=screen).come()
    assert guest.page.locator("html").get_attribute("lang") == lang
    if (lang, screen) not in TO_THE_END:
        guest.press(guest.button("ui-play"))
        assert guest.play(moves=2) == 2
        return
    guest.plan_short_game()
    guest.press(guest.button("ui-play"))
    assert guest.play() > 1
    rows = guest.ending.get_by_role("row")
    assert rows.count() == 5  # the head and four players
    players = guest.page.locator("[data-spot^=seat-] > .quiet").all_inner_texts()
    left = guest.say("las-vegas-ui-dice-left", count=8)
    assert not any(left in told for told in players)  # nobody needs dice any more
    assert guest.button("ui-rematch").is_visible()
    assert guest.ask(f"/api/tables/{guest.table}/record")


def test_who_comes_for_the_first_time_is_given_one_identity(new_guest: NewGuest) -> None:
    guest = new_guest()
    answers: list[Response] = []
    guest.page.on("response", lambda answer: answers.append(answer))
    guest.come().button("ui-play").wait_for()
    given = [answer.url for answer in answers if "set-cookie" in answer.all_headers()]
    assert given == [f"{guest.url}/api/me"]


def test_every_option_in_the_lobby_shows_its_default_at_first(new_guest: NewGuest) -> None:
    guest = new_guest().come()
    guest.press(guest.page.get_by_text(guest.say("ui-options"), exact=True))
    for game in guest.ask("/api/games"):
        guest.press(guest.page.get_by_text(guest.say(f"{game['name']}-title"), exact=True).first)
        for option in game["options"]:
            field = guest.page.get_by_label(guest.say(f"{game['name']}-option-{option['name']}"), exact=True)
            if option["kind"] == "flag":
                expect(field).to_be_checked(checked=option["default"])
            else:
                expect(field).to_have_value("" if option["default"] is None else str(option["default"]))


def test_an_address_where_there_is_nothing_shows_a_page(new_guest: NewGuest) -> None:
    guest = new_guest(lang="fr", forgives="404").come("/nowhere/at/all")
    expect(guest.page.get_by_role("heading", name=guest.say("ui-lost"))).to_be_visible()
    expect(guest.page).to_have_title(f"{guest.say('ui-lost')} · Flambeur")
    guest.press(guest.link("ui-to-lobby"))
    expect(guest.button("ui-play")).to_be_visible()


def test_what_the_house_could_not_say_can_be_asked_again_and_what_is_not_there_cannot(
    new_guest: NewGuest,
) -> None:
    guest = new_guest(forgives="ERR_FAILED|404").come()
    asked = "**/api/ladder/*"
    guest.page.route(asked, lambda route: route.abort())
    guest.come("/ladder/las-vegas")
    expect(guest.link("ui-to-lobby")).to_have_count(0)
    guest.page.unroute(asked)
    guest.press(guest.button("ui-try-again"))
    title = guest.say("ratings-title", game=guest.say("las-vegas-title"))
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(title)
    guest.come("/ladder/chess").link("ui-to-lobby").wait_for()
    expect(guest.button("ui-try-again")).to_have_count(0)


@pytest.mark.parametrize(("path", "message"), [("/tournaments", "ui-tournaments"), ("/me", "ui-my-games")])
def test_the_tab_says_which_page_it_is(new_guest: NewGuest, path: str, message: str) -> None:
    guest = new_guest().come(path)
    expect(guest.page).to_have_title(f"{guest.say(message)} · Flambeur")
