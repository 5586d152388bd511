"""A game against three bots, as anybody would play it."""

import pytest

from flambeur.words import LANGUAGES
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, Screen

# Every language and every screen is played to the end at least once; the rest for some moves.
TO_THE_END = {("en", PHONE), ("fr", DESKTOP), ("de", PHONE)}


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
    assert guest.ask(f"/api{guest.page.url.removeprefix(guest.url).replace('/t/', '/tables/')}/record")
