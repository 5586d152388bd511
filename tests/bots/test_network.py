"""The network in compiled code: as array code has it, and sound in what it says."""

import numpy as np
import pytest

from flambeur.bots.kernels import heuristics, network
from flambeur.bots.kernels.network import ROOM
from flambeur.core import playout
from flambeur.core.chance import new_chance
from flambeur.core.contract import Game
from flambeur.core.native import lifted, plain
from flambeur.games import ALL_OR_NOTHING, EASY_COME, LAS_VEGAS, ROYALE
from flambeur.learn import shape_of
from flambeur.learn.training import fresh_weights, logits
from tests.learn.tables import described, ripe_tables

TEMPLATES = (playout, heuristics, network)


@pytest.mark.parametrize("game", [EASY_COME, LAS_VEGAS, ALL_OR_NOTHING, ROYALE], ids=lambda game: game.name)
def test_plain_and_array_code_say_the_same(game: Game) -> None:
    shape = shape_of(game)
    weights, noted = fresh_weights(shape, 3), np.zeros(ROOM, np.float32)
    rows = np.array([described(game, s, 0) for s in ripe_tables(game, game.options.fewest)])[:20]
    judged = [network.logit(row, weights, noted) for row in rows]
    assert judged == pytest.approx(logits(np, shape, weights, rows)[0], abs=1e-4)


def test_compiled_code_says_the_same() -> None:
    shape = shape_of(EASY_COME)
    weights, noted = fresh_weights(shape, 3), np.zeros(ROOM, np.float32)
    compiled = lifted(EASY_COME, *TEMPLATES).logit
    for s in list(ripe_tables(EASY_COME, 3))[:20]:
        row = described(EASY_COME, s, 1)
        assert compiled(row, weights, noted) == pytest.approx(network.logit(row, weights, noted), abs=1e-5)


def test_the_learned_move_is_legal_and_leaves_the_table_as_it_is() -> None:
    code, game = plain(EASY_COME, *TEMPLATES), EASY_COME
    shape = shape_of(game)
    judge = network.network_of(fresh_weights(shape, 3))
    for number, s in enumerate(ripe_tables(game, 4)):
        tables, room, chance = game.state.batch(2), game.room.blank(), new_chance(bytes(32), number)
        tables[0] = s
        seat = code.first_waiting(s)
        move = code.learned_move(tables, 0, 1, chance, seat, room, judge)
        assert tables[0].tobytes() == s.tobytes()
        game.rules.legal(s, seat, room.mask)
        assert room.mask[move] == 1
