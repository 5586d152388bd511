"""One seat of many games among bots is a vector environment as Gymnasium describes it."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import DictInfoToList, FlattenObservation, RecordEpisodeStatistics

import flambeur.envs
from flambeur.bots.kernels import heuristics
from flambeur.core import playout
from flambeur.core.errors import BadOption, FlambeurError, IllegalMove
from flambeur.core.native import plain
from flambeur.core.observation import observing
from flambeur.envs import gym_vector, seat_stepping, stepping
from flambeur.envs.seat_lanes import SeatLanes, beginning

GAMES = (("las-vegas", 2), ("all-or-nothing", 3), ("easy-come", 3), ("royale", 2))
EVERY = pytest.mark.parametrize(("game", "players"), GAMES)
MODES = pytest.mark.parametrize("mode", list(AutoresetMode))
COUNT = 6
LONG = 400  # steps in which some games end


def first_legal(info: dict[str, Any]) -> Any:
    return info["action_mask"].argmax(axis=1)


def played(env: Any, steps: int, seed: int = 1) -> Iterator[tuple[Any, ...]]:
    """What so many steps show, the reset first; games that are over begin again."""
    env.action_space.seed(seed)
    obs, info = env.reset(seed=seed)
    yield obs, info
    for _ in range(steps):
        obs, rewards, ended, cut, info = env.step(env.action_space.sample())
        yield obs, rewards, ended, cut, info
        if env.metadata["autoreset_mode"] == AutoresetMode.DISABLED and ended.any():
            env.reset(options={"reset_mask": ended})


@EVERY
def test_it_is_what_a_vector_environment_must_be(game: str, players: int) -> None:
    """The checks of Gymnasium's own suite for vector environments, which it does not ship."""
    env = gym_vector(game, players, COUNT, bots="random", seed=1)
    assert isinstance(env, VectorEnv)
    assert env.num_envs == COUNT
    assert env.observation_space == batch_space(env.single_observation_space, COUNT)
    assert env.action_space == batch_space(env.single_action_space, COUNT)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    (obs, info), *steps = played(env, 40)
    assert obs in env.observation_space
    assert info["action_mask"].shape == (COUNT, len(env.game.moves))
    for obs, rewards, ended, cut, _ in steps:
        assert obs in env.observation_space
        assert (rewards.shape, rewards.dtype) == ((COUNT,), np.float64)
        assert (ended.shape, ended.dtype, cut.shape, cut.any()) == ((COUNT,), bool, (COUNT,), False)
    env.close()
    assert env.closed


@EVERY
def test_the_same_seed_and_actions_give_the_same_games_with_any_number_of_threads(
    game: str, players: int
) -> None:
    one, other = (gym_vector(game, players, 70, bots="greedy", threads=threads) for threads in (1, 3))
    for shown, also in zip(played(one, 30), played(other, 30), strict=True):
        assert [str(part) for part in shown] == [str(part) for part in also]
    series = [env.reset(seed=seed)[0].tolist() for env, seed in ((one, 5), (one, None), (one, 5))]
    assert series[0] == series[2] != series[1]
    other.close()


@EVERY
def test_compiled_steps_are_those_of_plain_python(game: str, players: int) -> None:
    lanes = [seats(game, players) for _ in range(2)]
    modules = (playout, observing(lanes[0].game)[1], heuristics, stepping, seat_stepping)
    lanes[1]._code = plain(lanes[0].game, *modules)
    orders = beginning(np.ones(COUNT, np.bool_))
    for _ in range(25):
        one, other = (seat.step(orders, is_restarting=True) for seat in lanes)
        assert [one.obs.tobytes(), one.mask.tobytes()] == [other.obs.tobytes(), other.mask.tobytes()]
        assert [one.rewards.tolist(), one.done.tolist()] == [other.rewards.tolist(), other.done.tolist()]
        orders = one.mask.argmax(axis=1)


def seats(game: str, players: int) -> SeatLanes:
    made = flambeur.envs.gym_vector(game, players, COUNT, seat=1, bots="greedy", seed=4, rewards="result")
    return made._seats


@MODES
def test_a_game_that_ends_is_followed_by_the_next_as_the_mode_says(mode: AutoresetMode) -> None:
    env = gym_vector("las-vegas", 2, COUNT, bots="random", autoreset_mode=mode, options={"rounds": 1})
    before, ends = np.zeros(COUNT, np.bool_), 0
    for obs, rewards, ended, _, info in list(played(env, 60))[1:]:
        alive = info["action_mask"].any(axis=1)
        assert alive.tolist() == (np.ones(COUNT, np.bool_) if mode.value == "SameStep" else ~ended).tolist()
        assert not rewards[~ended].any()
        if mode == AutoresetMode.NEXT_STEP:
            assert not (before & ended).any()
        if mode == AutoresetMode.SAME_STEP and ended.any():
            assert info["_final_obs"].tolist() == ended.tolist()
            for lane, final in enumerate(info["final_obs"]):
                assert (final is not None) == ended[lane]
                assert final is None or final.tolist() != obs[lane].tolist()
        before, ends = ended, ends + int(ended.sum())
    assert ends > COUNT


def test_games_that_are_not_reset_stand_still() -> None:
    env = gym_vector("las-vegas", 2, COUNT, seed=1, autoreset_mode="Disabled", options={"rounds": 1})
    obs, _ = env.reset(seed=1)
    mask = np.arange(COUNT) < 2
    again, info = env.reset(options={"reset_mask": mask})
    assert again[2:].tolist() == obs[2:].tolist()
    assert again[:2].tolist() != obs[:2].tolist()
    ended = np.zeros(COUNT, np.bool_)
    while not ended.any():
        final, _, ended, _, info = env.step(first_legal(info))
    over = int(ended.argmax())
    with pytest.raises(IllegalMove, match=f"Game {over} is over"):
        env.step(first_legal(info))
    actions = np.where(info["action_mask"].any(axis=1), first_legal(info), -1)
    assert env.step(actions)[0][over].tolist() == final[over].tolist()


@EVERY
def test_rewards_are_parts_of_the_win_or_what_was_gained(game: str, players: int) -> None:
    by_win, by_result = (
        gym_vector(game, players, COUNT, bots="random", autoreset_mode="SameStep", rewards=by)
        for by in ("win", "result")
    )
    (_, info), (_, also) = (env.reset(seed=2) for env in (by_win, by_result))
    gained, won = np.zeros(COUNT), []
    for _ in range(LONG):
        assert info["action_mask"].tolist() == also["action_mask"].tolist()
        actions = first_legal(info)
        _, rewards, ended, _, info = by_win.step(actions)
        _, gains, _, _, also = by_result.step(actions)
        gained += gains
        won += rewards[ended].tolist()
        assert not rewards[~ended].any()
    assert set(won) <= {0, 1 / 3, 1 / 2, 1}
    assert len(won) > 0
    assert gained.any()


def test_a_greedy_table_is_harder_than_a_random_one() -> None:
    means = []
    for bots in ("random", "greedy"):
        env = gym_vector("las-vegas", 2, 64, bots=bots, autoreset_mode="SameStep")
        shown = list(played(env, 60))[1:]
        means.append(np.concatenate([rewards[ended] for _, rewards, ended, *_ in shown]).mean())
    assert means[0] > means[1] + 0.2


@pytest.mark.parametrize("wrap", [RecordEpisodeStatistics, DictInfoToList, FlattenObservation])
def test_wrappers_of_the_library_fit(wrap: Any) -> None:
    env = wrap(gym_vector("las-vegas", 2, COUNT, bots="random", options={"rounds": 1}))
    obs, _ = env.reset(seed=1)
    for _ in range(30):
        obs, _, _, _, infos = env.step(env.unwrapped.action_space.sample())
    assert obs.shape == env.observation_space.shape
    assert len(infos) > 0


def test_the_arrays_are_copies_unless_they_shall_not_be() -> None:
    for copies in (True, False):
        env = gym_vector("las-vegas", 2, COUNT, seed=1, copy=copies)
        first, info = env.reset()
        assert (env.step(first_legal(info))[0] is first) is not copies


def test_bids_at_once_are_made_without_the_others() -> None:
    """The last seat bids while no other bid lies on the table."""
    env = gym_vector("all-or-nothing", 3, COUNT, seat=2, seed=1)
    env.reset(seed=1)
    assert {int(env._seats.table(lane).awaited) for lane in range(COUNT)} <= {0b100, 0b111}


def test_what_cannot_be_played_is_refused_and_nothing_changes() -> None:
    env = gym_vector("las-vegas", 2, COUNT, seed=1)
    obs, info = env.reset(seed=1)
    good = first_legal(info)
    lane, illegal = (int(place[0]) for place in np.nonzero(info["action_mask"] == 0))
    wrong = good.copy()
    wrong[lane] = illegal
    for actions in (wrong, good + 100, good[:2], good.astype(float), None, "x", good[None]):
        with pytest.raises(IllegalMove):
            env.step(actions)
    assert env._seats.shown.obs.tolist() == obs.tolist()
    assert env.action_masks().tolist() == info["action_mask"].tolist()


def test_learners_without_masks_may_have_illegal_moves_replaced() -> None:
    env = gym_vector("las-vegas", 2, COUNT, seed=1, illegal="replace")
    _, info = env.reset(seed=1)
    env.step(info["action_mask"].argmin(axis=1))
    with pytest.raises(IllegalMove, match="no action 99"):
        env.step(np.full(COUNT, 99))


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"seat": 2}, "seat"),
        ({"bots": "shark"}, "random, greedy"),
        ({"illegal": "maybe"}, "refuse, replace"),
        ({"rewards": "money"}, "win, result"),
        ({"autoreset_mode": "Never"}, "NextStep, SameStep, Disabled"),
        ({"threads": 0}, "threads"),
        ({"players": 9}, "2 to 5 players"),
        ({"count": 0}, "count"),
        ({"options": {"minimum": 55}}, "minimum"),
    ],
)
def test_what_there_is_not_is_refused(given: dict[str, Any], named: str) -> None:
    asked: dict[str, Any] = {"game": "las-vegas", "players": 2, "count": 2} | given
    with pytest.raises(FlambeurError, match=named):
        gym_vector(**asked)


def test_resets_that_make_no_sense_are_refused() -> None:
    env = gym_vector("las-vegas", 2, COUNT, seed=1)
    for mask in ([True] * COUNT, np.ones(2, np.bool_), np.ones(COUNT)):
        with pytest.raises(BadOption, match="reset_mask"):
            env.reset(options={"reset_mask": mask})
    for seed in (-1, "x", 1.5):
        with pytest.raises(BadOption, match="seed"):
            env.reset(seed=seed)  # type: ignore[arg-type]
