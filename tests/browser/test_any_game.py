"""A game from elsewhere, without a table or words of its own, is found in the lobby and played to its end."""

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from flambeur.core import elsewhere
from tests.browser.conftest import build_client
from tests.browser.guests import DESKTOP, PHONE, Guest, Screen
from tests.browser.page_checks import CUT_WORDS, check_day_and_night
from tests.house.houses import House, opened

ADDRESS = "python:examples.high_card:HIGH_CARD"
ROUNDS = 2
KNOWN, HIDDEN = re.compile(r"^([1-9]|1[0-2])$"), "0"  # the card of a player, and one that only another sees


@pytest.fixture(scope="module")
def wide_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that also offers High Card."""
    build_client()
    with ExitStack() as stack:
        with pytest.MonkeyPatch.context() as environment:  # tests must not know the game
            environment.setenv(elsewhere.VARIABLE, ADDRESS)
            house = stack.enter_context(opened(tmp_path_factory.mktemp("wide-house")))
        yield house


@pytest.mark.parametrize(("lang", "screen"), [("fr", DESKTOP), ("de", PHONE)], ids=["desktop", "phone"])
def test_a_game_from_elsewhere_is_chosen_and_played_by_its_buttons(
    wide_house: House, browser: Browser, axe: str, lang: str, screen: Screen
) -> None:
    guest = Guest(browser, wide_house.url, lang=lang, screen=screen).come()
    page = guest.page
    guest.press(page.get_by_text("High card", exact=True).first)
    guest.press(page.get_by_text(guest.say("ui-options"), exact=True))
    page.get_by_label("Rounds", exact=True).select_option(str(ROUNDS))
    guest.press(guest.button("ui-play"))
    moves = page.get_by_role("group", name=guest.say("ui-your-moves"))
    for rounds in range(1, ROUNDS + 1):
        cards = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Cards", exact=True))
        expect(page.locator("dl")).to_contain_text(f"Round number {rounds}")
        expect(cards.get_by_role("cell").first).to_have_text(KNOWN)
        expect(cards.get_by_role("cell").nth(1)).to_have_text(HIDDEN)
        if rounds == 1:
            assert page.evaluate(CUT_WORDS) == []
            check_day_and_night(guest, axe)
        guest.press(moves.get_by_role("button", name="Bet 2", exact=True))
    expect(guest.ending).to_be_visible()
    expect(moves.get_by_role("button")).to_have_count(0)
    guest.leave()


def test_the_words_of_a_game_from_elsewhere_are_told_and_others_are_not(
    wide_house: House, browser: Browser
) -> None:
    guest = Guest(browser, wide_house.url, forgives="404")
    request = guest.context.request
    assert "high-card-title = High card" in request.get("/api/games/high-card/words/de").text()
    assert request.get("/api/games/las-vegas/words/de").text() == ""
    assert request.get("/api/games/python%3Aos%3Apath/words/de").status == 404
    guest.leave()
