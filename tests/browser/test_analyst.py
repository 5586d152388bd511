"""The analyst itself, in a process of its own, asked from the browser: nothing here is prepared."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guests import Guest
from tests.browser.socket_player import play_unseen
from tests.house.houses import opened

GAME = {"game": "easy-come", "options": {}}  # for two, which is solved: every chance is exact


@pytest.fixture
def guest(tmp_path: Path, browser: Browser, client: Path) -> Iterator[Guest]:
    """A guest of a house with an analyst who knows something."""
    assert client.is_dir()
    with opened(tmp_path, has_analyst=True) as house:
        guest = Guest(browser, house.url)
        yield guest
        guest.leave()


def test_the_analyst_gives_hints_and_accounts_for_the_game(guest: Guest) -> None:
    place = guest.come().make_table("me", "novice", coach=True, **GAME)
    guest.come(place.path).wait_for_turn()
    guest.press(guest.button("ui-coach-ask"))
    hints = guest.page.get_by_role("dialog", name=guest.say("ui-coach"), exact=True).locator("li button")
    expect(hints.first).to_contain_text("%")
    play_unseen(guest, place)
    guest.follow(f"{place.path}/look-back?game=1&at=0")
    chances = guest.page.get_by_role("slider", name=guest.say("analysis-moment"))
    expect(chances).to_be_visible()
    told = guest.ask(f"/api/tables/{place.table}/games/1/analysis")["analysis"]
    for account in told["accounts"]:
        parts = account["start"] + account["luck"] - account["errors"] + account["from_others"]
        assert parts == pytest.approx(account["end"], abs=1e-9)
        assert account["end"] in (0, 50, 100)
    assert len(told["moves"]) == len(told["chances"]) - 1
    guest.page.reload()
    expect(chances).to_be_visible()
