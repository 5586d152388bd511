"""A game that brings no words is told all the same: what happened, and the facts by their names."""

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from examples.high_card import HIGH_CARD
from flambeur import words
from flambeur.core.fairness import luck_of_seed
from flambeur.core.match import Match
from flambeur.core.registry import all_games
from flambeur.core.story import Event
from flambeur.telling.generic import GenericTeller
from flambeur.telling.tellers import teller_of
from flambeur.words import LANGUAGES
from tests.matches import play_on
from tests.newcomers import forget_afterwards


def high_card() -> Match:
    return Match(HIGH_CARD, 3, {}, luck_of_seed(4))


def plain(markup: str) -> str:
    return Text.from_markup(markup).plain


def test_games_of_the_house_bring_a_teller_and_high_card_does_not() -> None:
    assert all(game.companion("teller") for game in all_games() if game is not HIGH_CARD)
    assert isinstance(teller_of(high_card(), "en"), GenericTeller)


def test_a_game_brings_only_what_lies_beside_its_rules() -> None:
    assert HIGH_CARD.companion("teller") is None
    assert [game.name for game in all_games() if game.companion("solved")] == ["easy-come"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_with_all_its_facts(lang: str) -> None:
    match = play_on(high_card())
    teller = teller_of(match, lang)
    for event in match.heard():
        told = plain(teller.tell(event))
        assert told.startswith(event.kind)
        facts = {name: fact for name, fact in event.facts.items() if name not in ("seat", "winner")}
        assert all(f"{name} {fact}" in told for name, fact in facts.items())


def test_seats_are_told_as_players_and_what_is_no_seat_as_it_is() -> None:
    teller = teller_of(high_card(), "en")
    assert plain(teller.tell(Event("shown", {"seat": 1, "card": 7}))) == "shown: ■ Benno, card 7"
    assert plain(teller.tell(Event("shown", {"seat": -1}))) == "shown: seat -1"
    assert plain(teller.tell(Event("over", {}))) == "over"


def test_a_game_that_brings_words_is_told_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the languages that have them, as in the browser; what they do not know goes by its names."""
    forget_afterwards(monkeypatch)
    words.add(
        "high-card", "fr", "high-card-bet = { $seat } mise.\nhigh-card-shown = { $winner } : { $bets }\n"
    )
    french, german = teller_of(high_card(), "fr"), teller_of(high_card(), "de")
    assert plain(french.tell(Event("bet", {"seat": 1}))) == "■ Benno mise."
    assert plain(french.tell(Event("shown", {"winner": 0, "bets": [1, 2]}))) == "● Anna : [1, 2]"
    assert plain(french.tell(Event("dealt", {"card": 3}))) == "dealt: card 3"
    assert plain(german.tell(Event("bet", {"seat": 1}))) == "bet: ■ Benno"


def test_the_table_shows_what_everybody_can_see() -> None:
    match = high_card()
    page = StringIO()
    Console(width=100, file=page).print(teller_of(match, "en").table())
    assert all(name in page.getvalue() for name in match.view())
    assert teller_of(match, "en").result(12) == "12"
