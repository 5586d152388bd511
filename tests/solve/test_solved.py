"""A solution is found by what a game brings, not by the game's name."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from flambeur.bots import Exact
from flambeur.core.contract import Game
from flambeur.core.errors import BadBot
from flambeur.games import EASY_COME, LAS_VEGAS
from flambeur.solve.solved import Solved, solved
from tests.matches import begun


def test_a_game_without_a_solution_has_none() -> None:
    assert solved(LAS_VEGAS) is None
    assert solved(EASY_COME) is not None


def test_the_package_of_a_game_has_all_that_is_asked_for() -> None:
    asked = {name for name in vars(Solved) if not name.startswith("_")} | {"PLAYERS"}
    assert asked <= set(dir(solved(EASY_COME)))


def test_any_game_that_brings_a_solution_is_played_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    other = replace(LAS_VEGAS, name="other")
    brought = SimpleNamespace(PLAYERS=4, choose=lambda _seen, seat: 40 + seat, is_ready=lambda: False)
    monkeypatch.setattr(Game, "companion", lambda game, _: brought if game is other else None)
    bot, seen = Exact(), begun(0, players=4).seen()
    assert bot.can_play(other, 4)
    assert not bot.is_ready(other)
    assert bot.choose(other, seen, 2) == 42
    with pytest.raises(BadBot):
        bot.check(other, 3)
