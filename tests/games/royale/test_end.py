"""The end of the game: who has won."""

import pytest

import flambeur
from flambeur.games.royale import rules
from flambeur.games.royale.game import ROYALE
from flambeur.games.royale.moves import LEAVE
from tests.games.royale.tables import end_round, table


def places(money: list[int], chips: list[int], notes: list[int]) -> list[int]:
    """The places of players who own this."""
    s = table(len(money))
    s.money[: len(money)], s.chips[: len(money)], s.won[: len(money)] = money, chips, notes
    standing = ROYALE.room.blank().places
    rules.standing(s, standing)
    return [int(place) for place in standing[: len(money)]]


@pytest.mark.rule("LR-11")
def test_chips_are_worth_10_each() -> None:
    s = table()
    s.money[0], s.chips[0] = 250, 7
    assert rules.result(s, 0) == 320


@pytest.mark.rule("LR-11")
@pytest.mark.parametrize(
    ("money", "chips", "notes", "expected"),
    [
        ([100, 90, 80], [0, 2, 0], [1, 1, 1], [2, 1, 3]),
        ([100, 90, 100], [0, 1, 0], [1, 1, 2], [3, 1, 1]),
        ([100, 100], [0, 0], [2, 1], [1, 2]),
        ([100, 80], [0, 2], [2, 1], [2, 1]),
        ([100, 90], [0, 1], [2, 1], [1, 1]),
    ],
)
def test_richest_then_more_notes_and_chips_together_then_shared(
    money: list[int], chips: list[int], notes: list[int], expected: list[int]
) -> None:
    assert places(money, chips, notes) == expected


@pytest.mark.rule("LR-11")
def test_after_the_last_round_nobody_is_waited_for() -> None:
    s = table()
    end_round(s)
    assert rules.is_over(s)
    assert rules.waiting(s) == 0
    mask = ROYALE.room.blank().mask
    rules.legal(s, 0, mask)  # nobody need ask, but it must not fail
    assert not mask[:LEAVE].any()


@pytest.mark.rule("LR-11", "LR-01")
@pytest.mark.parametrize("rounds", [1, 7])
def test_house_rule_other_numbers_of_rounds(rounds: int) -> None:
    match = flambeur.new("royale", players=3, seed=2, rounds=rounds)
    while not match.is_over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.turns) % len(legal)])
    assert match.view()["round_number"] == rounds
    assert match.standing is not None
