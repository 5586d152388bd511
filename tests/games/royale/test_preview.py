"""What placing dice would be worth if the round ended now."""

import pytest

from flambeur.games.royale.game import ROYALE
from flambeur.games.royale.preview import preview
from tests.games.royale.tables import dice, lay, rolls, table


@pytest.mark.rule("LR-09")
def test_the_preview_pays_as_the_casinos_would_beside_moves_that_place() -> None:
    s = table(3, c1="c1")
    s.weights[:] = 0
    s.notes[:] = 0
    lay(s, 2, 60, 30)
    lay(s, 5, 90, 40)
    dice(s, 2, Benno=1)
    dice(s, 5, Carla=1, Grey=3)
    rolls(s, "Anna", 2, 5, biggy=2)
    s.chips[0] = 1
    moves = [ROYALE.moves.find(text) for text in ("place 2", "place 5", "pass")]
    assert preview(s, 0, moves) == [
        {"preview": {"gains": [60, 30, 40], "neutral": 0, "grey": 90}},
        {"preview": {"gains": [0, 60, 0], "neutral": 0, "grey": 90}},
        {},
    ]
    assert s.weights[1].tolist() == [0, 1, 0, 0, 0, 0, 0]
