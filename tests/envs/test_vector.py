"""Batches of games: the games of the rules, shown without secrets, and bad input that changes nothing."""

import pickle
from typing import Any

import numpy as np
import pytest

import flambeur
from flambeur.core.chance import new_chance
from flambeur.core.errors import BadOption, FlambeurError, IllegalMove
from flambeur.core.fairness import luck_of_seed
from flambeur.core.observation import observe
from flambeur.envs import Vector
from flambeur.simulate import simulate

GAMES = (("las-vegas", 3), ("all-or-nothing", 3), ("easy-come", 2), ("royale", 3))
EVERY = pytest.mark.parametrize(("game", "players"), GAMES)
COUNT = 5


def vegas(**given: Any) -> Vector:
    return flambeur.vector("las-vegas", 2, COUNT, seed=3, **given)


def first_legal(batch: Any) -> Any:
    """For every game the first action that the mask marks, -1 in games that are over."""
    return np.where(batch.seat >= 0, batch.mask.argmax(1), -1)


def state_of(batch: Vector) -> tuple[Any, ...]:
    """All that could change."""
    saved, shown = batch.save(), vars(batch._shown)
    return (saved.tables.tobytes(), saved.chances.tobytes(), *(array.tobytes() for array in shown.values()))


@EVERY
def test_every_lane_is_the_game_that_the_plain_rules_play(game: str, players: int) -> None:
    """Tables, masks, observations and seats, move by move, against plain Python on the same chance."""
    batch = flambeur.vector(game, players, COUNT, seed=3)
    shown, rules, lane = batch.reset(seed=3), batch.game.rules, 2
    s, chance = batch.game.blank(players, {}), new_chance(luck_of_seed(3, "simulation").key, lane)
    rules.start(s, chance)
    for _ in range(60):
        seat, mask = int(shown.seat[lane]), batch.game.room.blank().mask
        assert rules.waiting(s) >> seat & 1
        rules.legal(s, seat, mask)
        assert shown.mask[lane].tolist() == mask.tolist()
        assert batch.save([lane]).tables[0].tobytes() == s.tobytes()
        hidden = batch.game.state.copy(s)
        rules.hide(hidden, seat)
        assert shown.obs[lane].tobytes() == observe(batch.game, hidden, seat).tobytes()
        rules.apply(s, chance, seat, int(mask.argmax()))
        shown = batch.step(first_legal(shown))
        if rules.is_over(s):
            assert shown.done[lane]
            return
        assert not shown.done[lane]


@pytest.mark.parametrize(("rewards", "threads"), [("win", 1), ("result", 2)])
def test_random_games_are_those_of_a_simulation(rewards: str, threads: int) -> None:
    batch = flambeur.vector(
        "las-vegas", 3, 70, seed=5, auto_reset=False, rewards=rewards, threads=threads, rounds=2
    )
    total = np.zeros((70, 3))
    while not (shown := batch.step_random()).done.all():
        total += shown.rewards
        assert (shown.mask.any(1) == (shown.seat >= 0)).all()
    total += shown.rewards
    expected = simulate("las-vegas", 3, 70, seed=5, rounds=2)
    wanted = expected.mean_result if rewards == "result" else expected.win_share
    assert total.mean(0) == pytest.approx(wanted, rel=1e-6)
    assert not shown.mask.any()


@EVERY
def test_two_worlds_that_differ_in_hidden_facts_are_shown_alike(game: str, players: int) -> None:
    """Each table is replaced by another that the seat to move cannot tell from it."""
    batch, dream = flambeur.vector(game, players, COUNT, seed=3), new_chance(bytes(range(32)))
    for _ in range(12):
        shown = batch.step_random(3)
        saved, before = batch.save(), (shown.obs.tobytes(), shown.mask.tobytes())
        for lane, s in enumerate(saved.tables):
            batch.game.rules.hide(s, int(shown.seat[lane]))
            batch.game.rules.guess(s, dream, int(shown.seat[lane]))
        shown = batch.restore(saved)
        assert (shown.obs.tobytes(), shown.mask.tobytes()) == before


def test_those_who_bid_at_once_do_not_see_each_others_bids() -> None:
    one = flambeur.vector("all-or-nothing", 3, 1, seed=3)
    other = flambeur.vector("all-or-nothing", 3, 1, seed=3)
    for low, high in ((0, 5), (1, 4)):
        seen, seen_by_other = one.step([low]), other.step([high])
        assert seen.seat[0] == low + 1
        assert seen.obs.tobytes() == seen_by_other.obs.tobytes()


def test_the_arrays_are_the_same_each_time() -> None:
    batch = vegas()
    first, later = batch.reset(), batch.step_random()
    assert all(vars(first)[name] is array for name, array in vars(later).items())


def test_a_game_that_ends_is_followed_by_another() -> None:
    batch = vegas(rounds=1)
    while not (shown := batch.step_random()).done.any():
        pass
    lane = int(shown.done.argmax())
    assert shown.rewards[lane].sum() == pytest.approx(1)
    ended = batch.spec.observation.named(shown.final_obs[lane])
    assert ended["money"].sum() > 0
    assert ended["turn"].sum() == 0
    assert shown.mask[lane].any()
    assert batch.spec.observation.named(shown.obs)["money"][lane].sum() == 0


def test_saved_games_go_on_alike_only_if_asked_to() -> None:
    batch = vegas()
    batch.step_random(3)
    saved = pickle.loads(pickle.dumps(batch.save()))
    ahead = batch.step_random(2).obs.copy()
    batch.restore(saved, same_luck=True)
    assert batch.step_random(2).obs.tobytes() == ahead.tobytes()
    batch.restore(saved)
    assert batch.save().tables.tobytes() == saved.tables.tobytes()
    assert batch.step_random(2).obs.tobytes() != ahead.tobytes()


def test_a_seed_begins_the_luck_of_restored_games_anew() -> None:
    batch = vegas()
    played = []
    for _ in range(2):
        batch.reset(seed=5)
        batch.restore(batch.save([1]), [0])
        played.append(batch.step_random(3).obs.tobytes())
    assert played[0] == played[1]


def test_a_saved_game_can_be_tried_in_every_lane_with_luck_of_its_own() -> None:
    batch = vegas()
    one = batch.save([1, 1, 1])
    batch.restore(one, [0, 2, 4])
    assert len({table.tobytes() for table in batch.save([0, 2, 4]).tables}) == 1
    batch.step_random(2)
    assert len({table.tobytes() for table in batch.save([0, 2, 4]).tables}) == 3


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        ([0] * (COUNT + 1), "actions-shape"),
        ([[0]] * COUNT, "actions-shape"),
        ([0.0] * COUNT, "actions-shape"),
        ([True] * COUNT, "actions-shape"),
        (None, "actions-shape"),
        ([[0], 1], "actions-shape"),
        ([0, 0, 99, 0, 0], "no-such-action"),
        ([-1] * COUNT, "no-such-action"),
    ],
)
def test_bad_actions_are_refused_and_nothing_changes(actions: Any, code: str) -> None:
    batch = vegas()
    before = state_of(batch)
    with pytest.raises(IllegalMove) as refused:
        batch.step(actions)
    assert refused.value.code == code
    assert all(refused.value.sentence(lang) for lang in ("en", "fr", "de"))
    assert state_of(batch) == before


def test_a_masked_action_is_refused_even_if_somebody_writes_into_the_mask() -> None:
    batch = vegas()
    shown = batch.reset()
    actions = first_legal(shown)
    actions[3] = shown.mask[3].argmin()
    shown.mask[:] = 1
    before = state_of(batch)
    with pytest.raises(IllegalMove, match=r"Game 3: seat \d cannot choose action \d \(place \d\) now"):
        batch.step(actions)
    assert state_of(batch) == before


def test_after_the_end_only_nothing_can_be_done() -> None:
    batch = vegas(rounds=1, auto_reset=False)
    while not batch.step_random().done.all():
        pass
    before = state_of(batch)
    with pytest.raises(IllegalMove, match="Game 0 is over"):
        batch.step([0] * COUNT)
    assert state_of(batch) == before
    assert not batch.step([-1] * COUNT).rewards.any()
    assert batch.reset().mask.any(1).all()


@pytest.mark.parametrize(
    "given",
    [
        {"players": 9},
        {"count": 0},
        {"count": 2.0},
        {"device": "tpu"},
        {"threads": 0},
        {"rewards": "fame"},
        {"seed": "x"},
        {"rounds": 99},
        {"game": "chess"},
    ],
)
def test_what_cannot_be_made_is_said(given: dict[str, Any]) -> None:
    agreed: dict[str, Any] = {"game": "las-vegas", "players": 2, "count": 4, "seed": 1} | given
    with pytest.raises(FlambeurError) as refused:
        flambeur.vector(**agreed)
    assert refused.value.sentence("en")


def test_lanes_that_are_not_there_and_games_of_others_are_refused() -> None:
    batch = vegas()
    for lanes in ([COUNT], [-1], [0.5], 3):
        with pytest.raises(BadOption, match="no list of games"):
            batch.save(lanes)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="same game"):
        batch.restore(vegas(rounds=1).save())
    with pytest.raises(BadOption, match="2 saved games"):
        batch.restore(batch.save([0, 1]), [0])
    with pytest.raises(BadOption, match=r"\[2, 2\] names a lane twice"):
        batch.restore(batch.save([0, 1]), [2, 2])


def test_the_spec_says_what_every_number_and_action_means() -> None:
    spec = vegas().spec
    told = spec.to_json()
    sizes = [int(np.prod(part["shape"])) for part in told["observation"]]
    assert sum(sizes) == spec.obs_size == vegas().reset().obs.shape[1]
    assert all(part["meaning"] for part in told["observation"])
    assert told["actions"][3] == {"id": 3, "kind": "place", "value": 4, "text": "place 4"}
    assert told["options"]["rounds"] == 4
