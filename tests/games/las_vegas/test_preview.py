"""What a move would be worth if the round ended now."""

import pytest

from examples.high_card import HIGH_CARD
from flambeur.games.las_vegas.game import LAS_VEGAS
from flambeur.games.las_vegas.preview import preview
from tests.games.las_vegas.tables import lay, table


@pytest.mark.rule("LV-11")
def test_the_preview_pays_as_the_casinos_would() -> None:
    s = table(players=3)
    lay(s, 3, 60, 30)
    s.rolled[0, 2] = 2
    s.supply[0, 0] = 8
    s.dice[2, 1] = 1
    assert preview(s, 0, LAS_VEGAS.moves.find("place 3")) == {"preview": {"gains": [60, 30, 0], "white": 0}}


@pytest.mark.rule("LV-10")
def test_a_tie_is_worth_nothing_to_either() -> None:
    s = table(players=3)
    lay(s, 3, 60)
    s.rolled[0, 2] = 1
    s.dice[2, 1] = 1
    assert preview(s, 0, LAS_VEGAS.moves.find("place 3")) == {"preview": {"gains": [0, 0, 0], "white": 0}}


def test_a_game_may_have_no_preview() -> None:
    s = HIGH_CARD.blank(2, {})
    assert HIGH_CARD.preview(s, 0, HIGH_CARD.moves.find("bet 1")) == {}


@pytest.mark.rule("LV-24")
def test_what_white_would_win_is_shown_too() -> None:
    s = table(players=3, neutral_dice=True)
    lay(s, 3, 60, 30)
    s.rolled[0, 2], s.rolled[1, 2] = 1, 2
    assert preview(s, 0, LAS_VEGAS.moves.find("place 3")) == {"preview": {"gains": [30, 0, 0], "white": 60}}
