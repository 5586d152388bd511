"""Several people at one table: invited, sharing a device, leaving, watching, playing again."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from flambeur.words import LANGUAGES
from tests.browser.conftest import NewGuest
from tests.browser.guests import PHONE, Guest, Place, play_together
from tests.browser.socket_player import play_unseen

# By then everything is drawn that was under way, and what moved has been noted.
TWO_FRAMES_LATER = """async () => {
for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
return performance.now();
}"""


def invite_by_page(host: Guest) -> str:
    """Open a table for one guest and copy its link."""
    host.come().call_me("Anna")
    host.plan_short_game()
    host.choose_players(2)
    host.choose_seat(2, "open")
    expect(host.page.get_by_label(host.say("ui-access-link"), exact=True)).to_be_checked()
    expect(host.page.get_by_label(host.say("ui-access-open"), exact=True)).to_be_visible()
    host.press(host.button("ui-open-table"))
    link = host.page.get_by_label(host.say("ui-invite-link"), exact=True)
    expect(link).to_have_value(re.compile("invite="))
    return link.input_value()


def sit_down(guest: Guest, path: str, name: str) -> None:
    """Come by an invite link and take the seat that is free."""
    guest.come(path).call_me(name)
    guest.press(guest.page.get_by_role("button", name=guest.say("ui-sit-at", seat=2)))


def two_at_a_table(new_guest: NewGuest, **wishes: Any) -> tuple[Guest, Guest, Place]:
    """Two people who have begun a game."""
    anna, ben = new_guest(), new_guest()
    place = anna.make_table("me", "open", **wishes)
    anna.come(place.path)
    sit_down(ben, place.invite_path, "Ben")
    return anna, ben, place


def test_two_browsers_meet_by_invite_link(new_guest: NewGuest) -> None:
    anna, ben = new_guest(), new_guest(lang="fr", screen=PHONE)
    link = invite_by_page(anna)
    sit_down(ben, link, "Ben")
    play_together([anna, ben])
    check_address(anna, link, new_guest())
    for guest in (anna, ben):
        players = guest.ending.get_by_role("rowheader").locator("span")
        assert sorted(players.all_inner_texts()) == ["Anna", "Ben"]
        mine = guest.ending.get_by_role("row").filter(has_text=guest.say("ui-you"))
        expect(mine.get_by_role("rowheader")).to_contain_text("Anna" if guest is anna else "Ben")
    check_rematch(anna, ben)


def check_address(host: Guest, link: str, friend: Guest) -> None:
    """What stands in the address bar of somebody who sits there lets a friend in."""
    expect(host.page).to_have_url(link)
    friend.come(host.page.url)
    expect(friend.page.get_by_text(friend.say("ui-watching"))).to_be_attached()
    friend.page.reload()
    expect(friend.page.get_by_text(friend.say("ui-watching"))).to_be_attached()


def check_rematch(anna: Guest, ben: Guest) -> None:
    """One offers another game and the other agrees; only then it begins, and the first one stays at hand."""
    anna.press(anna.button("ui-rematch-offer"))
    expect(anna.ending.get_by_text(anna.say("ui-rematch-waiting", names="Ben"))).to_be_visible()
    expect(ben.ending.get_by_text(ben.say("ui-rematch-wanted", names="Anna", count=1))).to_be_visible()
    ben.press(ben.button("ui-rematch-accept"))
    for guest in (anna, ben):
        expect(guest.ending).to_be_hidden()
        guest.press(guest.button("ui-people"))
        games = guest.page.get_by_role("region", name=guest.say("ui-series"), exact=True)
        for link, page in enumerate(("replay", "look-back")):
            address = re.compile(rf"/{page}\?game=1$")
            expect(games.get_by_role("link").nth(link)).to_have_attribute("href", address)
        expect(games.get_by_role("link")).to_have_count(2)
        guest.page.keyboard.press("Escape")


def test_what_one_says_the_other_hears(new_guest: NewGuest) -> None:
    anna, ben, _ = two_at_a_table(new_guest)
    ben.page.get_by_label(ben.say("ui-chat"), exact=True).fill("Bonne chance !")
    ben.page.keyboard.press("Enter")
    expect(anna.story.get_by_text("Bonne chance !")).to_be_visible()
    check_absence(anna, ben)


def check_absence(anna: Guest, ben: Guest) -> None:
    """Who leaves is marked as away, and nothing on the table moves for it."""
    since = anna.page.evaluate(TWO_FRAMES_LATER)
    ben.page.close()
    expect(anna.page.locator("[data-spot=seat-1] svg.away")).to_be_visible()
    anna.page.evaluate(TWO_FRAMES_LATER)
    assert [shift for shift in anna.page.evaluate("shifts") if shift["at"] > since] == []


def test_the_clock_of_the_first_move_does_not_count_the_waiting_room(new_guest: NewGuest) -> None:
    anna, ben = new_guest(), new_guest()
    place = anna.make_table("me", "open", clock=300, options={"rounds": 1, "first": 0})
    for guest in (anna, ben):
        guest.page.clock.install()
    anna.come(place.path).page.clock.fast_forward("04:00")
    sit_down(ben, place.invite_path, "Ben")
    expect(anna.wait_for_turn().page.get_by_role("timer")).to_contain_text(re.compile(r"[45]:\d\d"))
    check_replacing(ben, anna)


def check_replacing(guest: Guest, stalling: Guest) -> None:
    """Who makes no move for a minute can be replaced, and is told so; this house is patient with nobody."""
    expect(guest.page.get_by_role("timer")).to_be_visible()
    guest.page.clock.fast_forward("01:01")
    guest.press(guest.button("ui-replace"))
    expect(stalling.page.get_by_text(stalling.say("ui-bot-plays-for-you"))).to_be_visible()
    expect(guest.button("ui-replace")).to_be_hidden()


def test_a_bot_replaces_who_leaves_until_they_come_back(new_guest: NewGuest) -> None:
    anna, ben, place = two_at_a_table(new_guest, bot_after=1, options={})
    play_together([anna, ben], moves=2)
    ben.page.close()
    took = anna.story.get_by_text(anna.say("ui-told-bot-took", name="Ben"))
    expect(anna.choices.first.or_(took).first).to_be_visible()
    if not took.is_visible():
        anna.move()
    expect(took).to_be_visible()
    ben.page = ben.new_page()
    ben.come(place.path)
    expect(ben.page.get_by_text(ben.say("ui-bot-plays-for-you"))).to_be_visible()
    ben.press(ben.button("ui-come-back"))
    expect(anna.story.get_by_text(anna.say("ui-told-came-back", name="Ben"))).to_be_visible()
    expect(ben.button("ui-come-back")).to_be_hidden()
    play_together([anna, ben], moves=2)


def test_watching_shows_the_table_and_offers_nothing(new_guest: NewGuest) -> None:
    anna, clara = new_guest(), new_guest()
    place = anna.make_table("me", "novice", is_open=True)
    anna.come(place.path).wait_for_turn()
    told: list[dict[str, Any]] = []
    clara.page.on("websocket", lambda socket: listen(socket, told))
    clara.come()
    clara.press(clara.page.locator(f'a[href="{place.path}"]'))
    expect(clara.page.get_by_text(clara.say("ui-watching"))).to_be_attached()
    anna.move()
    anna.wait_for_turn()
    clara.wait_until(lambda: clara.casinos == anna.casinos)
    assert clara.tray.get_by_role("button").count() == 0
    clara.page.keyboard.type("123456")
    situations = [message["situation"] for message in told if "situation" in message]
    assert len(situations) > 1
    assert all(s["views"] == {} and s["legal"] == {} for s in situations)


def listen(socket: WebSocket, told: list[dict[str, Any]]) -> None:
    """Keep what the house tells."""
    socket.on("framereceived", lambda frame: told.append(json.loads(frame)))


def test_it_shows_at_once_who_comes_and_goes(new_guest: NewGuest) -> None:
    anna, ben = new_guest(), new_guest()
    place = anna.make_table("me", "open", "open")
    anna.come(place.path)
    seat = anna.page.get_by_role("listitem").filter(has_text="Ben")
    sit_down(ben, place.invite_path, "Ben")
    expect(seat.get_by_text(anna.say("ui-here"), exact=True)).to_be_visible()
    ben.page.close()
    expect(seat.get_by_text(anna.say("ui-away"), exact=True)).to_be_visible()
    ben.page = ben.new_page()
    ben.come(place.path)
    expect(seat.get_by_text(anna.say("ui-here"), exact=True)).to_be_visible()
    anna.press(anna.button("ui-move-up", name="Ben"))
    expect(anna.page.get_by_role("listitem").first).to_contain_text("Ben")
    anna.press(anna.button("ui-remove-from", name="Ben", seat=1))
    expect(ben.page.get_by_role("heading", name=ben.say("ui-take-a-seat"))).to_be_visible()
    anna.page.get_by_label(anna.say("ui-seat-number", seat=1), exact=True).select_option("novice")
    expect(anna.page.get_by_role("listitem").first.locator("svg.bot")).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_guests_read_what_was_agreed(new_guest: NewGuest, lang: str) -> None:
    anna, ben = new_guest(), new_guest(lang=lang)
    agreed = {"rounds": 2, "open_money": True, "printing": "later"}
    place = anna.make_table("me", "open", options=agreed, clock=30, bot_after=0)
    ben.come(place.invite_path)
    terms = ben.page.get_by_role("region", name=ben.say("ui-agreed"), exact=True).get_by_role("listitem")
    expect(terms).to_have_text(
        [
            label(ben, "rounds") + "2",
            label(ben, "open_money") + ben.say("ui-yes"),
            label(ben, "printing") + ben.say("las-vegas-option-printing-later"),
            ben.say("ui-clock") + ben.say("ui-seconds", seconds=30),
            ben.say("ui-bot-after") + ben.say("ui-never"),
        ]
    )


def label(guest: Guest, option: str) -> str:
    """An option as the page names it."""
    return guest.say(f"las-vegas-option-{option}")


def test_a_rematch_at_the_same_table(new_guest: NewGuest) -> None:
    anna = new_guest()
    place = anna.make_table("me", "novice", "novice")
    play_unseen(anna, place)
    anna.come(place.path)
    anna.press(anna.button("ui-rematch"))
    expect(anna.story.get_by_text(anna.say("ui-told-rematch"))).to_be_visible()
    expect(anna.page.locator("[data-spot=seat-1] svg.bot")).to_be_visible()
    anna.wait_for_turn()
    anna.come()
    anna.press(anna.link("ui-continue"))
    resign(anna)
    expect(anna.ending).to_be_visible()
    assert anna.ask(f"/api/tables/{place.table}")["table"]["game_number"] == 2
    for game in (1, 2):
        assert anna.ask(f"/api/tables/{place.table}/record?game={game}")


def resign(guest: Guest) -> None:
    """Give the game up, which is asked twice."""
    guest.press(guest.button("ui-people"))
    guest.press(guest.button("ui-resign"))
    guest.press(guest.button("ui-resign-sure"))
    expect(guest.page.get_by_role("dialog").get_by_text(guest.say("ui-has-resigned")).first).to_be_attached()


def test_pass_and_play_covers_the_table_between_turns(new_guest: NewGuest) -> None:
    guest = new_guest(screen=PHONE)
    guest.come().call_me("Anna")
    guest.plan_short_game()
    guest.choose_players(2)
    guest.choose_seat(2, "me")
    guest.page.get_by_label(guest.say("ui-name-of-seat", seat=2), exact=True).fill("Benno")
    guest.press(guest.button("ui-play"))
    cover = guest.page.get_by_role("dialog")
    names = []
    for _ in range(4):
        expect(cover).to_be_visible()
        names.append(cover.get_by_role("heading").inner_text())
        guest.page.keyboard.press("Escape")
        assert guest.choices.count() == 0
        guest.press(cover.get_by_role("button"))
        expect(cover).to_be_hidden()
        guest.move()
    first, second = (guest.say("ui-hand-over", name=name) for name in ("Anna", "Benno"))
    assert names in ([first, second] * 2, [second, first] * 2)
