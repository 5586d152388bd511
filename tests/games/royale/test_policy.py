"""A feeling for Royale: where dice are placed, and how the end of a round is judged."""

import pytest

from flambeur.games.royale import rules
from flambeur.games.royale.game import ROYALE
from flambeur.games.royale.heuristics import policy
from flambeur.games.royale.heuristics.worth import activation, edge, pays
from tests.games.judging import chance_to_win, lead
from tests.games.royale.policies import bare, foolish, greedy, quick
from tests.games.royale.tables import OWNERS, chance, dice, lay, put_biggy, rolls, table


def test_greedy_takes_the_highest_note() -> None:
    s = bare()
    lay(s, 5, 90, 30)
    rolls(s, "Anna", 2, 2, 5, 6)
    assert greedy(s) == "place 5"


def test_greedy_takes_the_fewest_dice_among_equals() -> None:
    s = bare()
    rolls(s, "Anna", 2, 2, 5, 6, 6, biggy=5)
    assert greedy(s) == "place 2"


def test_greedy_counts_only_what_is_won_more_than_before() -> None:
    s = bare()
    lay(s, 6, 100, 30)
    dice(s, 6, Anna=3, Benno=2)
    rolls(s, "Anna", 6, 2)
    assert greedy(s) == "place 2"


def test_greedy_knows_ties_and_the_second_note() -> None:
    s = bare()
    lay(s, 4, 100, 70)
    lay(s, 6, 100, 90)
    dice(s, 4, Benno=1, Carla=4)
    dice(s, 6, Benno=2)
    rolls(s, "Anna", 4, 6)
    assert greedy(s) == "place 6"  # a tie there would bring nothing
    assert pays(s, OWNERS["Benno"], 3) == 70


def test_greedy_goes_where_a_board_brings_more() -> None:
    s = bare(c2="d1")
    dice(s, 4, Anna=1)
    dice(s, 6, Anna=1)
    rolls(s, "Anna", 2, 3)
    assert greedy(s) == "place 2"


def test_greedy_passes_only_rather_than_lose_more_than_a_chip() -> None:
    s = bare()
    dice(s, 6, Anna=1, Benno=2)
    rolls(s, "Anna", 6)
    assert greedy(s) == "place 6"
    s.chips[0] = 1
    assert greedy(s) == "pass"
    dice(s, 6, Anna=1)
    assert greedy(s) == "place 6"


def test_greedy_passes_if_nothing_can_be_placed() -> None:
    s = bare(c2="e1")
    s.closed = 4
    rolls(s, "Anna", 5, 5)
    assert greedy(s) == "pass"


def test_the_quick_player_keeps_dice_that_are_worth_more_later() -> None:
    s = bare()
    lay(s, 5, 60, 30)
    rolls(s, "Anna", 5, 5, 5, 5, 2)
    assert greedy(s) == "place 5"
    assert quick(s) == "place 2"


@pytest.mark.parametrize(
    ("board", "brings"),
    [
        ("b1", 40 + 20),  # Prime Time, as the winner
        ("g1", 40 + 50),  # Black Box, as the winner
        ("c2", 40),
        ("a1", 40),
    ],
)
def test_what_a_board_brings_the_winner_is_part_of_the_pay(board: str, brings: int) -> None:
    s = bare(c1=board)
    dice(s, 1, Anna=2, Benno=1)
    assert pays(s, OWNERS["Anna"], 0) == brings
    assert pays(s, OWNERS["Benno"], 0) == 30


def test_bad_luck_takes_from_the_last() -> None:
    s = bare(3, c1="c2")
    dice(s, 1, Anna=2, Benno=1)
    assert pays(s, OWNERS["Carla"], 0) == -50


@pytest.mark.parametrize(
    ("board", "brings"),
    [
        ("a1", 18),
        ("a2", 10),
        ("b1", 0),
        ("b2", 15),
        ("c1", 100),
        ("d1", 20),
        ("d2", 15),
        ("e1", 20),
        ("e2", 12 + 9),
        ("f1", 10),
        ("f2", 30),
        ("g2", 15),
        ("h1", 20),
        ("h2", 30),
    ],
)
def test_what_it_brings_to_activate_a_board(board: str, brings: int) -> None:
    s = bare(c1=board)
    dice(s, 1, Anna=5)
    dice(s, 3, Anna=1)
    s.knocked[0] = 1
    assert activation(s, OWNERS["Anna"], 0) == brings


def test_some_boards_bring_nothing_more() -> None:
    s = bare(c1="c1", c2="d2", c3="f2")
    dice(s, 1, Anna=5)
    dice(s, 2, Anna=1)
    s.five = 1
    s.power = 0
    s.pictures[1] = 0
    assert [activation(s, OWNERS["Anna"], casino) for casino in range(3)] == [0, 0, 12]


@pytest.mark.parametrize(
    ("weights", "ahead"),
    [
        ({"Anna": 3, "Benno": 2}, 3 * 40 - 30),
        ({"Benno": 3, "Anna": 2}, 3 * 30 - 40),
        ({"Benno": 3, "Grey": 2, "Anna": 1}, -40),
        ({"Anna": 1}, 3 * 40),
        ({"Anna": 2, "Benno": 2}, 0),
    ],
)
def test_how_far_a_casino_gets_a_seat_ahead_of_three_others(weights: dict[str, int], ahead: int) -> None:
    s = bare()
    dice(s, 1, **weights)
    assert edge(s, OWNERS["Anna"], 0) == ahead


def test_a_stage_is_a_round() -> None:
    s = table()
    assert policy.stage(s) == 1


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_chances_to_win_are_shared_and_grow_with_fortune(players: int) -> None:
    s = table(players)
    s.round_number = 2
    s.money[:players] = [100 * seat for seat in range(players)]
    s.chips[0] = 1
    chances = [chance_to_win(ROYALE, s, seat) for seat in range(players)]
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances)
    assert 0 < chances[0] < chances[1] < 1


def test_a_lead_counts_for_more_when_less_is_to_come_and_chips_are_money() -> None:
    s = table(2)
    s.money[0] = 50
    early = chance_to_win(ROYALE, s, 0)
    s.round_number = 3
    assert 0.5 < early < chance_to_win(ROYALE, s, 0) < 0.8
    s.chips[1] = 5
    assert chance_to_win(ROYALE, s, 0) == pytest.approx(0.5)


def test_who_plays_for_money_counts_the_lead_with_chips() -> None:
    s = table(2)
    s.money[:2] = 100, 40
    s.chips[1] = 3
    assert [lead(ROYALE, s, seat) for seat in range(2)] == pytest.approx([0.53, 0.47])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_thought_is_legal_and_changes_nothing(players: int) -> None:
    luck, mask = chance(players), ROYALE.room.blank().mask
    s = ROYALE.blank(players, {"boards": 6, "rounds": 2})
    rules.start(s, luck)
    while not rules.is_over(s):
        seat = int(s.decider)
        assert quick(s)
        assert greedy(s) not in foolish(s)
        before = s.tobytes()
        assert 0 < chance_to_win(ROYALE, s, seat) < 1
        assert s.tobytes() == before
        rules.apply(s, luck, seat, rules.random_move(s, luck, seat, mask))


def test_a_biggy_counts_double() -> None:
    s = bare()
    lay(s, 1, 60, 30)
    dice(s, 1, Benno=1)
    put_biggy(s, 6, "Carla")
    rolls(s, "Anna", 6, 2, 2, biggy=1)
    assert greedy(s) == "place 1"
