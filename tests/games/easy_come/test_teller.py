"""Easy Come Easy Go in a terminal: the story in words, and the table."""

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

import flambeur
from flambeur import Event, Match
from flambeur.games.easy_come.teller import DICE
from flambeur.telling.tellers import teller_of
from flambeur.words import LANGUAGES
from tests.games.easy_come.tables import gives
from tests.matches import play_on


def told(match: Match, kind: str, lang: str = "en", **facts: object) -> str:
    """An event in words, without colours."""
    return Text.from_markup(teller_of(match, lang).tell(Event(kind, facts))).plain


def shown(match: Match, lang: str = "en") -> str:
    """The table as text."""
    page = StringIO()
    Console(width=80, file=page).print(teller_of(match, lang).table())
    return page.getvalue()


def games() -> Iterator[Match]:
    """Whole games of every size."""
    for players in (2, 3, 4):
        yield play_on(flambeur.new("easy-come", players=players, seed=players))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(lang: str) -> None:
    for match in games():
        assert match.is_over
        for event in match.heard():
            words = told(match, event.kind, lang, **event.facts)
            assert words
            assert "{" not in words


def test_dice_are_shown_in_ascending_order() -> None:
    match = flambeur.new("easy-come", players=2, seed=1)
    words = told(match, "rolled", seat=0, rolled=[1, 0, 2, 0, 0, 1], kept=[0] * 6)
    assert words == f"● Anna rolls {DICE[0]} {DICE[2]} {DICE[2]} {DICE[5]}"


def test_a_later_roll_names_the_dice_aside() -> None:
    match = flambeur.new("easy-come", players=2, seed=1)
    words = told(match, "rolled", seat=1, rolled=[1, 0, 0, 0, 0, 0], kept=[0, 3, 0, 0, 0, 0])
    assert words == "■ Benno has set ① ① ① aside and rolls ⓪"


@pytest.mark.rule("EC-11")
def test_two_players_are_told_that_the_centre_is_closed() -> None:
    two, three = (flambeur.new("easy-come", players=players, seed=1) for players in (2, 3))
    assert "the centre is closed" in told(two, "count-began", seat=0, turns=2)
    assert told(three, "count-began", seat=0, turns=2).endswith("wins in 2 turns, unless robbed.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_shows_prizes_owners_counts_and_dice(lang: str) -> None:
    match = flambeur.new("easy-come", players=3, seed=1, first=0)
    gives(match._state, "Benno", 0, 4, 8)
    match._state.countdown[1] = 2
    text = shown(match, lang)
    assert text.count("■ ") == 4  # three prizes and the count
    assert text.count("● ") == 1  # the dice
    assert len(text.splitlines()) > 11


def test_a_finished_table_has_neither_dice_nor_counts() -> None:
    for match in games():
        assert "aside" not in shown(match)
        assert "wins in" not in shown(match)


@pytest.mark.parametrize(("count", "words"), [(0, "no prize"), (1, "one prize"), (3, "3 prizes")])
def test_a_result_is_told_in_prizes(count: int, words: str) -> None:
    match = flambeur.new("easy-come", players=2, seed=1)
    assert teller_of(match, "en").result(count) == words
