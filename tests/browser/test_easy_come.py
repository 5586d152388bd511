"""Easy Come Easy Go in a real browser: dice, prizes, shelves and the count toward a win."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from flambeur.games.easy_come.state import DICE, ENOUGH, PRIZES
from flambeur.words import LANGUAGES
from tests.browser import turns
from tests.browser.conftest import NewGuest
from tests.browser.easy_come_pages import (
    Hunter,
    bring_to_claim,
    make_table,
    play_together,
    share_a_device,
    sit_at,
)
from tests.browser.flights import LONGEST_FLIGHT, NOTE_FLIGHTS, NOTE_PLACES, flights
from tests.browser.guests import DESKTOP, PHONE, Guest, Screen
from tests.browser.page_checks import (
    CUT_WORDS,
    HIDDEN_BY_SCROLLING,
    SIDEWAYS,
    SIZES,
    SMALL_PHONE,
    check_day_and_night,
    check_sizes,
)
from tests.browser.socket_player import play_unseen

TOO_BROAD = "document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['html'] : []"
TOO_SMALL = """[...document.querySelectorAll(".easy-come button")]
  .filter((button) => Math.min(button.offsetWidth, button.offsetHeight) < 44)
  .map((button) => button.innerText)"""
CUT_NAMES = """[...document.querySelectorAll(".prize .name")]
  .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1)
  .map((name) => name.innerText)"""

BROAD_SIDEWAYS = PHONE._replace(name="broad-sideways", width=844, height=390)


def begin_by_page(guest: Guest, players: int) -> Hunter:
    """From the lobby to the table, against bots."""
    guest.come()
    guest.press(guest.page.get_by_text(guest.say("easy-come-title"), exact=True))
    expect(guest.page.get_by_text(guest.say("easy-come-pitch"))).to_be_visible()
    guest.choose_players(players)
    guest.press(guest.button("ui-play"))
    return Hunter(guest)


@pytest.mark.parametrize(
    ("lang", "screen", "players"), [("en", PHONE, 2), ("fr", DESKTOP, 4), ("de", SIDEWAYS, 3)]
)
def test_a_whole_game_against_bots(new_guest: NewGuest, lang: str, screen: Screen, players: int) -> None:
    guest = new_guest(lang=lang, screen=screen)
    assert begin_by_page(guest, players).play() >= 3
    assert guest.ending.get_by_role("row").count() == players + 1  # and the head
    first = guest.ending.get_by_role("row").nth(1)
    expect(first).to_contain_text(guest.say("easy-come-prizes", count=ENOUGH))
    assert guest.ask(f"/api/tables/{guest.table}/record")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_the_prizes_are_not_cut(new_guest: NewGuest, lang: str) -> None:
    guest = new_guest(lang=lang, screen=PHONE)
    sit_at(guest, "me", "novice", "novice")
    for screen in (PHONE, SIDEWAYS, BROAD_SIDEWAYS):
        guest.turn_to(screen)
        assert guest.page.evaluate(CUT_NAMES) == [], screen.name


def test_two_browsers_meet_and_nothing_hidden_is_sent(new_guest: NewGuest) -> None:
    anna, ben = new_guest(), new_guest(lang="de", screen=PHONE)
    told: dict[int, list[dict[str, Any]]] = {0: [], 1: []}
    anna.page.on("websocket", lambda socket: listen(socket, told[0]))
    ben.page.on("websocket", lambda socket: listen(socket, told[1]))
    place = make_table(anna, "me", "open")
    anna.come(place.path)
    ben.come(place.invite_path).call_me("Ben")
    ben.press(ben.page.get_by_role("button", name=ben.say("ui-sit-at", seat=2)))
    play_together([Hunter(anna), Hunter(ben)])
    for seat, messages in told.items():
        situations = [m["situation"] for m in messages if m.get("situation", {}).get("view")]
        assert len(situations) > 3
        for situation in situations:
            assert situation["views"] in ({}, {str(seat): situation["view"]})  # all lies open
            assert set(situation["legal"]) <= {str(seat)}
        moved = [m["facts"] for m in messages if m.get("kind") == "moved"]
        assert {facts["seat"] for facts in moved if "move" in facts} == {seat}
    secret = anna.ask(f"/api/tables/{place.table}/record")["chance"]["secret"]
    assert secret not in json.dumps(told)


def listen(socket: WebSocket, told: list[dict[str, Any]]) -> None:
    """Keep what the house tells."""
    socket.on("framereceived", lambda frame: told.append(json.loads(frame)))


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=lambda screen: screen.name)
def test_dice_that_are_tapped_are_set_aside(new_guest: NewGuest, screen: Screen) -> None:
    guest = new_guest(screen=screen)
    hunter = sit_at(guest, "me", "novice", options={"first": 0})
    rolled = hunter.faces("rolled")
    assert len(rolled) == DICE
    for place in (1, 3, 0):
        guest.press(hunter.dice.nth(place))
    guest.press(hunter.dice.nth(0))  # and back again
    expect(hunter.tray.locator("[aria-pressed=true][data-die]")).to_have_count(2)
    chosen = sorted((rolled[1], rolled[3]))
    expect(hunter.act).to_have_text(guest.say("easy-come-ui-keep", dice=f"{chosen[0]} {chosen[1]}", rest=2))
    guest.press(hunter.act)
    hunter.guest.wait_until(lambda: hunter.faces("aside") == chosen)
    assert len(hunter.wait_for_turn().faces("rolled")) == 2


def test_all_dice_aside_end_the_turn(new_guest: NewGuest) -> None:
    guest = new_guest()
    hunter = share_a_device(guest)
    for place in range(DICE):
        guest.press(hunter.dice.nth(place))
    ways = [guest.say("easy-come-ui-end"), guest.say("easy-come-ui-decline")]
    expect(hunter.act).to_have_text(re.compile("|".join(map(re.escape, ways))))
    guest.press(hunter.act)
    cover = guest.page.get_by_role("dialog")
    expect(cover.get_by_role("heading")).to_have_text(guest.say("ui-hand-over", name="Benno"))
    expect(guest.story.get_by_text(guest.say("easy-come-missed", seat=guest_name(guest)))).to_be_visible()


def guest_name(guest: Guest) -> str:
    """The name under which the guest sits at tables."""
    return str(guest.ask("/api/me")["name"])


def test_a_finger_sees_what_it_would_take_before_it_takes_it(new_guest: NewGuest) -> None:
    guest = new_guest(screen=PHONE)
    hunter = bring_to_claim(guest, "me", "me:Benno").uncover()  # nobody takes it away before it is seen
    wish = str(hunter.claims.first.get_attribute("aria-label"))
    guest.press(hunter.claims.first)
    expect(hunter.act).to_have_text(wish)
    guest.press(hunter.dice.first)  # another choice takes it back
    expect(hunter.act).not_to_have_text(wish)
    hunter.claim()
    expect(guest.page.get_by_role("log")).not_to_be_empty()
    prize = guest.say(f"easy-come-prize-{prize_in(guest, wish)}")
    guest.wait_until(lambda: any(prize in shelf for shelf in hunter.shelves))


def prize_in(guest: Guest, sentence: str) -> int:
    """Which prize a sentence is about."""
    return next(p for p in range(PRIZES) if f"“{guest.say(f'easy-come-prize-{p}')}”" in sentence)


def test_a_whole_game_by_keyboard(new_guest: NewGuest) -> None:
    guest = new_guest()
    hunter = sit_at(guest, "me", "novice")
    turns.play({guest.page: lambda: move_by_keys(hunter)})
    expect(guest.page.get_by_role("log")).not_to_be_empty()  # for those who hear the story
    expect(guest.button("ui-rematch")).to_be_focused()


def move_by_keys(hunter: Hunter) -> None:
    """Claim by letter, else set the first die aside by number and Enter; the last one by Enter."""
    keys, offered = hunter.page.keyboard, [choice["key"] for choice in turns.offer(hunter.page)]
    claims = [key for key in offered if key.isalpha()]
    if not claims and len(offered) > 1:
        keys.press("1")
        expect(hunter.act).to_be_focused()
    with hunter.guest.moving():
        keys.press(claims[0] if claims else "Enter")


def test_the_last_die_is_one_key(new_guest: NewGuest) -> None:
    guest = new_guest()
    hunter = share_a_device(guest)
    while not is_last_die_left(hunter):  # nobody takes a prize, so the game does not end
        hunter.uncover()
    expect(hunter.act).to_be_focused()
    expect(hunter.act).to_have_text(guest.say("easy-come-ui-end"))


def is_last_die_left(hunter: Hunter) -> bool:
    """Set one die after the other aside, by keys; whether the last one can do nothing but end the turn."""
    keys = hunter.page.keyboard
    for _ in range(DICE - 1):
        hunter.wait_for_turn()
        keys.press("1")
        expect(hunter.act).to_be_focused()
        with hunter.guest.moving():
            keys.press("Enter")
    if not hunter.wait_for_turn().claims.count():
        return True
    hunter.act.focus()  # declines
    with hunter.guest.moving():
        keys.press("Enter")
    return False


def test_keys_lead_from_roll_to_roll(new_guest: NewGuest) -> None:
    guest = new_guest()
    hunter = sit_at(guest, "me", "novice", options={"first": 0})
    hunter.dice.first.focus()
    guest.page.keyboard.press("Space")
    expect(hunter.dice.first).to_have_attribute("aria-pressed", "true")
    guest.page.keyboard.press("Escape")
    expect(hunter.dice.first).to_have_attribute("aria-pressed", "false")
    guest.page.keyboard.press("2")
    with guest.moving():
        guest.page.keyboard.press("Enter")
    guest.wait_until(lambda: len(hunter.faces("aside")) == 1)
    hunter.wait_for_turn()
    focused = hunter.claims if hunter.claims.count() else hunter.dice
    expect(focused.first).to_be_focused()


def test_chances_are_shown_on_request(new_guest: NewGuest) -> None:
    guest = new_guest(lang="fr")
    hunter = sit_at(guest, "me", "novice", "novice", "novice")
    toggle = guest.button("easy-come-ui-chances")
    chance = guest.say("easy-come-ui-chance", percent="").strip()
    told = hunter.prizes.locator("p").filter(has_text=chance)
    expect(toggle).to_have_attribute("aria-pressed", "false")
    expect(told).to_have_count(0)
    guest.press(toggle)
    expect(told).to_have_count(PRIZES)
    before = told.all_inner_texts()
    for place in range(DICE):
        if place < hunter.dice.count():
            guest.press(hunter.dice.nth(place))
    after = told.all_inner_texts()
    assert after != before
    assert all(re.search(r"\D0\s%$", text) for text in after)  # the turn would be over
    guest.page.reload()  # remembered
    expect(guest.button("easy-come-ui-chances")).to_have_attribute("aria-pressed", "true")
    expect(told).to_have_count(PRIZES)


@pytest.mark.parametrize(("lang", "screen"), [("en", DESKTOP), ("de", SMALL_PHONE)])
def test_the_count_toward_a_win_is_announced(new_guest: NewGuest, lang: str, screen: Screen) -> None:
    guest = new_guest(lang=lang, screen=screen).come()
    guest.call_me("Anna")
    place = make_table(guest, "me", "me:Benno")
    view = play_unseen(guest, place, lambda situation: any(situation["view"]["countdown"]))["view"]
    guest.come(place.path)
    hunter = Hunter(guest).uncover()
    leader = next(seat for seat, turns in enumerate(view["countdown"]) if turns)
    facts = {"player": ("Anna", "Benno")[leader], "turns": view["countdown"][leader]}
    expect(guest.page.get_by_text(guest.say("easy-come-ui-count", **facts))).to_be_visible()
    assert guest.say("easy-come-ui-wins-in", turns=facts["turns"]) in hunter.shelves[leader]
    assert len(hunter.page.locator(f'[data-owner="{leader}"]').all()) == ENOUGH
    centre = hunter.page.locator('[data-owner="-1"]')
    assert centre.get_by_role("button").count() == 0  # between two the centre is closed


def test_a_refused_move_leads_to_the_rule(new_guest: NewGuest) -> None:
    guest = new_guest()
    hunter = sit_at(guest, "me", "novice", options={"first": 0})
    rolled = hunter.faces("rolled")
    absent = next(face for face in range(6) if face not in rolled)
    guest.page.evaluate(turns.CHEAT, PRIZES + absent)
    guest.press(hunter.dice.first)
    guest.press(hunter.act)
    expect(guest.page.get_by_role("alert")).to_be_visible()
    assert hunter.wait_for_turn().faces("rolled") == rolled
    guest.press(guest.button("ui-read-rule"))
    expect(guest.page.get_by_role("dialog").locator('[id="EC-04"]')).to_be_in_viewport()


@pytest.mark.parametrize("screen", SIZES, ids=lambda screen: screen.name)
def test_the_table_fits_the_screen(new_guest: NewGuest, screen: Screen) -> None:
    guest = new_guest(lang="de", screen=screen)
    hunter = sit_at(guest, "me", "novice", "novice", "novice")
    guest.press(guest.button("easy-come-ui-chances"))
    guest.press(hunter.dice.first)
    expect(hunter.act).to_be_visible()
    check_sizes(guest, HIDDEN_BY_SCROLLING, CUT_WORDS, TOO_SMALL)
    place = make_table(guest, "me", "me:Benno")
    play_unseen(guest, place)
    guest.come(f"{place.path}/replay?game=1&at=5")
    hunter.tray.wait_for()
    check_sizes(guest, HIDDEN_BY_SCROLLING, CUT_WORDS, TOO_BROAD)


def test_nothing_serious_is_found_by_axe(new_guest: NewGuest, axe: str) -> None:
    guest = new_guest()
    hunter = bring_to_claim(guest, "me", "novice", "novice", "novice", taken=1).wait_for_turn()
    guest.press(guest.button("easy-come-ui-chances"))
    for screen in (DESKTOP, PHONE):
        guest.turn_to(screen)
        check_day_and_night(guest, axe)
    guest.press(hunter.dice.first)
    check_day_and_night(guest, axe)
    guest.come("/rules/easy-come").page.get_by_role("heading", level=2).first.wait_for()
    check_day_and_night(guest, axe)


def test_a_die_set_aside_flies_to_its_box(new_guest: NewGuest) -> None:
    guest = new_guest(is_still=False)
    hunter = sit_at(guest, "me", "novice")
    guest.press(hunter.dice.first)
    tray = guest.page.locator(".tray").bounding_box()
    assert tray is not None
    guest.page.evaluate(NOTE_PLACES, ".easy-come > svg")
    with guest.moving():
        guest.press(hunter.act)
    guest.wait_until(lambda: len(hunter.faces("aside")) > 0)
    turns.next_asked([guest.page])
    places = guest.page.evaluate("places")
    assert places, "something flew"
    assert all(tray["x"] < x < tray["x"] + tray["width"] and y > tray["y"] - 40 for x, y in places)


def test_a_prize_flies_to_the_shelf(new_guest: NewGuest) -> None:
    guest = new_guest(is_still=False)
    hunter = bring_to_claim(guest, "me", "novice").wait_for_turn()
    wish = prize_in(guest, str(hunter.claims.first.get_attribute("aria-label")))
    guest.page.evaluate(NOTE_FLIGHTS)
    hunter.claim()
    guest.wait_until(lambda: any(f"prize-{wish}" in flight["piece"] for flight in flights(guest)))
    turns.next_asked([guest.page])
    assert all(flight["ms"] <= LONGEST_FLIGHT for flight in flights(guest))
