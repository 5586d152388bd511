"""Las Vegas Royale in a real browser: the casinos, their boards, and what they ask."""

import json
import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import expect

from flambeur.core.record import Record
from flambeur.core.replay import verify
from flambeur.games.royale.moves import (
    CLOSE,
    GROUP,
    HOLD,
    PLACE,
)
from flambeur.games.royale.options import BOARD_IDS
from tests.browser import turns
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, Guest, Place, Screen
from tests.browser.page_checks import (
    SIDEWAYS,
    SMALL_PHONE,
    check_day_and_night,
)
from tests.browser.royale_pages import (
    DECLINE,
    SET_UPS,
    Roller,
    bring_to,
    bring_until,
    make_table,
    sit_at,
)
from tests.browser.socket_player import Situation, play_unseen

BOTS = ("novice", "novice", "novice")
MOST_GAMES = 40


def begin_by_page(guest: Guest, **options: str) -> Roller:
    """From the lobby to the table, against a bot."""
    guest.come()
    guest.press(guest.page.get_by_text(guest.say("royale-title"), exact=True))
    expect(guest.page.get_by_text(guest.say("royale-pitch"))).to_be_visible()
    guest.press(guest.page.get_by_text(guest.say("ui-options"), exact=True))
    for option, value in options.items():
        label = guest.say(f"royale-option-{option}")
        guest.page.get_by_label(label, exact=True).select_option(value)
    guest.choose_players(2)
    guest.press(guest.button("ui-play"))
    return Roller(guest)


@pytest.mark.parametrize(("lang", "screen", "boards"), [("fr", DESKTOP, "0"), ("de", SIDEWAYS, "6")])
def test_a_whole_game_against_a_bot(new_guest: NewGuest, lang: str, screen: Screen, boards: str) -> None:
    guest = new_guest(lang=lang, screen=screen)
    roller = begin_by_page(guest, boards=boards, rounds="1").wait_for_turn()
    assert roller.boards.count() == int(boards)
    assert roller.play()
    rows = guest.ending.get_by_role("row")
    assert rows.count() == 3  # the head and two players
    match = verify(Record.parse(json.dumps(guest.ask(f"/api/tables/{guest.table}/record")).encode()))
    for row, place in zip(rows.all()[1:], match.standing or (), strict=True):
        expect(row).to_contain_text(reckoning(guest, place.reckoning))


def reckoning(guest: Guest, parts: Mapping[str, int]) -> str:
    """What a result is made of, as the guest reads it (LR-11)."""
    money = guest.say("royale-money", amount=1000 * parts["notes"])
    return guest.say("royale-reckoning", money=money, chips=parts["chips"])


@pytest.mark.parametrize("set_up", SET_UPS[:3], ids=lambda boards: "-".join(boards.values()))
def test_a_whole_game_with_six_boards(new_guest: NewGuest, set_up: dict[str, str]) -> None:
    guest = new_guest()
    roller = sit_at(guest, "me", *BOTS[:1], **set_up)
    names = [board.get_attribute("aria-label") for board in roller.boards.all()]
    assert names == [guest.say(f"royale-board-{board}") for board in set_up.values()]
    roller.play()
    assert guest.ending.get_by_role("row").count() == 3


def test_nothing_serious_is_found_by_day_and_night(new_guest: NewGuest, axe: str) -> None:
    guest = new_guest()
    roller = bring_to(guest, GROUP, "me", *BOTS, **SET_UPS[1])
    roller.boards.nth(2).focus()
    check_day_and_night(guest, axe)
    guest.turn_to(PHONE)
    check_day_and_night(guest, axe)


def test_a_finger_chooses_before_it_plays(new_guest: NewGuest) -> None:
    guest = new_guest(screen=PHONE)
    roller = sit_at(guest, "me", "novice", boards=0)
    choice = roller.choices.first
    wish = str(choice.get_attribute("aria-label"))
    guest.press(choice)
    expect(roller.act).to_contain_text(wish)
    expect(roller.act).to_contain_text(guest.say("royale-ui-preview"))
    guest.press(roller.arena.get_by_role("button", name=guest.say("royale-ui-do-pass"), exact=True))
    expect(roller.act).to_have_text(guest.say("royale-ui-do-pass"))
    with guest.moving():
        guest.press(roller.act)
    expect(guest.page.get_by_role("log")).not_to_be_empty()


def test_the_only_button_stays_under_the_mouse(new_guest: NewGuest) -> None:
    def can_only_pass(situation: Situation) -> bool:
        return any([move["kind"] for move in moves] == ["pass"] for moves in situation["legal"].values())

    guest = new_guest()
    roller = bring_until(guest, can_only_pass, "me", "novice", **SET_UPS[0])
    roller.choices.first.hover(trial=True)  # until nothing settles any more
    before = roller.choices.first.bounding_box()
    roller.choices.first.hover()
    expect(roller.choices.first).to_have_class(re.compile("is-active"))
    assert roller.choices.first.bounding_box() == before
    with guest.moving():
        guest.press(roller.choices.first)


def test_a_move_that_showed_nothing_new_is_taken_back_by_the_page(new_guest: NewGuest) -> None:
    guest = new_guest(screen=PHONE)
    options = {"rounds": 1} | SET_UPS[1]
    for _ in range(MOST_GAMES):  # in some games every move is followed by a roll
        place = guest.make_table("me", "novice", game="royale", takeback=True, options=options)
        if play_unseen(guest, place, lambda situation: bool(situation["take_back"]))["phase"] != "over":
            break
    guest.come(place.path)
    name = guest.ask(f"/api/tables/{place.table}")["table"]["seats"][0]["name"]
    guest.press(guest.button("ui-take-back"))
    expect(guest.page.get_by_role("log").first).to_contain_text(guest.say("ui-told-took-back", name=name))


def test_a_casino_can_be_clicked_for_what_a_board_asks(new_guest: NewGuest) -> None:
    guest = new_guest()
    roller = bring_to(guest, CLOSE, "me", "novice", **SET_UPS[0])
    place = guest.page.locator(".place").filter(has=guest.page.locator("button.choose")).first
    casino = place.locator(".name").first.inner_text()
    place.locator("button.choose").hover()
    expect(roller.arena).to_contain_text(guest.say("royale-ui-do-close", casino=casino))
    place.locator("button.choose").click()
    closed = guest.say("royale-closed", seat=guest.ask("/api/me")["name"], casino=casino)
    expect(guest.story.get_by_text(closed).last).to_be_visible()


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=lambda screen: screen.name)
def test_a_board_explains_itself(new_guest: NewGuest, screen: Screen) -> None:
    guest = new_guest(screen=screen)
    roller = sit_at(guest, "me", "novice", **SET_UPS[1], first=0)
    about = guest.page.locator("[data-card]").get_by_text(guest.say("royale-board-a2-about"))
    jackpot = roller.boards.first
    if screen.is_touch:
        jackpot.tap()
    else:
        jackpot.hover()
    expect(about).to_be_visible()
    state = guest.say("royale-ui-state-jackpot", amount=guest.say("royale-money", amount=30_000))
    expect(jackpot).to_have_accessible_description(f"{guest.say('royale-board-a2-about')} {state}")
    expect(guest.page.locator("[data-card]")).to_contain_text(state)
    guest.page.keyboard.press("Escape")
    expect(about).to_have_count(0)
    jackpot.focus()
    guest.page.keyboard.press("Shift+Tab")
    guest.page.keyboard.press("Tab")
    expect(about).to_be_visible()


def test_a_whole_game_by_keyboard(new_guest: NewGuest) -> None:
    guest = new_guest()
    roller = sit_at(guest, "me", "novice", **SET_UPS[1])
    turns.play({guest.page: lambda: move_by_keys(roller)})
    expect(guest.page.get_by_role("log")).not_to_be_empty()  # for those who hear the story
    expect(guest.button("ui-rematch")).to_be_focused()


def move_by_keys(roller: Roller) -> None:
    """Decide without a mouse; what is put together gets one part, be it a die, a Biggy or a token."""
    keys, is_put_together = roller.page.keyboard, roller.is_put_together
    offered = [c for c in turns.offer(roller.page) if (c["pressed"] is not None) == is_put_together]
    key = next((choice["key"] for choice in offered if choice["key"] != DECLINE), DECLINE)
    if is_put_together:
        keys.press(key)
        roller.act.focus()
        key = "Enter"
    with roller.guest.moving():
        keys.press(key)


def test_keys_lead_from_question_to_question(new_guest: NewGuest) -> None:
    guest = new_guest()
    roller = sit_at(guest, "me", "novice", boards=0)
    roller.choices.first.focus()
    with guest.moving():
        guest.page.keyboard.press("Enter")
    roller.wait_for_turn()
    expect(roller.choices.first).to_be_focused()


def test_pass_and_play_with_a_secret(new_guest: NewGuest) -> None:
    guest = new_guest()
    place = make_table(guest, "me", "me:Benno", **SET_UPS[0], first=0)
    guest.come(place.path)
    roller = Roller(guest)
    cover = guest.page.get_by_role("dialog").get_by_role("button")
    for _ in range(12):
        guest.wait_until(lambda: bool(turns.state_of(guest.page) or cover.count()))
        if turns.is_over(guest.page):
            break
        if cover.count():
            guest.press(cover)
        roller.move()
    expect(guest.page.get_by_role("log")).not_to_be_empty()


def test_a_refused_move_leads_to_the_rule(new_guest: NewGuest) -> None:
    guest = new_guest()
    roller = sit_at(guest, "me", "novice", boards=0)
    rolled = {str(choice.get_attribute("aria-keyshortcuts")) for choice in roller.choices.all()}
    absent = next((value for value in range(1, 7) if str(value) not in rolled), None)
    illegal, rule = (HOLD, "LR-05") if absent is None else (PLACE + absent - 1, "LR-05")
    guest.page.evaluate(turns.CHEAT, illegal)
    guest.press(roller.choices.first)
    guest.press(guest.button("ui-read-rule"))
    expect(guest.page.get_by_role("dialog").locator(f'[id="{rule}"]')).to_be_in_viewport()


def test_the_rules_explain_every_board(new_guest: NewGuest, axe: str) -> None:
    guest = new_guest(lang="fr").come("/rules/royale")
    for board in BOARD_IDS:
        expect(guest.page.locator(f'[id="LR-{board.upper()}"]')).to_be_attached()
    check_day_and_night(guest, axe)


def test_a_replay_shows_what_was_hidden(new_guest: NewGuest) -> None:
    guest = new_guest(screen=SMALL_PHONE)
    place, at, tokens = game_with_a_fist(guest)
    guest.come(f"{place.path}/replay?game=1&at={at}")
    roller = Roller(guest)
    expect(roller.arena).to_contain_text(guest.say("royale-ui-in-fist", tokens=tokens))
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE.width
    assert roller.choices.count() == 0


def game_with_a_fist(guest: Guest) -> tuple[Place, int, int]:
    """A finished game, and the frame and number of tokens of a Lucky Punch."""
    for _ in range(20):
        place = make_table(guest, "me", "me:Benno", **SET_UPS[0])
        play_unseen(guest, place)
        frames = guest.ask(f"/api/tables/{place.table}/replay?game=1")["frames"]
        fists = [(at, frame["view"]["held"]) for at, frame in enumerate(frames) if frame["view"]["held"]]
        if fists:
            return place, *fists[0]
    raise AssertionError("nobody made a fist")
