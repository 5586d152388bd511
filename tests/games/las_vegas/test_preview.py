"""What a move would be worth if the round ended now."""

from typing import Any

import pytest

from examples.high_card import HIGH_CARD
from flambeur.core.layout import State
from flambeur.games.las_vegas.game import LAS_VEGAS
from flambeur.games.las_vegas.preview import preview
from tests.games.las_vegas.tables import lay, table


def shown(s: State, *moves: str) -> list[Any]:
    """What is shown to the first seat beside these moves."""
    return [beside["preview"] for beside in preview(s, 0, [LAS_VEGAS.moves.find(move) for move in moves])]


@pytest.mark.rule("LV-11")
def test_the_preview_pays_as_the_casinos_would() -> None:
    s = table(players=3)
    lay(s, 3, 60, 30)
    s.rolled[0, 2] = 2
    s.supply[0, 0] = 8
    s.dice[2, 1] = 1
    assert shown(s, "place 3") == [{"gains": [60, 30, 0], "white": 0}]


@pytest.mark.rule("LV-10")
def test_a_tie_is_worth_nothing_to_either() -> None:
    s = table(players=3)
    lay(s, 3, 60)
    s.rolled[0, 2] = 1
    s.dice[2, 1] = 1
    assert shown(s, "place 3") == [{"gains": [0, 0, 0], "white": 0}]


def test_a_game_may_have_no_preview() -> None:
    s = HIGH_CARD.blank(2, {})
    assert HIGH_CARD.preview(s, 0, [HIGH_CARD.moves.find("bet 1")]) == [{}]


@pytest.mark.rule("LV-24")
def test_what_white_would_win_is_shown_too() -> None:
    s = table(players=3, neutral_dice=True)
    lay(s, 3, 60, 30)
    s.rolled[0, 2], s.rolled[1, 2] = 1, 2
    assert shown(s, "place 3") == [{"gains": [30, 0, 0], "white": 60}]


@pytest.mark.rule("LV-09")
def test_every_move_is_shown_with_what_the_other_casinos_pay() -> None:
    s = table(players=2)
    for casino in (1, 2, 3):
        lay(s, casino, 10 * casino)
    s.rolled[0, 0], s.rolled[0, 2] = 1, 3
    s.dice[1, 0] = s.dice[2, 1] = 1
    assert shown(s, "place 1", "place 3") == [{"gains": [30, 30], "white": 0}, {"gains": [50, 0], "white": 0}]
