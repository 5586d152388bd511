"""Our games pass PettingZoo's own tests, and refuse what is not legal."""

from collections import Counter
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from flambeur.core.errors import FlambeurError, IllegalMove
from flambeur.envs import aec, parallel

GAMES = (("las-vegas", 2), ("all-or-nothing", 3), ("easy-come", 2), ("royale", 2))
EVERY = pytest.mark.parametrize(("game", "players"), GAMES)
CYCLES = 25


# PettingZoo's own classic games have a dictionary with a mask too, and are left out by name there.
@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy"
)
@EVERY
def test_agents_in_turn_pass_the_test_of_the_interface(game: str, players: int) -> None:
    api_test(aec(game, players, seed=1), num_cycles=CYCLES)


@EVERY
def test_agents_at_once_pass_the_test_of_the_interface(game: str, players: int) -> None:
    parallel_api_test(parallel(game, players, seed=1), num_cycles=CYCLES)


@EVERY
def test_the_same_seed_gives_the_same_games(game: str, players: int) -> None:
    seed_test(partial(aec, game, players), num_cycles=CYCLES)
    parallel_seed_test(partial(parallel, game, players), num_cycles=CYCLES)


@EVERY
def test_tables_are_shown_as_text(game: str, players: int) -> None:
    render_test(partial(aec, game, players, seed=1))
    env = aec(game, players, seed=1, render_mode="ansi")
    env.reset()
    assert len(str(env.render())) > 100


@EVERY
def test_a_game_can_be_cut_after_so_many_cycles(game: str, players: int) -> None:
    made = SimpleNamespace(
        env=partial(aec, game, players, seed=1), parallel_env=partial(parallel, game, players, seed=1)
    )
    max_cycles_test(made)


@EVERY
def test_who_is_cut_hears_nothing_more_and_the_others_play_on(game: str, players: int) -> None:
    env = aec(game, players, seed=2, max_cycles=7)
    env.reset(seed=2)
    heard, decided = Counter[str](), Counter[str]()
    for agent in env.agent_iter():
        seen, _, is_over, is_cut, _ = env.last()
        heard[agent] += 1
        if is_over or is_cut:
            env.step(None)
            continue
        decided[agent] += 1
        env.step(int(seen["action_mask"].argmax()))
    assert env.agents == []
    assert heard == {agent: count + 1 for agent, count in decided.items()}, "a last word for everybody"
    assert max(decided.values()) <= 7
    assert env.match.is_over or set(decided.values()) == {7}


def test_an_illegal_move_is_refused_and_nothing_changes() -> None:
    env = aec("las-vegas", 2, seed=1)
    env.reset(seed=1)
    before = env.match.open_view()
    illegal = int(env.observe(env.agent_selection)["action_mask"].argmin())
    for action in (illegal, 99, 0.5, None, "x"):
        with pytest.raises(IllegalMove):
            env.step(action)
    assert env.match.open_view() == before


def test_of_moves_at_once_all_are_played_or_none() -> None:
    env = parallel("all-or-nothing", 3, seed=1)
    env.reset(seed=1)
    before = env.match.open_view()
    bids: dict[str, Any] = {"seat_0": 1, "seat_1": 2, "seat_2": 99}
    with pytest.raises(IllegalMove):
        env.step(bids)
    assert env.match.open_view() == before
    env.step(bids | {"seat_2": 0})
    assert env.match.view()["phase"] == 1


def test_a_way_to_show_that_there_is_not_is_refused() -> None:
    with pytest.raises(FlambeurError, match="render_mode"):
        aec("las-vegas", 2, render_mode="rgb_array")
