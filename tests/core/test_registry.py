"""Games are known by name."""

from dataclasses import replace

import pytest

from flambeur.core import registry
from flambeur.core.errors import UnknownGame
from flambeur.core.registry import all_games, find_game, register
from flambeur.games import LAS_VEGAS


def test_las_vegas_is_known() -> None:
    assert find_game("las-vegas") is LAS_VEGAS
    assert LAS_VEGAS in all_games()


def test_a_registered_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_games", dict(registry._games))
    royale = register(replace(LAS_VEGAS, name="royale"))
    assert find_game("royale") is royale
    assert all_games()[-1] is royale


@pytest.mark.parametrize("name", ["", "Las-Vegas", "las_vegas", "poker"])
def test_other_names_are_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        find_game(name)
    assert refused.value.facts == {"name": repr(name), "games": ", ".join(g.name for g in all_games())}
