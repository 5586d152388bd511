"""A random move without a mask: the very move that marking all legal ones would have drawn."""

from random import Random

import pytest

from flambeur.core.chance import CHANCE, below
from flambeur.games.all_or_nothing import rules
from flambeur.games.all_or_nothing.game import ALL_OR_NOTHING
from tests.games.all_or_nothing.tables import chance, new, play_on


@pytest.mark.rule("AN-05", "AN-06", "AN-08")
@pytest.mark.parametrize("deck", ["4x12", "6x8"])
def test_a_random_move_is_any_of_the_legal_ones(deck: str) -> None:
    match, luck, dice = new(4, deck=deck), Random(1), chance(3)
    mask = ALL_OR_NOTHING.room.blank().mask
    while not match.is_over:
        for seat in match.waiting:
            same = CHANCE.copy(dice)
            move = rules.random_move(match.seen(seat), dice, seat, mask)
            legal = match.legal(seat)
            assert move == legal[below(same, len(legal))].id
            assert same.tobytes() == dice.tobytes()
        play_on(match, luck)
