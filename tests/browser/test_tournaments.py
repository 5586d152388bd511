"""Tournaments as people see them: made in a minute, entered by a link, played, and whole on any screen."""

import pytest
from playwright.sync_api import expect

from flambeur.words import LANGUAGES
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, PHONE, Screen
from tests.browser.page_checks import CUT_WORDS, SIZES, check_day_and_night
from tests.browser.tournament_pages import make, played
from tests.browser.turns import PATIENCE_MS


def test_somebody_makes_a_tournament_by_keyboard_and_bots_play_it(new_guest: NewGuest) -> None:
    guest = new_guest().come("/tournaments")
    page = guest.page
    page.get_by_label(guest.say("tournament-title")).fill("Evening cup")
    page.get_by_label(guest.say("tournament-format")).select_option("knock-out")
    guest.button("tournament-make").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Evening cup", level=1).wait_for()
    page.get_by_label(guest.say("tournament-count")).select_option("4")
    guest.button("tournament-bots").press("Enter")
    expect(page.locator("tbody tr")).to_have_count(4, timeout=PATIENCE_MS)
    guest.button("tournament-begin").press("Enter")
    over = page.get_by_text(guest.say("tournament-phase-over"), exact=False)
    over.wait_for(timeout=PATIENCE_MS)
    assert page.locator("tbody tr").first.inner_text().startswith("1")


def test_a_tournament_has_options_and_may_count_in_the_ladder(new_guest: NewGuest) -> None:
    guest = new_guest().come("/tournaments")
    page = guest.page
    page.get_by_label(guest.say("tournament-title")).fill("Short cup")
    page.get_by_text(guest.say("tournament-options"), exact=True).click()
    page.get_by_label(guest.say("las-vegas-option-rounds")).select_option("2")
    page.get_by_role("switch", name=guest.say("ui-rated-wish")).check()
    guest.press(guest.button("tournament-make"))
    page.get_by_role("heading", name="Short cup", level=1).wait_for()
    for agreed in ("las-vegas-option-rounds", "ui-rated"):
        expect(page.get_by_text(guest.say(agreed), exact=False).first).to_be_visible()
    [made] = guest.ask("/api/tournaments")["yours"]
    told = guest.ask(f"/api/tournaments/{made['tournament']}")
    assert (told["options"], told["rated"]) == ({"rounds": 2}, True)


@pytest.mark.parametrize(
    ("format", "breaks"), [("duplicate", "Wins"), ("knock-out", "Last place, Points, Margin")]
)
def test_the_standings_say_what_counts_once_somebody_takes_part(
    new_guest: NewGuest, format: str, breaks: str
) -> None:
    guest = new_guest()
    path = make(guest, format)
    guest.come(path).button("tournament-begin").wait_for()
    standings = guest.page.get_by_role("region", name=guest.say("tournament-standings"))
    expect(standings).to_have_count(0)
    guest.press(guest.button("tournament-bots"))
    standings.wait_for()
    ties = guest.say("tournament-ties", breaks=breaks, count=len(breaks.split(",")))
    expect(guest.page.get_by_text(f"{guest.say(f'tournament-counts-{format}')} {ties}")).to_be_visible()


def test_a_guest_enters_by_the_link_and_finds_the_table(new_guest: NewGuest) -> None:
    host, guest = new_guest(), new_guest(screen=PHONE)
    path = make(host, "swiss", 3, is_open=False)
    invite = host.ask(f"/api{path}")["invite"]
    guest.come(f"{path}?invite={invite}")
    guest.press(guest.button("tournament-enter"))
    guest.button("tournament-leave").wait_for()
    host.come(path)
    host.press(host.button("tournament-begin"))
    guest.press(guest.link("tournament-your-table"))
    guest.tray.wait_for()


def test_who_begins_with_too_few_is_told_how_many_are_needed(new_guest: NewGuest) -> None:
    guest = new_guest(forgives="begin")
    guest.come(make(guest, "duplicate", 3))
    guest.press(guest.button("tournament-begin"))
    guest.page.get_by_text(guest.say("error-too-few-entrants", have=3, needs=8)).wait_for()


def test_how_many_rounds_it_takes_is_told_for_any_field(new_guest: NewGuest) -> None:
    guest = new_guest().come("/tournaments")
    guest.press(guest.link("rounds-link"))
    leads = guest.page.get_by_role("table")
    expect(leads).to_have_count(4)
    guest.page.get_by_label(guest.say("tournament-players")).select_option("2")
    guest.page.locator("main").get_by_label(guest.say("rounds-tables")).select_option("2")
    fields = guest.ask("/api/rounds/las-vegas")["fields"]
    [field] = [field for field in fields if (field["players"], field["tables"]) == (2, 2)]
    needed = [lead["formats"]["swiss"]["needed"] for lead in field["leads"]]
    for lead, rounds in zip(leads.all(), needed, strict=True):
        row = lead.get_by_role("row").filter(has_text=guest.say("tournament-format-swiss"))
        expect(row.get_by_role("cell")).to_have_text(str(rounds or guest.say("rounds-more", most=100)))
    link = guest.page.get_by_role("link", name=guest.say("royale-title"))
    link.focus()
    guest.page.keyboard.press("Enter")
    title = guest.say("rounds-title", game=guest.say("royale-title"))
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(title)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_are_accessible_and_whole(new_guest: NewGuest, axe: str, screen: Screen, lang: str) -> None:
    guest = new_guest(screen=screen, lang=lang)
    path = played(guest, "duplicate")
    for page in ("/tournaments", path, "/rounds/las-vegas"):
        guest.come(page).page.get_by_role("heading", level=1).wait_for()
        check_day_and_night(guest, axe)
        for size in SIZES[screen]:
            guest.turn_to(size)
            assert guest.page.evaluate(CUT_WORDS) == [], (page, size.name)
