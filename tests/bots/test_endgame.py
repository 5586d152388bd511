"""Reckoning the end of a round: right by hand, the same plain and compiled, and only where it fits."""

from math import factorial, prod

import pytest

from flambeur.bots import Search, bot_of, endgame
from flambeur.bots.budget import Budget
from flambeur.bots.compiled import TEMPLATES, kernels_for
from flambeur.bots.endgame import best_ending, can_reckon
from flambeur.bots.kernels.endgame import DEEPEST, LEVEL
from flambeur.bots.kernels.tree import NONE
from flambeur.core.chance import new_chance
from flambeur.core.layout import Batch, State
from flambeur.core.native import plain
from flambeur.games import ALL_OR_NOTHING, EASY_COME, LAS_VEGAS, ROYALE
from flambeur.games.las_vegas.heuristics import policy
from flambeur.games.las_vegas.heuristics import rolls as all_rolls
from tests.games.las_vegas.tables import dice, hand, lay, rolls, table

PLENTY = 10**6


def last_round(own: list[int], left: int) -> State:
    """Anna has rolled these dice, Benno has so many left; it is the last round; three casinos have notes."""
    s = table(2, rounds=1)
    for casino, notes in ((1, (60, 30)), (2, (50,)), (6, (90, 10))):
        lay(s, casino, *notes)
    dice(s, 1, Anna=1)
    dice(s, 6, Anna=1, Benno=1)
    hand(s, "Benno", left)
    rolls(s, "Anna", own)
    return s


def known(s: State) -> Batch:
    """The same as a batch."""
    batch = LAS_VEGAS.state.batch(1)
    batch[0] = s
    return batch


def reckoned(s: State, is_plain: bool, most: int = PLENTY) -> tuple[int, list[float]]:
    """The best move, and what it is worth to both."""
    code = plain(LAS_VEGAS, *TEMPLATES["endgame"]) if is_plain else kernels_for(LAS_VEGAS, "endgame")
    levels, room = LEVEL.batch(DEEPEST), LAS_VEGAS.room.blank()
    tables, chance = LAS_VEGAS.state.batch(DEEPEST), new_chance(bytes(32))
    move = int(code.reckon(known(s), tables, levels, chance, room, most))
    return move, [round(float(value), 9) for value in levels[0].best[:2]]


def test_the_last_die_of_all() -> None:
    assert reckoned(last_round([6], 0), is_plain=True) == (5, [1.0, 0.0])


def test_every_roll_counts_as_often_as_it_falls() -> None:
    s = last_round([6], 1)  # Anna leads at 1 and at 6; Benno's die can tie at 6 or take nothing away
    _, worth = reckoned(s, is_plain=True)
    ends = []
    for value in range(6):
        after = LAS_VEGAS.state.copy(s)
        LAS_VEGAS.rules.apply(after, new_chance(bytes(32)), 0, 5)
        after.rolled[:] = 0
        after.rolled[0, value] = 1
        LAS_VEGAS.rules.apply(after, new_chance(bytes(32)), 1, value)
        ends.append(float(after.money[0] > after.money[1]) + 0.5 * float(after.money[0] == after.money[1]))
    assert worth[0] == pytest.approx(sum(ends) / 6)


@pytest.mark.parametrize(("own", "left"), [([1, 2], 1), ([1, 6, 6], 0), ([2], 2)])
def test_plain_and_compiled_reckoning_agree(own: list[int], left: int) -> None:
    s = last_round(own, left)
    assert reckoned(s, is_plain=True) == reckoned(s, is_plain=False)


def test_too_many_endings_are_not_gone_through() -> None:
    s = last_round([1, 2], 1)
    assert reckoned(s, is_plain=True, most=71)[0] == NONE != reckoned(s, is_plain=True, most=72)[0]
    assert reckoned(last_round([1, 2, 3, 4], 1), is_plain=True)[0] == NONE
    s.supply[1, 1] = 1  # a white die
    assert reckoned(s, is_plain=True)[0] == NONE


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_all_rolls_are_there_in_all_ways(count: int) -> None:
    s = table(2)
    s.turn = 0
    hand(s, "Anna", count)
    seen = set()
    total = 0
    for number in range(all_rolls.count_rolls(s)):
        ways = all_rolls.show_roll(s, number)
        shown = tuple(int(value) for value in s.rolled[0])
        assert sum(shown) == count
        assert ways == factorial(count) // prod(map(factorial, shown))
        seen.add(shown)
        total += ways
    assert len(seen) == all_rolls.count_rolls(s)
    assert total == 6**count


def test_four_dice_are_too_many() -> None:
    s = table(2)
    s.turn = 0
    hand(s, "Anna", 4)
    assert all_rolls.count_rolls(s) == 0


def test_the_search_makes_the_reckoned_move(monkeypatch: pytest.MonkeyPatch) -> None:
    s = last_round([1, 6], 1)
    assert bot_of("search:100", 1).choose(LAS_VEGAS, s, 0) == reckoned(s, is_plain=True)[0]
    monkeypatch.setattr(Search, "weigh", None)  # nothing need be tried
    assert bot_of("search:100", 1).choose(LAS_VEGAS, s, 0) == reckoned(s, is_plain=True)[0]


def test_time_is_worth_endings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgame, "ENDINGS_PER_MILLISECOND", 10)
    s = last_round([1, 2], 1)
    endings = [best_ending(LAS_VEGAS, known(s), new_chance(bytes(32)), Budget(0, ms)) for ms in (7, 8)]
    assert endings[0] is None
    assert endings[1] is not None


def test_only_las_vegas_can_be_reckoned() -> None:
    games = (LAS_VEGAS, ALL_OR_NOTHING, EASY_COME, ROYALE)
    assert [can_reckon(game) for game in games] == [True, False, False, False]
    assert policy.stage(last_round([1], 0)) == 1
