"""What is noted of a game: tables as they are met, with what they lead to."""

from collections import Counter
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from flambeur.analysis.kernels import rollouts
from flambeur.analysis.kernels.rollouts import Reference
from flambeur.bots.kernels import heuristics, network
from flambeur.bots.weights import NO_WEIGHTS
from flambeur.core import playout
from flambeur.core.chance import CHANCE, new_chance
from flambeur.core.contract import Game
from flambeur.core.layout import Numbers
from flambeur.core.native import plain
from flambeur.games import ALL_OR_NOTHING, EASY_COME, LAS_VEGAS
from flambeur.learn import self_play, set_ups, shape_of
from flambeur.learn.self_play import EMPTY, TABLES, TRUST, Lane, Portion, Recipe, Rows
from flambeur.learn.training import fresh_weights
from tests.learn import numbered

TEMPLATES = (playout, heuristics, network, rollouts, self_play)
WILD = 24
NO_NETWORK = network.network_of(NO_WEIGHTS)


def lane_of(game: Game) -> Lane:
    """What a thread plays with."""
    hopes = np.zeros(len(game.moves), np.float32)
    return Lane(game.state.batch(TABLES), CHANCE.batch(2), game.room.batch(1), hopes)


def played(
    game: Game,
    first: int,
    last: int,
    *,
    samples: int = 4,
    trust: int = 0,
    is_far: bool = False,
    step: int = 1,
    horizon: int = 0,
) -> tuple[Numbers, Numbers]:
    """The tables noted of these games, and what they led to, in plain Python."""
    shape = shape_of(game)
    lane = lane_of(game)
    lane.chances[:] = new_chance(bytes(32))
    rows = Rows(
        np.zeros((last * samples, shape.inputs), np.float32), np.full(last * samples, EMPTY, np.float32)
    )
    judge = network.network_of(fresh_weights(shape, 1))
    play = plain(game, *TEMPLATES).play_games
    portion, recipe = Portion(0, first, last, step), Recipe(samples, trust, is_far, WILD, horizon)
    play(set_ups(game), lane, judge, rows, portion, recipe)
    return rows


def test_every_game_fills_its_own_rows() -> None:
    inputs, shares = played(EASY_COME, 0, 4)
    assert shares.tolist() != (again := played(EASY_COME, 2, 4)[1]).tolist()
    assert (again[:8] == EMPTY).all()
    assert again[8:].tolist() == shares[8:].tolist()
    assert ((shares >= 0) & (shares <= 1)).all()
    assert inputs.any(axis=1).all()


def test_lanes_that_take_turns_note_the_same() -> None:
    even, odd = (played(EASY_COME, first, 4, step=2)[1] for first in (0, 1))
    assert np.maximum(even, odd).tolist() == played(EASY_COME, 0, 4)[1].tolist()


def test_the_end_of_a_round_tells_chances_and_the_end_of_a_game_who_won() -> None:
    near, far = (played(LAS_VEGAS, 0, 3, samples=16, is_far=is_far)[1] for is_far in (False, True))
    assert set(far.tolist()) <= {0.0, 1.0, 0.5}
    assert len(set(near.tolist()) - {0.0, 0.5, 1.0}) > 5


def test_a_network_that_looks_ahead_learns_from_its_own_word() -> None:
    inputs, shares = played(EASY_COME, 0, 1, samples=2, horizon=1)
    assert ((shares > 0) & (shares < 1) & (shares != 0.5)).all()
    assert inputs.any(axis=1).all()


def test_what_a_network_says_some_decisions_on_is_one_win_and_in_the_end_what_came() -> None:
    code = plain(EASY_COME, *TEMPLATES)
    lane = lane_of(EASY_COME)
    lane.chances[:] = new_chance(bytes(32))
    judge = network.network_of(fresh_weights(shape_of(EASY_COME), 1))
    s, chance, room = lane.tables[0], lane.chances[0], lane.rooms[0]
    who = Reference(judge, 0, chance, lane.chances[1], room, lane.hopes)
    lane.tables[0] = EASY_COME.blank(2, {})
    code.rules.start(s, chance)
    before = s.tobytes()
    assert 0 < code.foreseen(lane, 0, judge, 1) < 1
    assert s.tobytes() == before, "only a copy is played on"
    assert code.share_of(s, 0, who) + code.share_of(s, 1, who) == pytest.approx(1)
    while not code.rules.is_over(s):
        seat = code.first_waiting(s)
        code.rules.apply(s, chance, seat, code.rules.quick_move(s, chance, seat, room.mask))
    code.rules.standing(s, room.places)
    assert [code.foreseen(lane, seat, judge, 1) for seat in (0, 1)] == [
        room.places[0] == 1,
        room.places[1] == 1,
    ]


def test_a_short_game_leaves_rows_empty() -> None:
    assert (played(EASY_COME, 0, 1, samples=2000)[1] == EMPTY).any()


@pytest.mark.parametrize("game", [EASY_COME, ALL_OR_NOTHING], ids=lambda game: game.name)
def test_seats_that_follow_the_network_play_on_otherwise(game: Game) -> None:
    quick, learned = (played(game, 0, 2, trust=trust)[0] for trust in (0, TRUST))
    assert quick.tolist() != learned.tolist()


def test_set_ups_are_all_that_can_be_agreed_on_by_one_choice() -> None:
    tables = set_ups(EASY_COME)
    assert [(int(s.players), int(s.all_others)) for s in tables] == [(2, 0), (3, 0), (4, 0), (4, 1)]


@dataclass(frozen=True)
class Numbered:
    """A game of numbered tables, as far as noting needs one."""

    name: str = "numbered"
    rules: Any = numbered
    sources: tuple[ModuleType, ...] = (numbered,)


def test_each_table_of_a_game_is_as_likely_to_be_kept() -> None:
    note = plain(Numbered(), *TEMPLATES).note
    games, tables, slots = 3000, 20, 4
    lane: Any = Lane(numbered.TABLE.batch(1), CHANCE.batch(1), None, None)  # type: ignore[arg-type]  # nothing is played
    lane.chances[:] = new_chance(bytes(32))
    s, recipe, kept = lane.tables[0], Recipe(slots, 0, False, WILD, 0), Counter[int]()
    s.players = 2
    for _ in range(games):
        inputs, noted, seen = np.zeros((slots, 1), np.float32), np.full(slots, EMPTY, np.float32), 0
        for s.number in range(tables):
            seen = note(lane, seen, inputs, noted, NO_NETWORK, recipe)
        kept.update(int(row[0]) for row in inputs)
    share = slots / tables
    usual = (games * share * (1 - share)) ** 0.5  # how far a count is off by chance
    assert len(kept) == tables
    assert max(abs(count - games * share) for count in kept.values()) < 4 * usual
