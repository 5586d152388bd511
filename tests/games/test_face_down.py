"""Won notes lie face down, and in the end it is shown what a result is made of."""

from typing import Any

import pytest

import flambeur
from flambeur import Match
from flambeur.core.fairness import luck_of_seed
from flambeur.games import LAS_VEGAS, ROYALE
from flambeur.games.face_down import UNKNOWN
from flambeur.telling.tellers import standing_table

CASINO_GAMES = pytest.mark.parametrize("game", ["las-vegas", "royale"])


def second_round(match: Match) -> Match:
    """The first legal moves, until a round has been paid."""
    while match.view()["round_number"] == 1:
        play_on(match)
    assert any(match.open_view()["money"])
    return match


def finished(match: Match) -> Match:
    """The first legal moves to the end."""
    while not match.is_over:
        play_on(match)
    return match


def play_on(match: Match) -> None:
    seat = match.waiting[0]
    match.play(seat, match.legal(seat)[0])


def begun(game: str, **options: Any) -> Match:
    return second_round(flambeur.new(game, players=3, seed=2, **options))


@pytest.mark.rule("LV-15", "LR-14")
@CASINO_GAMES
def test_a_view_shows_nobodys_money_but_ones_own(game: str) -> None:
    match = begun(game)
    money = match.open_view()["money"]
    for seat in range(3):
        assert match.view(seat)["money"] == [money[i] if i == seat else UNKNOWN for i in range(3)]
    assert match.view()["money"] == [UNKNOWN] * 3


@pytest.mark.rule("LV-15", "LR-14")
@CASINO_GAMES
def test_how_many_notes_there_are_is_shown_and_a_bot_may_know_all(game: str) -> None:
    match = begun(game)
    assert match.view()["won"] == match.open_view()["won"]
    assert match.seen(1).money.tolist()[:3] == match.open_view()["money"]


@pytest.mark.rule("LV-15", "LR-14")
@CASINO_GAMES
def test_open_money_is_shown_to_everybody(game: str) -> None:
    match = begun(game, open_money=True)
    assert match.view()["money"] == match.view(2)["money"] == match.open_view()["money"]


@pytest.mark.rule("LV-15", "LR-14")
@CASINO_GAMES
def test_in_the_end_all_money_is_shown(game: str) -> None:
    match = finished(begun(game))
    assert match.view()["money"] == match.open_view()["money"]


def test_by_version_1_of_royale_all_money_was_open() -> None:
    match = second_round(Match(ROYALE.by_version(1), 3, {}, luck_of_seed(2)))
    assert match.view()["money"] == match.open_view()["money"]
    assert "open_money" not in match.options


@pytest.mark.rule("LR-11", "LR-14")
@pytest.mark.parametrize(("lang", "chips"), [("en", "chip"), ("fr", "jeton"), ("de", "Chip")])
def test_a_result_of_royale_is_reckoned_in_notes_and_chips(lang: str, chips: str) -> None:
    match = finished(begun("royale"))
    assert match.standing
    for place in match.standing:
        assert place.result == place.reckoning["notes"] + 10 * place.reckoning["chips"]
    assert all(chips in str(cell) for cell in standing_table(match, lang).columns[2].cells)


@pytest.mark.rule("LV-14")
@pytest.mark.parametrize(("lang", "notes"), [("en", "note"), ("fr", "billet"), ("de", "Schein")])
def test_a_result_of_las_vegas_tells_the_number_of_notes_that_breaks_a_tie(lang: str, notes: str) -> None:
    match = finished(Match(LAS_VEGAS, 2, {"rounds": 1}, luck_of_seed(2)))
    won = match.open_view()["won"]
    assert all(place.reckoning == {"won": won[place.seat]} for place in match.standing or ())
    assert all(notes in str(cell) for cell in standing_table(match, lang).columns[2].cells)
