"""Whatever door a program comes in by: two worlds that its seat cannot tell apart are shown alike."""

from itertools import count
from typing import Any

import numpy as np
import pytest

from flambeur.core.chance import new_chance
from flambeur.envs import aec, gym, gym_vector, parallel
from flambeur.envs.seat_lanes import SeatLanes
from flambeur.envs.seat_stepping import NOTHING

GAMES = (("las-vegas", 3), ("all-or-nothing", 3), ("easy-come", 2), ("royale", 2))
SECRETS = {"las-vegas": (False,), "easy-come": (False,), "all-or-nothing": (True,), "royale": (True, False)}
EVERY = pytest.mark.parametrize(("game", "players"), GAMES)
DECISIONS = 12


def text_of(shown: Any) -> str:
    """Every number that is shown."""
    with np.printoptions(threshold=np.inf):  # type: ignore[arg-type]
        return str(shown)


@EVERY
def test_agents_see_nothing_that_is_hidden(game: str, players: int) -> None:
    """In PettingZoo, in turn and at once: every agent is asked before and after its match is another."""
    turns, at_once, others, dream = aec(game, players, seed=1), parallel(game, players, seed=1), 0, count()
    turns.reset(seed=1)
    at_once.reset(seed=1)
    for _ in range(DECISIONS):
        truth = turns.match
        for seat, agent in enumerate(turns.possible_agents):
            before = text_of((turns.observe(agent), at_once.seen_by(seat)))
            turns.match = at_once.match = truth.imagine(seat, seed=next(dream))
            others += turns.match.open_view() != truth.open_view()
            assert text_of((turns.observe(agent), at_once.seen_by(seat))) == before
            turns.match = at_once.match = truth
        turns.step(turns.action_space(turns.agent_selection).sample())
        at_once.match = turns.match
    assert bool(others) in SECRETS[game]


@EVERY
def test_the_learner_sees_nothing_that_is_hidden(game: str, players: int) -> None:
    """In Gymnasium, one game."""
    env = gym(game, players, seat=1, bots="random", seed=1)
    env.reset(seed=1)
    for number in range(DECISIONS):
        truth, before = env.match, text_of((env._seen(), env._info()))
        env.match = truth.imagine(1, seed=number)
        assert text_of((env._seen(), env._info())) == before
        env.match = truth
        _, _, ended, _, _ = env.step(env.action_space.sample())
        if ended:
            env.reset()


@EVERY
def test_learners_of_many_games_see_nothing_that_is_hidden(game: str, players: int) -> None:
    """In Gymnasium, many games in machine code: each table is exchanged, and all are shown again."""
    env, dream, others = gym_vector(game, players, 4, seat=1, bots="random", seed=1), new_chance(bytes(32)), 0
    seats: SeatLanes = env._seats
    env.reset(seed=1)
    for _ in range(DECISIONS):
        env.step(env.action_space.sample())
        before = (seats.shown.obs.tobytes(), seats.shown.mask.tobytes())
        for lane in range(4):
            s = seats.table(lane)
            truth = s.tobytes()
            env.game.rules.hide(s, 1)
            env.game.rules.guess(s, dream, 1)
            others += s.tobytes() != truth
        shown = seats.step(np.full(4, NOTHING), is_restarting=False)
        assert (shown.obs.tobytes(), shown.mask.tobytes()) == before
    assert bool(others) in SECRETS[game]
