"""Alles oder Nichts in a real browser: whole games, bids that change, secrets that stay, keys and replays."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from tests.browser import all_or_nothing_pages as cards
from tests.browser import turns
from tests.browser.conftest import NewGuest
from tests.browser.flights import NOTE_LANDINGS, check_landings
from tests.browser.guests import DESKTOP, PHONE, Guest, Place, Screen
from tests.browser.page_checks import CUT_WORDS, check_day_and_night
from tests.browser.socket_player import Situation, play_unseen

# A card before who played it, and the tricks of who took it.
LANDED = "[data-spot^=slot-] [data-piece] svg, [data-spot^=tricks-] svg"
SMALL = PHONE._replace(name="small", width=320, height=640)
SIDEWAYS = PHONE._replace(name="sideways", width=740, height=360)
TABLET = PHONE._replace(name="tablet", width=820, height=1180)
SCREENS = (SMALL, PHONE, SIDEWAYS, TABLET, DESKTOP)
PLAYING, OVER, OPEN = 2, 3, 1
FACE_DOWN = -2
FINGER = 44
# What is wider or higher than its place, by its class; and targets too small for a finger.
TOO_LARGE = """() => [...document.querySelectorAll(".all-or-nothing, .felt, main .table")]
  .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
  .map((box) => [box.className, box.scrollWidth, box.scrollHeight, box.clientWidth, box.clientHeight])"""
CUT_OFF = """() => [...document.querySelectorAll(".badge, .slot, [data-choice], .info button, .hand li")]
  .filter((part) => {
    const at = part.getBoundingClientRect();
    return at.left < -1 || at.top < 0 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1;
  })
  .map((part) => part.className)"""
SMALL_TARGETS = f"""() => [...document.querySelectorAll("main button")]
  .map((button) => [button.getBoundingClientRect(), button.ariaLabel ?? button.innerText])
  .filter(([at]) => at.width < {FINGER} - 0.5 || at.height < {FINGER} - 0.5).map(([at, name]) => name)"""


def listen(guest: Guest) -> list[str]:
    """Everything the house tells this person's page."""
    told: list[str] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(str(frame)))

    guest.page.on("websocket", hear)
    return told


def meet(anna: Guest, ben: Guest, **options: Any) -> Place:
    """Anna invites Ben; a bot is the third."""
    place = cards.make_table(anna, "me", "open", "novice", **options)
    anna.come(place.path)
    ben.come(place.invite_path)
    ben.press(ben.page.get_by_role("button", name=ben.say("ui-sit-at", seat=2)))
    return place


def frames_of(guest: Guest, place: Place) -> list[dict[str, Any]]:
    """The finished game, with everything that was hidden."""
    frames: list[dict[str, Any]] = guest.ask(f"/api/tables/{place.table}/replay?game=1")["frames"]
    return frames


@pytest.mark.parametrize(
    ("lang", "screen", "players", "options"),
    [
        ("en", SMALL, 6, {"deck": "6x8"}),
        ("fr", DESKTOP, 3, {"deals": 2}),
        ("de", SIDEWAYS, 6, {"target": 10, "deck": "6x8"}),  # with six somebody has ten points soon
    ],
    ids=["phone", "desktop", "sideways"],
)
def test_a_game_against_bots(
    new_guest: NewGuest, lang: str, screen: Screen, players: int, options: dict[str, Any]
) -> None:
    guest = new_guest(lang=lang, screen=screen)
    place = cards.make_table(guest, "me", *["novice"] * (players - 1), **options)
    guest.come(place.path)
    assert cards.play([guest]) >= 8  # a bid, a word about it and six cards
    assert guest.ending.get_by_role("row").count() == 1 + players
    last = frames_of(guest, place)[-1]["view"]
    assert last["phase"] == OVER
    if target := options.get("target"):
        assert max(last["points"]) >= target


def test_it_is_chosen_in_the_lobby(new_guest: NewGuest) -> None:
    guest = new_guest(lang="de", screen=PHONE).come()
    guest.press(guest.page.locator("label").filter(has_text=guest.say("all-or-nothing-title")))
    expect(guest.page.get_by_text(guest.say("all-or-nothing-pitch"))).to_be_visible()
    guest.press(guest.page.get_by_text(guest.say("ui-options"), exact=True))
    guest.page.get_by_label(guest.say("all-or-nothing-option-deals")).select_option("1")
    guest.press(guest.button("ui-play"))
    cards.wait_for_turn(guest)
    expect(guest.page.get_by_text(guest.say("all-or-nothing-ui-deal", deal=1, deals=1))).to_be_visible()


@pytest.mark.rule("AN-05")
def test_a_bid_changes_until_the_last_one_is_laid(new_guest: NewGuest) -> None:
    anna, ben = new_guest(), new_guest(lang="fr", screen=PHONE)
    meet(anna, ben)
    cards.wait_for_turn(anna)
    for bid in (2, 4, 1):
        cards.choose(anna, cards.bids(anna).nth(bid))
        expect(cards.chosen_bid(anna)).to_have_attribute("aria-keyshortcuts", str(bid))
        title = cards.panel(anna).get_by_role("heading")
        expect(title).to_have_text(anna.say("all-or-nothing-ui-rebid-title", bid=bid, count=1))
    cards.choose(ben, cards.bids(ben).nth(3))
    expect(cards.bids(anna)).to_have_count(0)  # the last one is in
    cards.play([anna, ben], moves=2)  # both say open
    for seat, bid in ((0, 3), (-1, 1)):  # Ben to the left, oneself last
        expect(cards.seats(anna).nth(seat)).to_contain_text(anna.say("all-or-nothing-ui-bid", bid=bid))


@pytest.mark.rule("AN-05")
@pytest.mark.parametrize("is_still", [True, False], ids=["still", "moving"])
def test_the_bids_of_others_leave_alone_who_still_chooses(new_guest: NewGuest, is_still: bool) -> None:
    anna, ben = new_guest(screen=PHONE, is_still=is_still), new_guest()
    meet(anna, ben)
    cards.wait_for_turn(anna)
    anna.press(cards.bids(anna).nth(2))
    button = cards.panel(anna).locator(".act").get_by_role("button")
    expect(button).to_be_visible()
    cards.bids(anna).nth(4).focus()
    cards.wait_for_turn(ben)
    for bid in (3, 5):
        cards.choose(ben, cards.bids(ben).nth(bid))
        expect(cards.chosen_bid(ben)).to_have_attribute("aria-keyshortcuts", str(bid))
    expect(cards.seats(anna).first).to_contain_text(anna.say("all-or-nothing-ui-bid-down"))
    expect(cards.bids(anna).nth(4)).to_be_focused()
    with anna.moving():
        anna.press(button)
    expect(cards.bids(anna)).to_have_count(0)


@pytest.mark.rule("AN-05", "AN-06")
def test_no_secret_ever_reaches_another_page(new_guest: NewGuest) -> None:
    anna, ben = new_guest(), new_guest(lang="fr", screen=PHONE)
    told = listen(ben)
    place = meet(anna, ben)
    cards.play([anna, ben])
    frames = frames_of(anna, place)
    numbers = {int(number) for text in told for number in re.findall(r"\d{5,}", text)}
    assert hands_of(frames, 1) <= numbers  # Ben sees his own cards
    assert not (hands_of(frames, 0) | hands_of(frames, 2)) & numbers
    check_messages([json.loads(text) for text in told], seat=1)


def hands_of(frames: list[dict[str, Any]], seat: int) -> set[int]:
    """Every hand of several cards that somebody has held."""
    held = {frame["view"]["hands"][seat] for frame in frames}
    return {hand for hand in held if hand > 99_999 and hand.bit_count() > 1}


def check_messages(messages: list[dict[str, Any]], seat: int) -> None:
    """Neither bids nor whispers nor moves of others may be in what a seat is told."""
    situations = [message["situation"] for message in messages if "situation" in message]
    views = [view for s in situations for view in (s["view"], *s["views"].values()) if view]
    hidden = 0
    for view in views:
        for other, bid in enumerate(view["bids"]):
            is_shown = view["phase"] == OVER or (view["phase"] == PLAYING and view["said"][other] == OPEN)
            assert bid < 0 or is_shown or other == seat
            hidden += bid == FACE_DOWN
    assert hidden > 0
    entries = [entry for message in messages for entry in [message, *message.get("entries", [])]]
    events = [event for entry in entries for event in entry.get("events", [])]
    assert {event["only"] for event in events if "only" in event} == {seat}
    moved = [entry["facts"] for entry in entries if entry.get("kind") == "moved"]
    assert {facts["seat"] for facts in moved if "move" in facts} == {seat}


@pytest.mark.rule("AN-08")
def test_a_card_that_may_not_be_played_says_why(new_guest: NewGuest) -> None:
    guest = new_guest()
    place = cards.make_table(guest, "me", "novice", "novice", deals=28)
    assert play_unseen(guest, place, must_follow)["phase"] != "over"
    guest.come(place.path)
    illegal = guest.page.locator("[data-choice][aria-disabled=true]")
    cards.wait_for_turn(guest)
    before = cards.hand(guest).count()
    card = illegal.first.bounding_box()
    illegal.first.click(force=True)
    note = guest.page.get_by_role("alert")
    expect(note).to_contain_text("you can follow suit, so you must.")
    assert not re.search(r"AN-|play \d", note.inner_text())
    told = note.bounding_box()
    assert card
    assert told
    assert 0 < card["y"] - (told["y"] + told["height"]) < 20  # beside the card
    assert cards.hand(guest).count() == before
    guest.press(guest.button("ui-read-rule"))
    expect(guest.page.get_by_role("dialog").locator('[id="AN-08"]')).to_be_in_viewport()


def must_follow(situation: Situation) -> bool:
    """Whether some cards of the first seat may not be played."""
    view = situation["views"]["0"]
    return bool(view["phase"] == PLAYING and view["held"][0] > len(situation["legal"]["0"]))


def test_a_whole_game_by_keyboard(new_guest: NewGuest) -> None:
    guest = new_guest()
    guest.come(cards.make_table(guest, "me", "novice", "novice").path)
    keys = guest.page.keyboard
    press(guest, "3")
    cards.wait_for_turn(guest)
    expect(cards.panel(guest).get_by_role("heading")).to_have_text(
        guest.say("all-or-nothing-ui-say-title", bid=3)
    )
    press(guest, "2")
    cards.wait_for_turn(guest)
    expect(cards.seats(guest).last).to_contain_text(guest.say("all-or-nothing-ui-secret"))
    keys.press("ArrowRight")
    expect(cards.choices(guest).first).to_be_focused()
    keys.press("ArrowLeft")
    keys.press("ArrowRight")
    press(guest, "Enter")
    turns.play({guest.page: lambda: press_focused(guest)})
    expect(guest.page.get_by_role("log")).not_to_be_empty()  # for those who hear the story


def press(guest: Guest, key: str) -> None:
    """Make a move by a key."""
    cards.wait_for_turn(guest)
    with guest.moving():
        guest.page.keyboard.press(key)


def press_focused(guest: Guest) -> None:
    """Whoever plays by keys finds the focus at the next choice again, and may press its number."""
    expect(cards.choices(guest).first).to_be_focused()
    press(guest, turns.offer(guest.page)[0]["key"])


@pytest.mark.parametrize("is_still", [True, False], ids=["still", "moving"])
def test_pass_and_play_keeps_hands_and_bids_apart(new_guest: NewGuest, is_still: bool) -> None:
    guest = new_guest(is_still=is_still).come()
    guest.call_me("Anna")
    guest.come(cards.make_table(guest, "me", "me:Benno", "me:Carla", dealer=2).path)
    cover, seen = guest.page.get_by_role("dialog"), {}
    for bid, name in enumerate(("Anna", "Benno", "Carla")):
        expect(cover.get_by_role("heading")).to_have_text(guest.say("ui-hand-over", name=name))
        expect(cards.hand(guest)).to_have_count(0)
        guest.press(cover.get_by_role("button"))
        expect(cards.hand(guest)).to_have_count(6)
        seen[name] = labels(cards.hand(guest))
        expect(cards.chosen_bid(guest)).to_have_count(0)
        expect(cards.bids(guest).nth(bid)).to_be_enabled()
        cards.choose(guest, cards.bids(guest).nth(bid))
    assert len({card for hand in seen.values() for card in hand}) == 18
    expect(cover.get_by_role("heading")).to_have_text(guest.say("ui-hand-over", name="Anna"))
    guest.press(cover.get_by_role("button"))
    cards.wait_for_turn(guest)
    assert labels(cards.hand(guest)) == seen["Anna"]
    told = cards.seats(guest).all_inner_texts()
    assert [guest.say("all-or-nothing-ui-bid-down") in line for line in told] == [True, True, False]
    assert not guest.story.get_by_text(guest.say("all-or-nothing-bid-chosen", bid=0)).is_visible()


def labels(hand: Locator) -> list[str]:
    """The cards of a hand in words."""
    script = "(cards) => cards.map((card) => card.querySelector('[aria-label]').ariaLabel)"
    return [str(label) for label in hand.evaluate_all(script)]


def test_the_score_sheet_has_all_deals_also_after_a_reload(new_guest: NewGuest) -> None:
    guest = new_guest(screen=SMALL)
    place = cards.make_table(guest, "me", "novice", "novice", "novice", deals=3)
    guest.come(place.path)
    guest.press(guest.button("all-or-nothing-ui-scores"))
    expect(guest.page.get_by_text(guest.say("all-or-nothing-ui-sheet-empty"))).to_be_visible()
    play_unseen(guest, place, has_one_card_of_second_deal)
    guest.come(place.path)
    cards.play([guest], moves=1)
    rows = guest.page.get_by_role("dialog").get_by_role("row")
    for _ in range(2):
        cards.wait_for_turn(guest)  # to bid in the third deal
        guest.press(guest.button("all-or-nothing-ui-scores"))
        expect(rows).to_have_count(4)  # players, two deals, totals
        check_sums(rows)
        guest.page.reload()


def has_one_card_of_second_deal(situation: Situation) -> bool:
    """Whether the first seat is about to play its last card in the second deal."""
    view = situation["views"]["0"]
    return (view["phase"], view["deal_number"], view["held"][0]) == (PLAYING, 2, 1)


def check_sums(rows: Locator) -> None:
    """The points of the deals make the totals."""
    cells = [[int(n) for n in re.findall(r"\+(\d+)", row)] for row in rows.all_inner_texts()[1:3]]
    totals = [int(text) for text in rows.last.get_by_role("cell").all_inner_texts()]
    assert [sum(points) for points in zip(*cells, strict=True)] == totals
    assert len(totals) == 4


def test_a_replay_shows_all_hands(new_guest: NewGuest) -> None:
    guest = new_guest()
    place = cards.make_table(guest, "novice", "novice", "novice", "novice", "novice", deck="6x8")
    guest.wait_until(lambda: guest.ask(f"/api/tables/{place.table}")["table"]["phase"] == "over")
    guest.come(f"{place.path}/replay?game=1&at=2")
    expect(guest.page.locator(".felt .mini")).to_have_count(30)
    guest.page.keyboard.press("End")
    expect(guest.page.locator(".felt .mini")).to_have_count(0)
    expect(guest.page.locator(".felt .outcome")).to_have_count(5)
    guest.page.keyboard.press("Home")
    expect(guest.page.locator(".felt .mini")).to_have_count(30)
    assert cards.choices(guest).count() == 0


def test_the_table_fits_every_screen(new_guest: NewGuest) -> None:
    guest = new_guest(lang="de", screen=SMALL)
    for players in (3, 4, 5, 6):
        check_fit(guest, players)


def check_fit(guest: Guest, players: int) -> None:
    """From the bid to the second card nothing is too large, cut off or too small for a finger."""
    deck = "6x8" if players % 2 else "4x12"
    place = cards.make_table(guest, "me", *["novice"] * (players - 1), deck=deck, dealer=players - 2)
    guest.follow(place.path)
    # The bid, and open or secret; with the fewest and the most also two cards.
    for _ in range(4 if players in (3, 6) else 2):
        cards.wait_for_turn(guest)
        for screen in SCREENS:
            guest.turn_to(screen)
            for script in (TOO_LARGE, CUT_OFF, CUT_WORDS, SMALL_TARGETS):
                assert guest.page.evaluate(script) == [], screen.name
        guest.turn_to(SMALL)
        cards.move(guest)


def test_replays_fit_every_screen(new_guest: NewGuest) -> None:
    guest = new_guest(screen=SMALL)
    place = cards.make_table(guest, *["novice"] * 6)
    guest.wait_until(lambda: guest.ask(f"/api/tables/{place.table}")["table"]["phase"] == "over")
    guest.come(f"{place.path}/replay?game=1&at=14")
    expect(cards.seats(guest).first).to_be_attached()
    for screen in SCREENS:
        guest.turn_to(screen)
        assert guest.page.evaluate(TOO_LARGE) == [], screen.name


def test_bidding_playing_and_sheet_are_accessible(new_guest: NewGuest, axe: str) -> None:
    guest = new_guest(screen=PHONE)
    place = cards.make_table(guest, "me", "novice", "novice", "novice")
    guest.come(place.path)
    for _ in range(3):  # the bid, open or secret, a card
        cards.wait_for_turn(guest)
        check_day_and_night(guest, axe)
        cards.move(guest)
    guest.press(guest.button("all-or-nothing-ui-scores"))
    guest.page.get_by_role("dialog").wait_for()
    check_day_and_night(guest, axe)
    guest.page.keyboard.press("Escape")
    play_unseen(guest, place)
    guest.come(f"{place.path}/replay?game=1&at=12")
    expect(cards.seats(guest).first).to_be_attached()
    check_day_and_night(guest, axe)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_rules_are_illustrated_and_accessible(new_guest: NewGuest, axe: str, lang: str) -> None:
    guest = new_guest(lang=lang, screen=SMALL).come("/rules/all-or-nothing")
    expect(guest.page.get_by_role("heading", name=guest.say("all-or-nothing-rules-setup"))).to_be_visible()
    expect(guest.page.locator("p.rule")).to_have_count(14)
    expect(guest.page.locator("figure")).to_have_count(3)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= SMALL.width
    check_day_and_night(guest, axe)


def test_in_motion_cards_fly_and_the_trick_is_swept(new_guest: NewGuest) -> None:
    guest = new_guest(is_still=False)
    guest.come(cards.make_table(guest, "me", "novice", "novice").path)
    guest.page.evaluate(NOTE_LANDINGS, [".all-or-nothing > svg", LANDED, True])
    for _ in range(4):  # the bid, open or secret, two cards
        cards.move(guest)
    cards.wait_for_turn(guest)
    check_landings(guest)
    last = guest.page.get_by_text(re.compile("^Last trick, taken by "))
    expect(last).to_have_count(1)
    assert guest.page.locator(".felt .takes").count() == 0
    assert cards.hand(guest).count() == 4
