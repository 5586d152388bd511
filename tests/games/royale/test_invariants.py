"""The invariants of the conformance suite can fail: whatever is lost or made is noticed."""

from collections.abc import Callable
from typing import Any

import pytest

from flambeur.core.layout import State
from flambeur.games.royale.game import ROYALE
from flambeur.games.royale.state import NOBODY
from tests.conformance import royale_invariants as invariants
from tests.games.royale.tables import dice, rolls, table


def spoil(field: str, *place: int, by: int = 1) -> Callable[[State], None]:
    """Something is a little more than it was."""

    def spoiled(s: State) -> None:
        if place:
            s[field][place] += by
        else:
            setattr(s, field, getattr(s, field) + by)

    return spoiled


@pytest.mark.parametrize(
    ("harm", "problem"),
    [
        (spoil("supply", 0, by=-1), invariants.DICE_LOST),
        (spoil("weights", 2, 0), invariants.BLACK_DICE_MADE),
        (spoil("biggy", 1, by=2), invariants.BIGGY_LOST),
        (spoil("weights", 2, 5), invariants.NEUTRAL_DICE_LOST),
        (spoil("weights", 2, 6), invariants.GREY_DICE_LOST),
        (spoil("groups", 0, by=-1), invariants.GREY_DICE_LOST),
        (spoil("rolled", 2), invariants.ROLL_IS_NOT_SUPPLY),
        (spoil("unseen", 0), invariants.NOTES_MADE),
        (spoil("unseen_count", by=-1), invariants.NOTES_LOST),
        (spoil("notes", 0, 0, by=-70), invariants.NOTES_UNSORTED),
        (spoil("chips", 0, by=-1), invariants.DEBTS),
        (spoil("money", 0), invariants.NOTES_WITHOUT_MONEY),
        (spoil("boards", 0), invariants.OTHER_BOARD),
        (spoil("closed", by=2), invariants.WRONGLY_CLOSED),
        (spoil("power"), invariants.WRONG_POWER),
        (spoil("decider", by=7), invariants.WRONG_DECIDER),
        (spoil("held"), invariants.SECRET_KEPT_TOO_LONG),
        (spoil("split"), invariants.SECRET_KEPT_TOO_LONG),
    ],
)
def test_a_spoiled_table_is_noticed(harm: Callable[[State], None], problem: int) -> None:
    s = table(2, c1="f1", c2="e1", c3="d2")
    assert invariants.broken(s) == invariants.FINE
    harm(s)
    assert invariants.broken(s) == problem


def step(change: Callable[[State], Any]) -> int:
    """What is wrong with a step in which only this has changed."""
    before = table(3, c2="e1")
    before.closed = 4
    after = ROYALE.state.copy(before)
    change(after)
    return invariants.broken_step(before, after, 0, 1)


@pytest.mark.parametrize(
    ("harm", "problem"),
    [
        (spoil("weights", 4, 1), invariants.CLOSED_CASINO_CHANGED),
        (spoil("chips", 2), invariants.OTHERS_GAINED),
        (spoil("bank", 3), invariants.BANK_CHANGED),
        (spoil("weights", 3, 1), invariants.FINE),
    ],
)
def test_a_step_that_goes_too_far_is_noticed(harm: Callable[[State], None], problem: int) -> None:
    assert step(harm) == problem


@pytest.mark.parametrize(
    ("money", "first", "problem"),
    [(0, 0, invariants.PAID_OTHERWISE), (90, 1, invariants.WRONG_FIRST), (90, 0, invariants.FINE)],
)
def test_a_wrong_payment_is_noticed(money: int, first: int, problem: int) -> None:
    before = table(3)
    dice(before, 6)
    before.notes[5] = 90, 40
    rolls(before, "Anna", 6)
    after = ROYALE.state.copy(before)
    after.turn, after.first, after.money[0], after.won[0] = NOBODY, first, money, money // 90
    assert invariants.broken_step(before, after, 0, 6) == problem
