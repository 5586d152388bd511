"""A turn: roll, claim or set aside, roll the rest."""

from collections import Counter

import pytest

from flambeur.core import playout
from flambeur.core.native import plain
from flambeur.games.easy_come import rules
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.prizes import FOUR, HIGH, LOW, SEVEN, STRAIGHT, THREE_EVEN, THREE_ODD, TWO_PAIRS
from flambeur.games.easy_come.state import CENTRE
from tests.games.easy_come.tables import (
    DICE_FOR,
    chance,
    choices,
    claim,
    claims,
    gives,
    kinds,
    miss,
    play,
    rolls,
    table,
    tally,
    whose_turn,
)


@pytest.mark.rule("EC-03")
def test_a_prize_that_fits_may_be_claimed_or_left() -> None:
    s = table()
    rolls(s, 1, 2, 3, 4)
    assert choices(s) >= {f"claim {STRAIGHT}", "keep 1", "keep 1 2 3 4"}
    play(s, "keep 2 3")
    assert (whose_turn(s), s.owner.tolist()) == ("Anna", [CENTRE] * 9)


@pytest.mark.rule("EC-03")
def test_a_new_turn_begins_with_four_dice() -> None:
    s = table()
    miss(s)
    assert whose_turn(s) == "Benno"
    assert (s.kept, s.rolled % 15) == (0, 4)


@pytest.mark.rule("EC-04")
@pytest.mark.parametrize(
    ("rolled", "hands"),
    [
        ((3,), {"3"}),
        ((3, 3), {"3", "3 3"}),
        ((0, 5), {"0", "5", "0 5"}),
        ((1, 1, 2), {"1", "2", "1 1", "1 2", "1 1 2"}),
        ((0, 2, 4), {"0", "2", "4", "0 2", "0 4", "2 4", "0 2 4"}),
    ],
)
def test_any_of_the_dice_just_rolled_may_be_set_aside_but_at_least_one(
    rolled: tuple[int, ...], hands: set[str]
) -> None:
    s = table()
    rolls(s, *rolled, aside=(5, 5, 5, 4)[len(rolled) :])
    assert {move for move in choices(s) if move.startswith("keep")} == {f"keep {hand}" for hand in hands}


@pytest.mark.rule("EC-04")
def test_the_other_dice_are_rolled_again() -> None:
    s, left = table(), []
    for seed in range(40):
        rolls(s, 0, 2, 2, 5)
        events = play(s, "keep 2 2", seed)
        assert kinds(events) == ["set-aside", "rolled"]
        left.append(s.rolled)
    assert {rolled % 15 for rolled in left} == {2}
    assert len(set(left)) > 10


@pytest.mark.rule("EC-04")
def test_a_die_set_aside_stays_for_the_whole_turn() -> None:
    s = table()
    rolls(s, 5, aside=(2, 2, 3))
    assert {move for move in choices(s) if move.startswith("keep")} == {"keep 5"}
    rolls(s, 4, 5, aside=(2, 2))
    play(s, "keep 5")
    assert s.kept == tally((2, 2, 5))


@pytest.mark.rule("EC-04", "EC-05")
def test_setting_all_dice_aside_ends_the_turn_with_nothing() -> None:
    s = table()
    rolls(s, 1, 2, 3, 4)
    events = play(s, "keep 1 2 3 4")
    assert kinds(events) == ["set-aside", "missed", "rolled"]
    assert (whose_turn(s), s.owner.tolist()) == ("Benno", [CENTRE] * 9)


@pytest.mark.rule("EC-05")
def test_after_the_last_die_one_may_claim_or_decline() -> None:
    s = table()
    rolls(s, 4, aside=(1, 2, 3))
    assert choices(s) == {f"claim {STRAIGHT}", "keep 4"}
    play(s, "keep 4")
    assert (whose_turn(s), s.owner.tolist()) == ("Benno", [CENTRE] * 9)


@pytest.mark.rule("EC-05")
def test_the_last_die_that_fits_nothing_must_be_set_aside() -> None:
    s = table()
    rolls(s, 5, aside=(0, 1, 2))
    assert choices(s) == {"keep 5"}


@pytest.mark.rule("EC-06")
@pytest.mark.parametrize("prize", range(9))
def test_a_claim_ends_the_turn(prize: int) -> None:
    s = table()
    events = claim(s, prize)
    assert kinds(events) == ["claimed", "rolled"]
    assert (s.owner[prize], whose_turn(s)) == (0, "Benno")


@pytest.mark.rule("EC-06")
@pytest.mark.parametrize(
    ("faces", "prizes"),
    [
        ((0, 0, 0, 0), {FOUR, LOW}),
        ((5, 5, 5, 5), {FOUR, HIGH}),
        ((0, 0, 1, 1), {TWO_PAIRS, LOW}),
        ((3, 5, 5, 5), {THREE_ODD, HIGH}),
    ],
)
def test_of_several_that_fit_one_is_chosen(faces: tuple[int, ...], prizes: set[int]) -> None:
    for prize in prizes:
        s = table()
        rolls(s, *faces)
        assert claims(s) == prizes
        play(s, f"claim {prize}")
        assert [p for p in range(9) if s.owner[p] == 0] == [prize]


@pytest.mark.rule("EC-07")
def test_a_prize_may_be_taken_from_another_player() -> None:
    s = table()
    gives(s, "Carla", SEVEN)
    events = claim(s, SEVEN)
    assert kinds(events) == ["stolen", "rolled"]
    assert dict(events[0].facts) == {"seat": 0, "prize": SEVEN, "owner": 2}
    assert s.owner[SEVEN] == 0


@pytest.mark.rule("EC-07")
def test_ones_own_prize_cannot_be_claimed() -> None:
    s = table()
    gives(s, "Anna", FOUR)
    rolls(s, 0, 0, 0, 0)
    assert claims(s) == {LOW}


@pytest.mark.rule("EC-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    s, order = table(players), []
    for _ in range(2 * players):
        order.append(int(s.turn))
        miss(s)
    assert order == 2 * list(range(players))


def test_a_random_move_is_any_legal_move_and_each_is_as_likely() -> None:
    s, luck, mask = table(), chance(), EASY_COME.room.blank().mask
    rolls(s, *DICE_FOR[THREE_EVEN])
    drawn = Counter(
        str(EASY_COME.moves[plain(EASY_COME, playout).rules.random_move(s, luck, 0, mask)])
        for _ in range(1600)
    )
    assert set(drawn) == choices(s)
    assert len(drawn) == 8
    assert all(150 < count < 250 for count in drawn.values())


def test_dice_are_counted_by_face_in_the_story() -> None:
    s = table()
    rolls(s, 0, 2, 2, 5)
    aside, rolled = play(s, "keep 2 2")
    assert dict(aside.facts) == {"seat": 0, "dice": [0, 0, 2, 0, 0, 0], "kept": [0, 0, 2, 0, 0, 0]}
    assert (rolled.facts["kept"], sum(rolled.facts["rolled"])) == ([0, 0, 2, 0, 0, 0], 2)


def test_nobody_is_waited_for_when_the_game_is_over() -> None:
    s = table()
    s.turn = -1
    assert rules.waiting(s) == 0
    assert rules.is_over(s)
