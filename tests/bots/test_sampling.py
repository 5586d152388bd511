"""Flat Monte Carlo: each sample has its own luck, the same for every move."""

import numpy as np
import pytest

from flambeur.bots import sampling
from flambeur.core import playout
from flambeur.core.chance import Chance, new_chance, word
from flambeur.core.native import plain
from flambeur.core.playout import SHARES
from flambeur.games import LAS_VEGAS
from tests.matches import begun

MATCH = begun(6, players=3)
SEAT = MATCH.waiting[0]


def wins(chance: Chance, *spans: tuple[int, int], legal: list[int] | None = None) -> list[int]:
    """Wins of each move in the samples of these spans, in plain Python."""
    seen, found = LAS_VEGAS.state.batch(1), np.zeros(len(LAS_VEGAS.moves), np.int64)
    seen[0] = MATCH.seen(SEAT)
    mask = np.zeros(len(LAS_VEGAS.moves), np.int8)
    mask[legal or [move.id for move in MATCH.legal(SEAT)]] = 1
    for first, last in spans:
        room = LAS_VEGAS.room.blank()
        sample = plain(LAS_VEGAS, playout, sampling).sample_moves
        sample(seen, seen.copy(), chance, room, SEAT, mask, first, last, found)
    return [int(count) for count in found]


def test_there_is_something_to_choose() -> None:
    assert len(MATCH.legal(SEAT)) > 1
    assert 0 < sum(wins(new_chance(bytes(32)), (0, 10))) <= 10 * SHARES * len(MATCH.legal(SEAT))


def test_only_legal_moves_are_tried() -> None:
    tried = {number for number, count in enumerate(wins(new_chance(bytes(32)), (0, 20))) if count}
    assert tried <= {move.id for move in MATCH.legal(SEAT)}


def test_luck_depends_on_the_sample_and_not_on_what_was_drawn_before() -> None:
    worn = new_chance(bytes(32), 99)
    word(worn)
    assert wins(worn, (0, 10)) == wins(new_chance(bytes(32)), (0, 10))


def test_samples_can_be_taken_in_any_portions() -> None:
    whole = wins(new_chance(bytes(32)), (0, 12))
    assert wins(new_chance(bytes(32)), (7, 12), (0, 7)) == whole != wins(new_chance(bytes(32)), (12, 24))


@pytest.mark.parametrize("move", [move.id for move in MATCH.legal(SEAT)])
def test_a_move_meets_the_same_luck_whichever_others_are_tried(move: int) -> None:
    alone = wins(new_chance(bytes(32)), (0, 10), legal=[move])
    assert alone[move] == wins(new_chance(bytes(32)), (0, 10))[move]
