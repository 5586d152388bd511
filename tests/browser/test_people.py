"""Being the same person on every device, as people see it; keeping a house; and nobody's name left behind."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from flambeur.words import LANGUAGES
from tests.browser.conftest import NewGuest, build_client
from tests.browser.guests import DESKTOP, PHONE, Guest
from tests.browser.page_checks import CUT_WORDS, SIZES, SMALL_PHONE, check_day_and_night
from tests.browser.people_pages import devices, entering, joining, leaving, recovery, type_code
from tests.browser.socket_player import play_unseen
from tests.house.houses import House, opened

LANGUAGE = "lang => { localStorage['flambeur:lang'] = lang; }"
PAGES = (devices, recovery, leaving, entering, joining)


def history_of(guest: Guest) -> set[str]:
    """The tables that the house lists for somebody."""
    return {table["table"] for table in guest.ask("/api/me")["tables"]}


def seen_of(guest: Guest) -> tuple[list[str], str]:
    """What the pages show of somebody: where the games of the history lead, and the rating in the ladder."""
    guest.come("/me").page.get_by_role("article").first.wait_for()
    replays = guest.page.get_by_role("link", name=guest.say("ui-replay"), exact=True)
    games = [replay.get_attribute("href") or "" for replay in replays.all()]
    guest.come("/ladder/las-vegas")
    return games, guest.page.locator("main .rating").inner_text()


def rated_game(guest: Guest) -> str:
    """A rated game, played to its end; its table."""
    place = guest.make_table("me", "novice", rated=True, options={"rounds": 1})
    play_unseen(guest, place)
    guest.ask(f"/api/tables/{place.table}/games/1/ratings")  # which waits until it is known everywhere
    return place.table


def welcomed(guest: Guest, name: str) -> None:
    """The page says whose the device is now."""
    expect(guest.page.get_by_text(guest.say("people-entered", name=name))).to_be_visible()


def test_three_devices_show_one_history_and_rating_after_a_link_and_a_recovery_code(
    new_guest: NewGuest,
) -> None:
    """A phone is linked by what the QR code holds, a third device by a code that was written down."""
    laptop, phone, third = new_guest(), new_guest(screen=PHONE, lang="de"), new_guest(lang="fr")
    laptop.come()
    laptop.call_me("Camille")
    played = {rated_game(guest) for guest in (laptop, phone, third)}
    laptop.come("/me/devices")
    laptop.press(laptop.button("people-link-show"))
    code = laptop.page.locator("output").inner_text()
    phone.come(f"/me/link#{code}")  # as by the QR code
    expect(phone.page.get_by_text(phone.say("people-enter-who", name="Camille"))).to_be_visible()
    assert code not in phone.page.url, "nobody reads it over a shoulder"
    phone.press(phone.button("people-enter-use"))
    welcomed(phone, "Camille")
    expect(laptop.page.get_by_text(laptop.say("people-linked"))).to_be_visible()
    laptop.press(laptop.button("people-recovery-make"))
    expect(laptop.page.locator("ol code")).to_have_count(8)
    kept = laptop.page.locator("ol code").all_inner_texts()
    assert len(set(kept)) == 8
    third.come("/me/link")
    type_code(third, kept[3].lower())
    third.press(third.button("people-enter-use"))
    welcomed(third, "Camille")
    assert [history_of(guest) for guest in (laptop, phone, third)] == [played] * 3
    games, rating = seen_of(laptop)
    assert len(games) == 3
    assert all(any(table in game for game in games) for table in played)
    assert [seen_of(guest) for guest in (phone, third)] == [(games, rating)] * 2
    [mine] = third.ask("/api/people/me/ratings")
    assert (mine["games"], rating) == (3, f"{mine['rating']} ± {mine['error']}")
    new = new_guest(forgives="400").come("/me/link")
    type_code(new, kept[3])
    expect(new.page.get_by_role("alert")).to_have_text(new.say("error-bad-code"))
    expect(new.page.get_by_label(new.say("people-enter-code"))).to_have_value(kept[3])


def authenticator_of(guest: Guest) -> Any:
    """A device that keeps passkeys, as Chromium imitates one."""
    session = guest.context.new_cdp_session(guest.page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    options |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, made["authenticatorId"]


@pytest.fixture
def named_guests(house: House, browser: Browser) -> Iterator[list[Guest]]:
    """Two who see the house at a name: at a number browsers allow no passkeys."""
    guests = [
        Guest(browser, house.url.replace("127.0.0.1", "localhost"), forgives="401|400") for _ in range(2)
    ]
    yield guests
    for guest in guests:
        guest.leave()


def test_a_passkey_is_made_on_one_device_and_used_on_another(named_guests: list[Guest]) -> None:
    laptop, other = named_guests
    played = laptop.come().make_table("me", "novice").table
    laptop.call_me("Dominique")
    laptop.come("/me/devices")
    session, id = authenticator_of(laptop)
    laptop.press(laptop.button("people-passkey-make"))
    expect(laptop.page.get_by_text(laptop.say("people-passkey-made"))).to_be_visible()
    expect(laptop.button("people-passkey-remove")).to_be_visible()
    keys = session.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"]
    assert [key["rpId"] for key in keys] == ["localhost"]
    other.come("/me/link")
    there, its = authenticator_of(other)
    there.send(
        "WebAuthn.addCredential", {"authenticatorId": its, "credential": keys[0]}
    )  # it was synchronised
    other.press(other.button("people-enter-passkey"))
    welcomed(other, "Dominique")
    assert history_of(other) == {played}
    laptop.press(laptop.button("people-passkey-remove"))
    laptop.press(laptop.button("people-passkey-remove-sure"))
    expect(laptop.button("people-passkey-remove")).to_have_count(0)


def test_at_a_number_no_passkey_is_offered(new_guest: NewGuest) -> None:
    guest = new_guest().come("/me/devices")
    expect(guest.button("people-recovery-make")).to_be_visible()
    expect(guest.button("people-passkey-make")).to_have_count(0)


def test_who_deletes_themselves_takes_their_data_and_leaves_no_name(new_guest: NewGuest) -> None:
    leaver, friend = new_guest(), new_guest()
    leaver.come()
    leaver.call_me("Unforgettable")
    place = leaver.make_table("me", "open", "novice")
    leaver.come("/me/devices")
    with leaver.page.expect_download() as download:
        leaver.press(leaver.link("people-data-save"))
    mine = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert (mine["name"], [table["table"] for table in mine["tables"]]) == ("Unforgettable", [place.table])
    leaver.press(leaver.button("people-delete"))
    sure = leaver.button("people-delete-sure")
    expect(sure).to_be_disabled()
    leaver.page.get_by_label(leaver.say("people-delete-type", name="Unforgettable")).fill("Unforgettable")
    leaver.press(sure)
    expect(leaver.page.get_by_text(leaver.say("people-deleted"))).to_be_visible()
    assert history_of(leaver) == set()
    assert "Unforgettable" not in json.dumps(friend.ask(f"/api/tables/{place.table}?invite={place.invite}"))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house that nobody has come to yet."""
    build_client()
    with opened(tmp_path) as house:
        yield house


def test_the_first_person_keeps_the_house_and_others_come_by_invitation(
    own_house: House, browser: Browser, axe: str
) -> None:
    keeper, friend = (Guest(browser, own_house.url, forgives="403|409") for _ in range(2))
    keeper.come()
    keeper.call_me("Keeper")
    friend.come()
    friend.call_me("Friend")
    expect(friend.come("/keeper").page.get_by_text(friend.say("error-not-a-keeper"))).to_be_visible()
    keeper.come("/keeper")
    keeper.page.get_by_role("textbox", name=keeper.say("people-announcement")).fill("Closed on Monday")
    keeper.press(keeper.button("people-announcement-save"))
    expect(friend.come().page.get_by_text("Closed on Monday")).to_be_visible()
    keeper.press(keeper.page.get_by_role("switch"))
    link = keeper.page.get_by_label(keeper.say("people-invite-link")).input_value()
    for screen in (DESKTOP, PHONE):
        keeper.turn_to(screen)
        check_day_and_night(keeper, axe)
    for lang in LANGUAGES:
        keeper.lang = lang
        keeper.page.evaluate(LANGUAGE, lang)
        keeper.page.reload()
        keeper.page.get_by_role("textbox", name=keeper.say("people-announcement")).wait_for()
        for screen in (DESKTOP, PHONE, SMALL_PHONE):
            keeper.turn_to(screen)
            assert cut_words(keeper) == [], (lang, screen.name)
    keeper.lang = "en"
    keeper.page.evaluate(LANGUAGE, "en")
    keeper.turn_to(DESKTOP)
    friend.page.goto("/")
    expect(friend.page.get_by_text(friend.say("error-house-private"))).to_be_visible()
    friend.come(link)
    friend.press(friend.button("people-join-use"))
    expect(friend.button("ui-play")).to_be_visible()
    keeper.come("/keeper")
    row = keeper.page.get_by_role("group", name="Friend", exact=True)
    row.get_by_role("button", name=keeper.say("people-remove")).click()
    row.get_by_role("button", name=keeper.say("people-remove-sure")).click()
    expect(row.get_by_role("button", name=keeper.say("people-readmit"))).to_be_visible()
    friend.page.goto("/")
    expect(friend.page.get_by_text(friend.say("error-removed"))).to_be_visible()
    keeper.press(keeper.button("people-take-keeper"))
    expect(keeper.page.get_by_text(keeper.say("error-last-keeper"))).to_be_visible()
    for guest in (keeper, friend):
        guest.leave()


def test_pages_are_accessible_and_fit_every_screen(new_guest: NewGuest, axe: str) -> None:
    for screen, lang in ((DESKTOP, "en"), (PHONE, "fr"), (PHONE, "de")):
        guest = new_guest(screen=screen, lang=lang, forgives="400")
        for visit in PAGES:
            visit(guest)
            check_day_and_night(guest, axe)
            for size in SIZES[screen]:
                guest.turn_to(size)
                assert cut_words(guest) == [], (visit.__name__, size.name)


def test_a_code_is_made_by_keys_alone_on_a_tiny_phone_in_german(new_guest: NewGuest) -> None:
    guest = new_guest(screen=SMALL_PHONE, lang="de").come("/me/devices")
    guest.button("people-link-show").focus()
    guest.page.keyboard.press("Enter")
    guest.page.locator("output").wait_for()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 320
    assert cut_words(guest) == []


def cut_words(guest: Guest) -> list[str]:
    """Words that are cut off; on a tiny phone the head of the page shows pictures instead of words."""
    head = guest.page.locator("header").first.inner_text().split()
    return [found for found in guest.page.evaluate(CUT_WORDS) if found.split()[0] not in head]
