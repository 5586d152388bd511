"""Flat Monte Carlo: each sample has its own luck, the same for every move."""

import numpy as np
import pytest

from flambeur.bots.kernels import heuristics, sampler
from flambeur.core import playout
from flambeur.core.chance import Chance, new_chance, word
from flambeur.core.native import plain
from flambeur.games import LAS_VEGAS
from tests.matches import begun

MATCH = begun(6, players=3)
SEAT = MATCH.waiting[0]


def worth(chance: Chance, *spans: tuple[int, int], legal: list[int] | None = None) -> list[float]:
    """What each move was worth in the samples of these spans, in plain Python."""
    seen, totals = LAS_VEGAS.state.batch(1), np.zeros(len(LAS_VEGAS.moves))
    seen[0] = MATCH.seen(SEAT)
    mask = np.zeros(len(LAS_VEGAS.moves), np.int8)
    mask[legal or [move.id for move in MATCH.legal(SEAT)]] = 1
    for first, last in spans:
        room = LAS_VEGAS.room.blank()
        sample = plain(LAS_VEGAS, playout, heuristics, sampler).sample_moves
        sample(seen, seen.copy(), chance, room, SEAT, mask, first, last, totals)
    return [round(float(total), 9) for total in totals]


def test_there_is_something_to_choose() -> None:
    assert len(MATCH.legal(SEAT)) > 1
    assert 0 < sum(worth(new_chance(bytes(32)), (0, 10))) <= 10 * len(MATCH.legal(SEAT))


def test_only_legal_moves_are_tried() -> None:
    tried = {number for number, count in enumerate(worth(new_chance(bytes(32)), (0, 20))) if count}
    assert tried <= {move.id for move in MATCH.legal(SEAT)}


def test_luck_depends_on_the_sample_and_not_on_what_was_drawn_before() -> None:
    worn = new_chance(bytes(32), 99)
    word(worn)
    assert worth(worn, (0, 10)) == worth(new_chance(bytes(32)), (0, 10))


def test_samples_can_be_taken_in_any_portions() -> None:
    whole = worth(new_chance(bytes(32)), (0, 12))
    assert worth(new_chance(bytes(32)), (7, 12), (0, 7)) == whole != worth(new_chance(bytes(32)), (12, 24))


@pytest.mark.parametrize("move", [move.id for move in MATCH.legal(SEAT)])
def test_a_move_meets_the_same_luck_whichever_others_are_tried(move: int) -> None:
    alone = worth(new_chance(bytes(32)), (0, 10), legal=[move])
    assert alone[move] == worth(new_chance(bytes(32)), (0, 10))[move]
