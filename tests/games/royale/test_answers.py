"""What a sensible beginner answers to the boards of Royale."""

from collections import Counter

import pytest

from flambeur.core.layout import State
from flambeur.games.royale.moves import OPEN, ROLL, SET, SPLIT
from tests.games.royale.policies import bare, greedy, prime_time
from tests.games.royale.tables import black, dice, lay, place, play, put_biggy, rolls


def often(s: State, draws: int = 600) -> list[str]:
    """What is answered, the most frequent first."""
    return [move for move, _ in Counter(greedy(s, seed) for seed in range(draws)).most_common()]


def test_the_fist_and_the_guess_are_mixed_so_that_no_answer_is_best() -> None:
    s = bare(c1="a1")
    place(s, "Anna", 1)
    assert often(s) == ["hold 1", "hold 2", "hold 3"]
    play(s, "hold 3")
    assert often(s) == ["guess 3", "guess 2", "guess 1"]


def test_power_is_used_where_a_die_brings_something() -> None:
    s = bare(c1="d2")
    s.power = 0
    rolls(s, "Anna", 2, biggy=3)
    s.decision = ROLL
    assert greedy(s) == "power small 1"
    for casino in range(1, 7):
        dice(s, casino, Benno=8)
        lay(s, casino, 40, 0)
    dice(s, 1, Anna=3)
    dice(s, 5, Benno=1)
    assert greedy(s) == "power big 5"
    dice(s, 5, Benno=8)
    assert greedy(s) == "roll"


@pytest.mark.parametrize(
    ("pair", "steps", "answer"),
    [
        ((1, 2), 0, "higher"),
        ((3, 4), 0, "lower"),
        ((6, 5), 3, "lower"),
        ((1, 5), 1, "higher"),
        ((1, 5), 2, "stop"),
        ((4, 4), 3, "stop"),
        ((4, 5), 3, "lower"),
    ],
)
def test_fifty_fifty_stops_with_money_when_the_next_roll_is_open(
    pair: tuple[int, int], steps: int, answer: str
) -> None:
    s = bare(c1="b2")
    place(s, "Anna", 1)
    s.black[:] = pair
    s.fifty = steps
    assert greedy(s) == answer


def test_a_casino_is_closed_where_it_pays_most() -> None:
    s = bare(c1="e1")
    lay(s, 5, 80, 30)
    dice(s, 4, Anna=1)
    dice(s, 5, Anna=2)
    dice(s, 6, Benno=2)
    place(s, "Anna", 1)
    assert greedy(s) == "close 5"
    play(s, "close 5")
    place(s, "Anna", 1)
    assert greedy(s) == "leave"  # the marker brings nothing now


def test_the_marker_may_be_worth_opening_another() -> None:
    s = bare(c1="e1")
    dice(s, 5, Benno=2)
    s.closed, s.loop = 4, 2
    place(s, "Anna", 1)
    assert greedy(s) == "close 2"


def test_a_small_die_is_given_up_rather_than_the_big_one(monkeypatch: pytest.MonkeyPatch) -> None:
    s = bare(2, c1="e2")
    place(s, "Anna", 1)
    assert greedy(s) == "knock small"
    s = bare(c1="h2")
    rolls(s, "Anna", 1, 2, biggy=5)
    with black(monkeypatch, (6, 1)):
        play(s, "place 1")
    assert greedy(s) == "choose 6"
    play(s, "choose 6")
    assert greedy(s) == "gold small"


def test_grey_dice_block_who_is_ahead() -> None:
    s = bare(c1="f1")
    lay(s, 6, 100, 30)
    dice(s, 6, Benno=2, Anna=1)
    dice(s, 4, Anna=3)
    place(s, "Anna", 1)
    assert greedy(s) == "group 2 6"


@pytest.mark.parametrize(
    ("chip", "cash", "action", "answer"),
    [(1, 1, 1, "take money 6"), (1, 0, 1, "take action 6"), (1, 0, 0, "take chip 6")],
)
def test_a_grey_die_is_taken_where_it_was_in_the_way(chip: int, cash: int, action: int, answer: str) -> None:
    s = bare(c1="f2")
    dice(s, 5, Grey=2)
    dice(s, 6, Grey=2, Anna=2)
    s.pictures[:] = chip, cash, action
    place(s, "Anna", 1)
    assert greedy(s) == answer


def die_action(s: State) -> None:
    """Anna is asked to set or fetch a die."""
    s.decider, s.turn, s.decision = 0, 0, SET


def test_a_die_is_set_where_it_pays_most() -> None:
    s = bare()
    lay(s, 3, 90, 30)
    die_action(s)
    assert greedy(s) == "set small 3"
    dice(s, 3, Benno=1)
    lay(s, 3, 90, 0)
    assert greedy(s) == "set big 3"


def test_a_die_that_lies_in_vain_is_fetched() -> None:
    s = bare()
    for casino in range(1, 7):
        dice(s, casino, Benno=8, Carla=7)
    dice(s, 3, Benno=8, Carla=7, Anna=1)
    dice(s, 5, Benno=8)
    put_biggy(s, 5, "Anna")
    s.supply[0] = 0
    die_action(s)
    assert greedy(s) == "fetch small 3"
    put_biggy(s, 3, "Anna")
    dice(s, 5, Benno=8)
    assert greedy(s) == "fetch big 3"


def test_as_few_dice_as_needed_are_doubled() -> None:
    s = bare(c1="g2")
    dice(s, 1, Anna=3, Benno=1)
    s.doubled[1] = 1
    place(s, "Anna", 1)
    assert greedy(s) == "double 2 0"  # two stay to win the casino, and two are ahead of one
    s.doubled[1:3] = 4, 5
    lay(s, 1, 100, 90)
    assert greedy(s) == "leave"


def test_a_nice_die_goes_to_the_space_that_pays_most() -> None:
    s = bare(c1="h1")
    rolls(s, "Anna", 1, 4, 6, 6, biggy=6)
    play(s, "place 1")
    assert greedy(s) == "put small 6"
    s.nice[5] = 0
    assert greedy(s) == "put small 4"
    s.nice[3] = 0
    assert greedy(s) == "leave"


@pytest.mark.parametrize(
    ("pair", "answer"),
    [
        ((1, 2), "choose 2"),
        ((3, 2), "choose 3"),
        ((5, 3), "choose 3"),
        ((4, 3), "choose 3"),
        ((4, 1), "choose 1"),
    ],
)
def test_the_better_black_die_is_chosen(
    monkeypatch: pytest.MonkeyPatch, pair: tuple[int, int], answer: str
) -> None:
    s = bare(c1="h2")
    rolls(s, "Anna", 1, 2)
    with black(monkeypatch, pair):
        play(s, "place 1")
    assert greedy(s) == answer


def test_the_best_of_the_other_boards_is_activated(monkeypatch: pytest.MonkeyPatch) -> None:
    s = bare(c1="h2", c2="a2", c3="d1")
    s.jackpot = 5
    with black(monkeypatch, (4, 2)):
        place(s, "Anna", 1)
    assert greedy(s) == "choose 4"
    play(s, "choose 4")
    assert greedy(s) == "activate 2"


def test_black_dice_are_added_where_they_pay() -> None:
    s = bare(c1="b1")
    prime_time(s, 2, 5)
    assert greedy(s) == "add both"
    dice(s, 5, Anna=1, Benno=2, Carla=3)
    assert greedy(s) == "add 2"  # a tie at casino 5 brings nothing
    dice(s, 2, Anna=2, Benno=3)
    assert greedy(s) == "leave"
    prime_time(s, 2, 2)
    assert greedy(s) == "add both"


def test_tokens_are_split_evenly_and_either_side_is_opened() -> None:
    s = bare(c1="g1")
    s.decider, s.decision, s.paying = 1, SPLIT, 2
    assert {len(move.split()) for move in often(s, 60)} == {4}
    assert len(often(s, 60)) == 6
    s.decider, s.decision, s.split, s.split_size = 0, OPEN, 1, 1
    assert sorted(often(s, 60)) == ["open 1", "open 2"]
