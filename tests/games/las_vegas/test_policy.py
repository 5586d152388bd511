"""A feeling for Las Vegas: what greedy and quick players do, how a round's end is judged, what is foolish."""

import pytest

from flambeur.core.layout import State
from flambeur.games.las_vegas.game import LAS_VEGAS
from flambeur.games.las_vegas.heuristics import policy
from flambeur.games.las_vegas.state import OWN
from tests.games.judging import chance_to_win, lead
from tests.games.las_vegas.tables import chance, dice, lay, rolls, table
from tests.matches import begun

MASK = LAS_VEGAS.room.blank().mask


def bare(players: int = 2) -> State:
    """A table where every casino has one note of 50 and no dice."""
    s = table(players)
    for casino in range(1, 7):
        lay(s, casino, 50)
    return s


def greedy(s: State) -> int:
    """The value that the greedy player places."""
    return 1 + policy.greedy_move(s, chance(), int(s.turn), MASK)


def quick(s: State) -> int:
    """The value that the quick player places."""
    return 1 + policy.quick_move(s, chance(), int(s.turn), MASK)


def foolish(s: State) -> list[int]:
    """The values rolled that would be foolish to place."""
    values = [value for value in range(6) if policy.rolled(s, value)]
    return [value + 1 for value in values if policy.blunder(s, int(s.turn), value)]


def test_greedy_takes_the_highest_note() -> None:
    s = bare()
    lay(s, 4, 80, 10)
    rolls(s, "Anna", [1, 4, 6])
    assert greedy(s) == 4


def test_greedy_takes_the_fewest_dice_among_equals() -> None:
    s = bare()
    rolls(s, "Anna", [2, 2, 5, 6, 6])
    assert greedy(s) == 5


def test_greedy_counts_what_it_gains_and_not_what_it_has() -> None:
    s = bare()
    lay(s, 1, 90)
    dice(s, 1, Anna=1)
    rolls(s, "Anna", [1, 2])
    assert greedy(s) == 2


def test_greedy_knows_ties_and_second_notes() -> None:
    s = bare(3)
    lay(s, 1, 90)
    lay(s, 2, 90, 60)
    dice(s, 1, Benno=1)  # a tie would bring nothing
    dice(s, 2, Benno=2)
    rolls(s, "Anna", [1, 2, 3])
    assert greedy(s) == 2


def test_greedy_must_place_even_where_there_is_nothing() -> None:
    s = bare()
    dice(s, 1, Benno=3)
    rolls(s, "Anna", [1, 1])
    assert greedy(s) == 1


def test_white_dice_can_spoil_a_placement() -> None:
    s = bare(2)
    s.neutral_dice = 1
    rolls(s, "Anna", [1, 2, 2], [1])
    assert greedy(s) == 2


def test_quick_takes_away_from_others() -> None:
    s = bare()
    lay(s, 2, 40)
    dice(s, 1, Benno=1)
    rolls(s, "Anna", [1, 2])
    assert greedy(s) == 2
    assert quick(s) == 1  # a tie costs Benno more than Anna could gain


def test_quick_keeps_dice_for_later_the_more_so_the_fewer_play() -> None:
    for players, value in ((2, 5), (5, 3)):
        s = bare(players)
        lay(s, 3, 90)
        s.supply[:players, OWN] = 2
        rolls(s, "Anna", [3, 3, 5])
        assert quick(s) == value


def test_a_gain_needs_a_lead_only_while_others_have_dice() -> None:
    s = bare(4)
    rolls(s, "Anna", [1, 2, 2, 2])
    early = [policy.appeal(s, 0, casino, 1.0) for casino in (0, 1)]
    late = [policy.appeal(s, 0, casino, 0.0) for casino in (0, 1)]
    assert early[0] < early[1]
    assert late[0] == late[1] == 50


def test_rivals_are_thought_to_be_greedy() -> None:
    s = bare()
    lay(s, 2, 40)
    dice(s, 1, Benno=1)
    rolls(s, "Anna", [1, 2])
    assert 1 + policy.rival_move(s, chance(), int(s.turn), MASK) == greedy(s) != quick(s)


def test_a_stage_is_a_round() -> None:
    s = table()
    before = policy.stage(s)
    s.round_number += 1
    assert policy.stage(s) != before


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chances_to_win_add_up(players: int) -> None:
    s = table(players)
    s.money[:players] = range(100, 100 + 30 * players, 30)
    chances = [chance_to_win(LAS_VEGAS, s, seat) for seat in range(players)]
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances)
    assert chances[0] < chances[-1]


def test_a_lead_is_worth_more_when_fewer_rounds_are_left() -> None:
    s = table(2)
    s.money[:2] = 100, 160
    early = chance_to_win(LAS_VEGAS, s, 1)
    s.round_number = 4
    assert 0.5 < early < chance_to_win(LAS_VEGAS, s, 1) < 1


def test_who_plays_for_money_counts_the_lead_over_the_others() -> None:
    s = table(3)
    s.money[:3] = 100, 160, 220
    assert [lead(LAS_VEGAS, s, seat) for seat in range(3)] == pytest.approx([0.41, 0.5, 0.59])


def test_it_is_foolish_to_gain_nothing_where_something_can_be_gained() -> None:
    s = bare()
    dice(s, 1, Benno=5)
    rolls(s, "Anna", [1, 2])
    assert foolish(s) == [1]


def test_it_is_foolish_to_turn_a_lead_into_a_tie() -> None:
    s = bare(3)
    lay(s, 1, 90, 50)
    dice(s, 1, Anna=1, Benno=2)
    dice(s, 2, Benno=5)
    rolls(s, "Anna", [1, 2])
    assert foolish(s) == [1]  # the second note would be lost, while the other die harms nobody


def test_it_is_not_foolish_to_take_from_others_or_to_save_dice() -> None:
    s = bare()
    dice(s, 1, Benno=1)  # a tie takes it from Benno
    dice(s, 3, Benno=7)
    rolls(s, "Anna", [1, 2, 2, 3])
    assert foolish(s) == []


def test_thinking_changes_nothing() -> None:
    for moves in range(0, 24, 3):
        match = begun(moves, players=4, seed=moves, neutral_dice=True, rounds=2)
        seat = match.waiting[0]
        s = match.seen(seat)
        before = s.tobytes()
        assert policy.greedy_move(s, chance(), seat, MASK) in [move.id for move in match.legal(seat)]
        assert policy.quick_move(s, chance(), seat, MASK) in [move.id for move in match.legal(seat)]
        foolish(s)
        assert s.tobytes() == before
