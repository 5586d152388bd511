"""A seat among bots passes Gymnasium's own check."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import flambeur.envs
from flambeur.core.errors import BadBot, BadOption, IllegalMove
from flambeur.envs import gym

GAMES = (("las-vegas", 2), ("all-or-nothing", 3), ("easy-come", 2), ("royale", 2))
EVERY = pytest.mark.parametrize(("game", "players"), GAMES)


@EVERY
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")  # there are none
def test_a_seat_passes_the_check_of_the_interface(game: str, players: int) -> None:
    """The check plays an action that it drew before the game began: it may be illegal, and is replaced."""
    check_env(gym(game, players, bots="random", seed=1, illegal="replace"))


@EVERY
def test_the_learner_is_asked_until_somebody_wins(game: str, players: int) -> None:
    env = gym(game, players, seat=1, bots="random", seed=1)
    _, info = env.reset(seed=3)
    ended = False
    while not ended:
        assert env.match.waiting[0] == 1 or 1 in env.match.waiting
        assert info["action_mask"].tolist() == env.action_masks().tolist()
        assert env.action_masks().any()
        obs, reward, ended, cut, info = env.step(int(info["action_mask"].argmax()))
        assert obs in env.observation_space
        assert not cut
    assert reward == env.match.returns()[1]
    assert not env.action_masks().any()


def test_a_sample_is_a_legal_move() -> None:
    env = gym("las-vegas", 2, bots="random", seed=1)
    env.reset(seed=1)
    for _ in range(20):
        action = env.action_space.sample()
        assert env.action_masks()[action]
        if env.step(action)[2]:
            env.reset()


def test_an_illegal_move_is_refused_and_nothing_changes() -> None:
    env = gym("las-vegas", 2, bots="random", seed=1)
    env.reset(seed=1)
    before = env.match.open_view()
    for action in (int(env.action_masks().argmin()), 99, -1, 0.5, None, np.array([1])):
        with pytest.raises(IllegalMove):
            env.step(action)
    assert env.match.open_view() == before


def test_those_who_know_no_mask_may_have_illegal_moves_replaced() -> None:
    env = gym("las-vegas", 2, bots="random", seed=1, illegal="replace")
    env.reset(seed=1)
    illegal = int(env.action_masks().argmin())
    env.step(illegal)
    assert next(turn for turn in env.match.turns if turn.seat == 0).move.id != illegal
    with pytest.raises(IllegalMove):
        env.step(99)


def test_games_of_a_seed_come_again_and_differ_from_each_other() -> None:
    env = gym("las-vegas", 2, bots="random", seed=1)
    first, second, again = env.reset(seed=5)[0], env.reset()[0], env.reset(seed=5)[0]
    assert first.tolist() == again.tolist()
    assert first.tolist() != second.tolist()


def test_many_seats_make_a_vector_environment() -> None:
    made = [lambda: gym("las-vegas", 2, bots="random", seed=1)] * 3
    envs = gymnasium.vector.SyncVectorEnv(made)
    obs, infos = envs.reset(seed=1)
    assert obs.shape[0] == 3
    obs, rewards, *_ = envs.step(infos["action_mask"].argmax(axis=1))
    assert rewards.tolist() == [0, 0, 0]
    envs.close()


def test_seats_and_bots_that_there_are_not_are_refused() -> None:
    with pytest.raises(BadOption, match="seat"):
        gym("las-vegas", 2, seat=2)
    with pytest.raises(BadBot, match="nobody"):
        gym("las-vegas", 2, bots="nobody")
    with pytest.raises(BadOption, match="illegal"):
        gym("las-vegas", 2, illegal="maybe")


def test_a_package_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flambeur.envs, "find_spec", lambda _: None)
    with pytest.raises(BadOption, match=r"pip install flambeur\[envs\]"):
        gym("las-vegas", 2)
