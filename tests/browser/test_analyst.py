"""The analyst itself, in a process of its own, asked from the browser: nothing here is prepared."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from flambeur.house.analyst import prepare_all
from tests.browser.guests import Guest
from tests.browser.socket_player import play_unseen
from tests.house.houses import opened

# Compilation may take minutes, and an analyst has the lowest priority; no test depends on load.
LONGEST, PATIENCE_MS = 1800, 600_000.0
FIGURE = r"[+−-]?\d+(?:\.\d+)?"
GAMES = 1000  # that bots play on


@pytest.fixture
def guest(tmp_path: Path, browser: Browser, client: Path) -> Iterator[Guest]:
    """A guest of a house with an analyst who knows something."""
    assert client.is_dir()
    prepare_all(["las-vegas"])  # as the house does when it is opened
    with opened(tmp_path, has_analyst=True) as house:
        guest = Guest(browser, house.url)
        yield guest
        guest.leave()


@pytest.mark.timeout(LONGEST)
def test_a_game_is_coached_looked_back_at_and_played_on_by_the_real_analyst(guest: Guest) -> None:
    place = guest.come().make_table("me", "novice", coach=True)
    guest.come(place.path)
    check_hints(guest)
    play_unseen(guest, place)  # else the coach would warn before every blunder
    guest.press(guest.ending.get_by_role("link", name=guest.say("ui-look-back"), exact=True))
    check_accounts(guest)
    check_chances(guest)
    check_worst_decision(guest, guest.ask(f"/api/tables/{place.table}/games/1/analysis")["analysis"])
    check_outcomes(guest)


def check_hints(guest: Guest) -> None:
    """The coach tells the chance of each move, the best first."""
    guest.wait_for_turn()
    guest.press(guest.button("ui-coach-ask"))
    coach = guest.page.get_by_role("dialog", name=guest.say("ui-coach"), exact=True)
    hints = coach.locator("li button")
    expect(hints.first).to_contain_text("%", timeout=PATIENCE_MS)
    expect(hints).to_have_count(guest.choices.count())
    chances = [percent_in(text) for text in hints.all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    assert 0 < chances[0] < 100, "the game has just begun"
    guest.page.keyboard.press("Escape")


def check_accounts(guest: Guest) -> None:
    """What is shown adds up to the last digit, and whoever has won has it all."""
    accounts = guest.page.locator("section.account > section")
    expect(accounts).to_have_count(2, timeout=PATIENCE_MS)
    parts = [figures_of(account) for account in accounts.all()]
    for start, luck, errors, others, end in parts:
        assert start + luck + errors + others == pytest.approx(end, abs=1e-6)
        assert start > 0
        assert errors <= 0
    assert sorted(end for *_, end in parts) in ([0, 100], [50, 50])


def figures_of(account: Locator) -> list[float]:
    """The parts of an account, as shown."""
    points = account.locator("dd.points").all_inner_texts()
    return [float(text.replace("−", "-")) for text in points]


def check_chances(guest: Guest) -> None:
    """The graph begins with chances for both, which make a whole, and ends with who has won."""
    graph = guest.page.get_by_role("slider", name=guest.say("analysis-moment"))
    graph.focus()
    for key, is_open in (("Home", True), ("End", False)):
        guest.page.keyboard.press(key)
        end = graph.get_attribute("aria-valuemax")
        expect(graph).to_have_attribute("aria-valuenow", "0" if is_open else str(end))
        chances = percents_in(str(graph.get_attribute("aria-valuetext")))
        assert sum(chances) == pytest.approx(100, abs=1), "each is rounded"
        assert is_open or sorted(chances) in ([0, 100], [50, 50])


def check_worst_decision(guest: Guest, told: dict[str, Any]) -> None:
    """The decision that cost somebody most is shown at the table, with the chance of each move."""
    unforced = [judged for judged in told["moves"] if len(judged["candidates"]) > 1]
    worst = max(unforced, key=lambda judged: judged["lost"])
    guest.page.get_by_label(guest.say("analysis-whose"), exact=True).select_option(str(worst["seat"]))
    number = guest.say("analysis-number", number=worst["number"])
    decisions = guest.page.get_by_role("region", name=guest.say("analysis-decisions"), exact=True)
    guest.press(decisions.get_by_role("button", name=re.compile(f"^{number} ")))
    candidates = guest.page.get_by_role("region", name=guest.say("analysis-choices")).get_by_role("button")
    expect(candidates.first).to_contain_text("%")
    chances = [percent_in(text) for text in candidates.all_inner_texts()]
    assert max(chances) == chances[0]
    expect(guest.page.locator(".game")).to_have_attribute("data-focus", str(worst["seat"]))


def check_outcomes(guest: Guest) -> None:
    """Bots play on, and everybody's shares make a whole."""
    guest.press(guest.button("ui-what-if"))
    guest.press(guest.button("analysis-outcomes-now"))
    sheet = guest.page.get_by_role("dialog")
    told = guest.say("analysis-outcomes-told", games=GAMES)
    expect(sheet).to_contain_text(told, timeout=PATIENCE_MS)
    shares = [percent_in(text) for text in sheet.locator("tbody tr > td:nth-child(2)").all_inner_texts()]
    assert sum(shares) == pytest.approx(100, abs=1), "each is rounded"


def percent_in(text: str) -> float:
    """The first percentage in a text."""
    return percents_in(text)[0]


def percents_in(text: str) -> list[float]:
    """All percentages in a text."""
    return [float(found) for found in re.findall(rf"({FIGURE})\s*%", text)]
