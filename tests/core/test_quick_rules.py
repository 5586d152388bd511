"""Compiled rules do for people's games what plain Python does, to the byte."""

import os
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from examples.high_card import HIGH_CARD
from flambeur.core import step
from flambeur.core.chance import CHANCE
from flambeur.core.contract import Game
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import Seats, Tally, layout
from flambeur.core.look import PlainLook
from flambeur.core.match import Match
from flambeur.core.native import plain
from flambeur.core.quick_rules import QuickLook, forget, is_compiled, look_at, make_ready, quick_rules
from flambeur.core.registry import all_games
from flambeur.games import EASY_COME
from tests.core.chances import state_of

# Compiling all games with their stories takes minutes: that is for a change of rules, as with `make mass`.
GAMES = [HIGH_CARD, *all_games()] if "FLAMBEUR_GAMES" in os.environ else [HIGH_CARD]
SEEDS = range(10)


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    """A game whose rules are plain again afterwards."""
    yield request.param
    forget(request.param)


def played(game: Game, players: int, seed: int) -> list[Any]:
    """Everything that can be known of a random game, step by step."""
    match, dice, steps = Match(game, players, {}, luck_of_seed(seed)), random.Random(seed), []
    while not match.is_over and len(match.turns) < 300:
        position = match.position
        seat = dice.choice(position.acting)
        steps.append([position.waiting, position.acting, position.offered(seat)])
        steps.append([position.view(each) for each in range(-1, players)])
        events = match.play(seat, dice.choice(position.legal(seat)))
        steps.append([repr(events), match.turns[-1].results, match._state.tobytes()])
        steps.append([state_of(match._chance)])
    return [*steps, match.is_over, match.standing]


def test_a_game_is_the_same_to_the_byte_with_compiled_rules(game: Game) -> None:
    cases = [
        (players, seed) for players in range(game.options.fewest, game.options.most + 1) for seed in SEEDS
    ]
    plain = [played(game, *case) for case in cases]
    assert quick_rules(game) is None
    make_ready(game)
    assert is_compiled(game)
    state = game.blank(game.options.fewest, {})
    assert isinstance(look_at(game, state, game.options.fewest), QuickLook)
    assert [played(game, *case) for case in cases] == plain
    forget(game)
    assert isinstance(look_at(game, state, game.options.fewest), PlainLook)


def test_one_call_makes_a_move_and_one_tells_all_that_follows() -> None:
    match, functions = Match(HIGH_CARD, 2, {}, luck_of_seed(1)), plain(HIGH_CARD, step)
    table, chances = HIGH_CARD.state.copy(match._state), CHANCE.copy(match._chance)
    facts, masks = np.zeros(step.FACTS, np.int64), np.zeros((2, len(HIGH_CARD.moves)), np.int8)
    seen, results = HIGH_CARD.state.batch(3), np.zeros(2, np.int64)
    functions.look_at([table], facts, masks, seen)
    assert HIGH_CARD.seats(facts[step.WAITING]) == match.waiting == HIGH_CARD.seats(facts[step.ACTING])
    assert not facts[step.OVER]
    assert step.revising(table) == 0, "where a game does not say who may revise, nobody may"
    for seat in range(2):
        assert [HIGH_CARD.moves[int(move)] for move in masks[seat].nonzero()[0]] == match.legal(seat)
        assert seen[seat + 1].tobytes() == match.seen(seat).tobytes()
    move = match.legal(0)[-1]
    functions.make_move([table], [chances], 0, move.id, results)
    match.play(0, move)
    assert (table.tobytes(), tuple(results.tolist())) == (match._state.tobytes(), match.turns[-1].results)


@pytest.mark.parametrize("number", [0, 7, -1, 10, -128, 127, 9999, -32768, 2**40, -(2**62)])
def test_numbers_are_written_as_json_has_them(number: int) -> None:
    numbers = layout(("tiny", "i1"), ("list", "i8", 2), ("seats", "i2", 2, Seats(4)))
    record, write = numbers.blank(), plain(HIGH_CARD, step).write_json
    record.list[:] = number, -number
    record.tiny, record.seats[1, 1] = max(-128, min(number, 127)), max(-32768, min(number, 32767))
    plan = numbers.json_plan(2)
    assert plan is not None
    room = np.zeros(plan.longest, np.uint8)
    length = write(cast(Any, record).base, plan.numbers, plan.text, room)
    assert room[:length].tobytes() == numbers.json(record, 2)
    assert layout(("rolled", "i4", Tally(6))).json_plan(2) is None


def test_what_compiled_code_cannot_write_python_does() -> None:
    state = EASY_COME.blank(2, {})
    state.rolled = 2 << 4 | 1 << 20
    nothing_compiled = SimpleNamespace(look_at=lambda *_: None)
    assert QuickLook(EASY_COME, nothing_compiled, state, 2).json(state) == EASY_COME.state.json(state, 2)
