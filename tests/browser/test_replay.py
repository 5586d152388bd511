"""A finished game again: by slider and keys, shared, downloaded and proved."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from flambeur.core.record import Record
from flambeur.core.replay import verify
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest
from tests.browser.socket_player import play_unseen


@pytest.fixture
def guest(new_guest: NewGuest) -> Guest:
    """Somebody who looks at a game that bots have played."""
    guest = new_guest()
    guest.come(f"{guest.bots_game().path}/replay?game=1").tray.wait_for()
    return guest


def slider(guest: Guest) -> Locator:
    """Where the replay stands."""
    return guest.page.get_by_role("slider", name=guest.say("ui-replay-slider"))


def test_slider_and_keys_lead_through_the_game(guest: Guest) -> None:
    last = slider(guest).get_attribute("max")
    assert last is not None
    assert int(last) > 5
    opening = guest.casinos
    steps = {"ArrowRight": "1", "End": last, "ArrowLeft": str(int(last) - 1), "Home": "0"}
    for key, at in steps.items():
        guest.page.keyboard.press(key)
        expect(slider(guest)).to_have_value(at)
    guest.wait_until(lambda: guest.casinos == opening)
    slider(guest).fill("3")
    guest.wait_until(lambda: guest.casinos != opening)
    slider(guest).focus()
    guest.page.keyboard.press("ArrowRight")
    expect(slider(guest)).to_have_value("4")
    assert guest.choices.count() == 0


def test_it_runs_by_itself_and_stops_at_the_end(guest: Guest) -> None:
    last = int(slider(guest).get_attribute("max") or 0)
    slider(guest).fill(str(last - 2))
    guest.press(guest.button("ui-replay-play"))
    expect(slider(guest)).to_have_value(str(last))
    expect(guest.button("ui-replay-play")).to_be_visible()


def test_a_shared_link_leads_to_the_moment(guest: Guest, new_guest: NewGuest) -> None:
    slider(guest).fill("4")
    guest.press(guest.button("ui-share"))
    link = guest.page.get_by_label(guest.say("ui-replay-link")).input_value()
    other = new_guest(lang="de").come(link.removeprefix(guest.url))
    expect(slider(other)).to_have_value("4")
    assert urlsplit(link).netloc == urlsplit(guest.url).netloc


def test_the_record_can_be_downloaded_and_verified(guest: Guest, tmp_path: Path) -> None:
    guest.press(guest.button("ui-share"))
    with guest.page.expect_download() as download:
        guest.press(guest.link("ui-download-record"))
    download.value.save_as(tmp_path / "record.json")
    match = verify(Record.parse((tmp_path / "record.json").read_bytes()))
    assert match.is_over
    assert str(len(match.turns)) == slider(guest).get_attribute("max")


def test_it_names_who_played_then_not_who_sits_there_now(new_guest: NewGuest) -> None:
    anna = new_guest().come()
    anna.call_me("Anna")
    place = anna.make_table("me", "me:Benno")
    play_unseen(anna, place)
    anna.call_me("Berta")
    anna.come(place.path)
    anna.press(anna.button("ui-rematch"))
    anna.page.get_by_role("dialog").wait_for()
    anna.come(f"{place.path}/replay?game=1&at=2").tray.wait_for()
    players = anna.page.get_by_role("list", name=anna.say("las-vegas-ui-players"), exact=True)
    told = players.locator("li > span").all_inner_texts()
    assert [line.split(",")[0] for line in told] == ["Anna", "Benno"]


def test_without_a_secure_address_the_proof_says_how_to_check(new_guest: NewGuest) -> None:
    guest = new_guest()
    guest.context.add_init_script("delete Crypto.prototype.subtle")  # as at http://192.168.0.2
    guest.come(f"{guest.bots_game().path}/replay?game=1").tray.wait_for()
    guest.press(guest.button("ui-proof"))
    expect(guest.page.get_by_text(guest.say("ui-proof-unknown"))).to_be_visible()
    with guest.page.expect_download() as download:
        guest.press(guest.link("ui-download-record"))
    command = f"flambeur verify {download.value.suggested_filename}"
    expect(guest.page.get_by_text(command, exact=True)).to_be_visible()


def test_the_proof_of_the_dice_is_shown(guest: Guest) -> None:
    guest.press(guest.button("ui-proof"))
    expect(guest.page.get_by_text(guest.say("ui-proof-true"))).to_be_visible()
    chance = guest.ask(f"/api/tables/{guest.table}/record")["chance"]
    for part in ("commitment", "secret"):
        assert guest.page.get_by_text(chance[part], exact=True).is_visible()
