"""Games that are played in smaller steps, as a GPU does, are the same games."""

from types import SimpleNamespace
from typing import Any

import pytest

from flambeur.core import playout
from flambeur.core.chance import CHANCE, new_chance
from flambeur.core.contract import Game
from flambeur.core.native import lifted, plain
from flambeur.core.steps import DECISION, OVER, PAYMENT, SORTS, steps_of
from flambeur.games import ALL_OR_NOTHING, EASY_COME, LAS_VEGAS, ROYALE
from flambeur.simulate import batch, in_step

GAMES = 4


@pytest.mark.parametrize("game", [ALL_OR_NOTHING, EASY_COME, LAS_VEGAS, ROYALE], ids=lambda game: game.name)
def test_games_in_steps_are_those_of_whole_moves(game: Game) -> None:
    code: Any = plain(game, playout, batch, in_step)
    blank, tables, chances, rooms, tallies = arrays(game)
    seen = set()
    for number in range(GAMES):
        code.begin_game(blank, tables, chances, 0, number)
        played = 0
        while (sort := code.next_step(tables[0])) != OVER:
            seen.add(sort)
            played += code.take_step(tables[0], chances[0], rooms[0], sort)
        code.count_game(tables[0], chances[0], rooms[0].places, played, game.result_step, tallies[0])
    assert {*seen, OVER} == set(steps_of(game.rules)), "no other sorts are counted"
    blank, *whole = arrays(game)
    lifted(game, playout, batch).play_games(blank, *whole, 0, 0, GAMES, 1, game.result_step)
    assert tallies.tobytes() == whole[-1].tobytes()
    assert tables.tobytes() == whole[0].tobytes()


def test_rules_say_which_sorts_of_step_they_tell_apart() -> None:
    def due(_state: Any) -> int:
        raise NotImplementedError

    assert steps_of(SimpleNamespace()) == (OVER, DECISION), "without smaller steps"
    assert steps_of(SimpleNamespace(due=due)) == tuple(range(SORTS)), "any, if they do not say"
    assert steps_of(LAS_VEGAS.rules) == (OVER, DECISION, PAYMENT)


def arrays(game: Game) -> tuple[Any, ...]:
    """A blank table, and a lane for games on it."""
    blank = game.state.batch(1)
    blank[0] = game.blank(3, {})
    lane = [kind.batch(1) for kind in (game.state, CHANCE, game.room, batch.TALLY)]
    lane[1][:] = new_chance(bytes(range(32)))
    return blank, *lane
