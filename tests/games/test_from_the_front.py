"""No rule counts from the end of an array: compiled for a GPU, an index is taken as it is."""

from typing import Any

import numpy as np
import pytest

from flambeur.core import playout
from flambeur.core.chance import new_chance
from flambeur.core.contract import Game
from flambeur.core.native import plain
from flambeur.core.observation import observing
from flambeur.core.steps import OVER
from flambeur.envs.lanes import observation_of
from flambeur.games import ALL_OR_NOTHING, EASY_COME, LAS_VEGAS, ROYALE
from flambeur.simulate import in_step

OFTEN = 5  # steps from one look at the table to the next


class FrontOnly(np.ndarray[Any, Any]):
    """An array that is not indexed from its end."""

    def __getitem__(self, at: Any) -> Any:
        assert_from_front(at)
        return super().__getitem__(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        assert_from_front(at)
        super().__setitem__(at, value)


def assert_from_front(at: Any) -> None:
    """No whole number in it is negative."""
    for part in at if isinstance(at, tuple) else (at,):
        assert not isinstance(part, int | np.integer) or part >= 0, f"index {at}"


class Watched:
    """A state whose arrays are watched."""

    def __init__(self, record: Any) -> None:
        vars(self)["record"] = record

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.record, name)
        return value.view(FrontOnly) if isinstance(value, np.ndarray) else value

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.record, name, value)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        (LAS_VEGAS, 3, {"neutral_dice": True}),
        (LAS_VEGAS, 5, {"minimum": 90}),
        (ALL_OR_NOTHING, 4, {}),
        (EASY_COME, 3, {}),
        (ROYALE, 2, {}),
        (ROYALE, 5, {}),
    ],
    ids=lambda given: getattr(given, "name", None),
)
def test_no_rule_counts_from_the_end(
    game: Game, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for source in (*game.sources, observation_of(game)):
        for name, table in list(vars(source).items()):
            if isinstance(table, np.ndarray):
                monkeypatch.setattr(source, name, table.view(FrontOnly))
    code: Any = plain.__wrapped__(game, playout, observation_of(game), in_step)
    for number in range(2):
        play(game, code, Watched(game.blank(players, options)), number)


def play(game: Game, code: Any, s: Any, number: int) -> None:
    """A random game, looked at by every seat now and then."""
    chance, room = new_chance(bytes(range(32)), number), Watched(game.room.blank())
    code.rules.start(s, chance)
    steps = 0
    while (sort := code.next_step(s)) != OVER:
        if steps % OFTEN == 0:
            for seat in range(s.players):
                look(game, code, Watched(game.state.copy(s.record)), seat)
        code.take_step(s, chance, room, sort)
        steps += 1
    code.rules.standing(s, room.places)


def look(game: Game, code: Any, s: Any, seat: int) -> None:
    """What a seat may do and sees."""
    if code.rules.waiting(s) >> seat & 1:
        code.rules.legal(s, seat, np.zeros(len(game.moves), np.int8).view(FrontOnly))
    code.rules.hide(s, seat)
    code.rules.observe(s, seat, np.zeros(observing(game)[0].size, np.float32).view(FrontOnly))
