"""The story in words and the table as text, in three languages."""

from random import Random

import pytest
from rich.console import Console
from rich.text import Text

from flambeur import Event, Match
from flambeur.games.all_or_nothing.state import OPEN, SECRET
from flambeur.games.all_or_nothing.teller import AllOrNothingTeller
from flambeur.words import LANGUAGES
from tests.games.all_or_nothing.tables import finish, lay_bids, new, play_on, story


def told(kind: str, lang: str = "en", deck: str = "4x12", **facts: int) -> str:
    """An event in words, without colours."""
    return Text.from_markup(AllOrNothingTeller(new(3, deck=deck), lang).tell(Event(kind, facts))).plain


def shown(match: Match, lang: str = "en") -> list[list[str]]:
    """The lines of the table, word by word."""
    console = Console(width=200)
    with console.capture() as capture:
        console.print(AllOrNothingTeller(match, lang).table())
    return [line.split() for line in capture.get().splitlines() if line.strip()]


def test_cards_have_a_shape_and_a_rank() -> None:
    assert told("played", seat=0, card=0) == "● Anna plays ☼ 1"
    assert told("played", seat=1, card=47) == "■ Benno plays ♔ 12"
    assert told("played", seat=2, card=47, deck="6x8") == "▲ Carla plays ♪ 8"
    assert told("dealt", hand=0b1_0000_0000_0011) == "You hold ☼ 1, ☼ 2, ☾ 1."


def scored(said: int, tricks: int, lang: str = "en") -> str:
    """The score of a bid of three, in words."""
    points = 0 if said == OPEN else tricks
    return told("scored", lang, seat=0, bid=3, said=said, tricks=tricks, points=points, total=20)


@pytest.mark.rule("AN-10", "AN-11")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_kind_of_score_has_words_of_its_own(lang: str) -> None:
    assert len({scored(said, tricks, lang) for said in (OPEN, SECRET) for tricks in (3, 4)}) == 4


def test_a_score_says_how_it_came_about() -> None:
    assert scored(SECRET, 4) == "● Anna bid 3 in secret and took 4: 4 points, 20 in all."
    assert scored(OPEN, 4) == "● Anna bid 3 openly and took 4: no points, 20 in all."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deck", ["4x12", "6x8"])
def test_whole_games_can_be_told(lang: str, deck: str) -> None:
    match = finish(new(6, deck=deck))
    teller = AllOrNothingTeller(match, lang)
    lines = [Text.from_markup(teller.tell(event)).plain for event in story(match)]
    assert all(len(line) > 5 and "{" not in line for line in lines)
    assert len(set(lines)) > 100


@pytest.mark.rule("AN-05", "AN-06")
def test_the_table_shows_bids_only_as_far_as_all_may_see_them() -> None:
    match = new(3, dealer=0)
    match.play(1, "bid 4")
    assert ["Bid", "·", "▮", "·"] in shown(match)
    match.play(0, "bid 2")
    match.play(2, "bid 3")
    match.play(1, "open")
    assert ["Bid", "▮", "▮!", "▮"] in shown(match)
    match.play(2, "secret")
    match.play(0, "open")
    assert ["Bid", "2!", "4!", "▮?"] in shown(match)


@pytest.mark.rule("AN-04")
def test_the_table_shows_the_trump_and_the_trick() -> None:
    match = lay_bids(new(3, dealer=0), 1, 1, 1)
    for seat in (1, 2, 0):
        match.play(seat, "secret")
    (card,) = (event.facts["card"] for event in match.play(1, match.legal(1)[0]) if event.kind == "played")
    lines = shown(match)
    assert lines[0][0] == "Trump:"
    shape, rank = "☼☾≈♔"[card // 12], str(card % 12 + 1)
    assert ["On", "the", "table", "·", shape, rank, "·"] in lines
    assert ["Cards", "in", "hand", "6", "5", "6"] in lines


@pytest.mark.rule("AN-12")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_sheet_has_a_line_for_every_deal_scored(lang: str) -> None:
    match, luck = new(3), Random(2)
    while match.view()["deal_number"] < 4:
        play_on(match, luck)
    lines = [line for line in shown(match, lang) if line[0].isdigit()]
    assert [line[0] for line in lines] == ["1", "2", "3"]
    totals = [sum(int(line[3 * seat + 3]) for line in lines) for seat in range(3)]
    assert totals == match.view()["points"]


def test_a_finished_game_shows_nothing_but_the_score() -> None:
    match = finish(new(4, deals=2))
    lines = shown(match)
    assert [line[0] for line in lines if line[0] != "─" * len(line[0])] == ["Deal:", "1", "2", "Points"]
    assert lines[-1] == ["Points", *map(str, match.view()["points"])]
