"""What a duplicate takes away: equal bots have equal results, whatever luck there is."""

import pytest

from bench.tournaments import duplicate
from flambeur.core.fairness import Luck
from flambeur.core.registry import all_games


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_with_equal_bots_nothing_is_left_of_luck(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without, they are spread by luck alone, so at most half of it is left."""
    monkeypatch.setattr(duplicate, "TABLES", 3)
    others = iter(range(1, 100))
    asked = game, "novice", 2, False
    alone = duplicate.results(*asked, lambda _: Luck(bytes([next(others)]) * 32))
    shared = duplicate.results(*asked, duplicate.shared_luck())
    assert duplicate.spread(alone, axis=2) > 0
    assert duplicate.spread(shared, axis=1) == 0
