"""Coming back: after a reload, after the network was cut, after the house was killed."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest
from tests.house.houses import opened

CUT = r"ERR_INTERNET_DISCONNECTED|WebSocket connection to"


def at_a_table(guest: Guest) -> Guest:
    """A person in the middle of a game."""
    guest.come(guest.make_table("me", "novice", options={"rounds": 2}).path)
    guest.play(moves=2)
    return guest.wait_for_turn()


def seen(guest: Guest) -> tuple[list[str], list[str]]:
    """What a person sees of the table and may do."""
    return guest.casinos, guest.moves_offered


def test_after_a_reload_the_table_is_where_it_was(new_guest: NewGuest) -> None:
    guest = at_a_table(new_guest())
    before, told = seen(guest), guest.story.inner_text()
    guest.page.reload()
    guest.wait_for_turn()
    assert seen(guest) == before
    assert guest.story.inner_text() == told
    assert guest.play(moves=1) == 1


def test_after_a_network_cut_the_table_is_where_it_was(new_guest: NewGuest) -> None:
    guest = new_guest(forgives=CUT)
    guest.page.clock.install()
    at_a_table(guest)
    # From now on it stands still: nothing here waits for silence or for the next try.
    guest.page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    before = seen(guest)
    guest.context.set_offline(True)
    expect(guest.page.get_by_text(guest.say("ui-link-lost"))).to_be_visible()
    guest.context.set_offline(False)
    expect(guest.page.get_by_text(guest.say("ui-link-lost"))).to_be_hidden()
    guest.page.clock.resume()
    guest.wait_for_turn()
    assert seen(guest) == before
    assert guest.play(moves=1) == 1


def test_after_the_house_was_killed_the_table_is_where_it_was(browser: Browser, tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        guest = at_a_table(Guest(browser, house.url, forgives=CUT))
        before = seen(guest)
        house.kill()
        expect(guest.page.get_by_text(guest.say("ui-link-lost"))).to_be_visible()
        house.start()
        guest.page.evaluate("dispatchEvent(new Event('online'))")  # no need to wait for the next try
        expect(guest.page.get_by_text(guest.say("ui-link-lost"))).to_be_hidden()
        assert seen(guest) == before
        assert guest.play(moves=1) == 1
        guest.leave()


def test_the_lobby_and_the_title_say_whose_turn_it_is(new_guest: NewGuest) -> None:
    guest = at_a_table(new_guest())
    expect(guest.page).to_have_title(re.compile(f"^● {guest.say('ui-your-turn')}"))
    before = seen(guest)
    guest.press(guest.link("ui-to-lobby"))
    mine = guest.page.get_by_role("region", name=guest.say("ui-your-tables"), exact=True)
    guest.press(mine.get_by_role("link").filter(has_text=guest.say("ui-state-your-turn")))
    guest.wait_for_turn()
    assert seen(guest) == before
