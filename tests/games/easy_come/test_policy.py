"""A feeling for Easy Come Easy Go: what greedy and quick players do, and what is foolish."""

import pytest

import flambeur
from flambeur.core.layout import State
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.heuristics import policy
from flambeur.games.easy_come.prizes import FOUR, HIGH, SEVEN, THIRTEEN, TWO_PAIRS, takable
from flambeur.games.easy_come.state import KEEP
from tests.games.easy_come.tables import DICE_FOR, NO_PRIZE, chance, choices, gives, rolls, table

MASK = EASY_COME.room.blank().mask


def greedy(s: State) -> str:
    """What the greedy player does."""
    return str(EASY_COME.moves[policy.greedy_move(s, chance(), int(s.turn), MASK)])


def quick(s: State) -> str:
    """What the quick player does."""
    return str(EASY_COME.moves[policy.quick_move(s, chance(), int(s.turn), MASK)])


def foolish(s: State) -> list[str]:
    """The legal moves that are blunders."""
    moves = [EASY_COME.moves.find(move) for move in choices(s)]
    return [str(move) for move in moves if policy.blunder(s, int(s.turn), move.id)]


def claims(prize: int) -> str:
    """A claim by its name."""
    return str(EASY_COME.moves[prize])


@pytest.mark.parametrize("prize", DICE_FOR)
def test_both_take_whatever_fits(prize: int) -> None:
    s = table()
    rolls(s, *DICE_FOR[prize])
    assert greedy(s) == quick(s) == claims(prize)


def test_the_rarest_is_taken_first() -> None:
    s = table()
    rolls(s, 5, 5, 5, 5)  # four of a kind, and high
    assert greedy(s) == claims(FOUR)


def test_what_stops_another_from_winning_is_taken_first() -> None:
    s = table()
    gives(s, "Benno", HIGH, SEVEN, THIRTEEN)
    s.countdown[1] = 2
    rolls(s, 5, 5, 5, 5)
    assert greedy(s) == quick(s) == claims(HIGH)


def test_greedy_sets_any_dice_aside() -> None:
    s = table()
    rolls(s, *NO_PRIZE)
    made = {
        str(EASY_COME.moves[policy.greedy_move(s, chance(seed), int(s.turn), MASK)]) for seed in range(200)
    }
    assert made == set(choices(s))


def test_quick_keeps_what_promises_most() -> None:
    s = table(2)
    gives(s, "Benno", TWO_PAIRS, SEVEN, THIRTEEN)
    s.countdown[1] = 2
    rolls(s, *NO_PRIZE)
    kept = EASY_COME.moves.find(quick(s)).id
    promises = {
        move: policy.promise(s, EASY_COME.moves.find(move).id - KEEP, takable(s, 0)) for move in choices(s)
    }
    assert promises[str(EASY_COME.moves[kept])] == max(promises.values())


def test_it_is_foolish_to_leave_a_third_prize_or_let_another_win() -> None:
    s = table()
    rolls(s, *DICE_FOR[SEVEN])
    assert foolish(s) == []
    gives(s, "Anna", FOUR, HIGH)
    assert set(foolish(s)) == {move for move in choices(s) if not move.startswith("claim")} != set()
    s = table()
    gives(s, "Benno", SEVEN, FOUR, HIGH)
    rolls(s, *DICE_FOR[SEVEN])
    assert foolish(s) == []
    s.countdown[1] = 1
    assert foolish(s) != []
    assert claims(SEVEN) not in foolish(s)


def test_thinking_changes_nothing() -> None:
    for seed in range(20):
        match = flambeur.new("easy-come", players=2 + seed % 3, seed=seed)
        for _ in range(30):
            if match.is_over:
                break
            seat = match.waiting[0]
            s = match.seen(seat)
            before = s.tobytes()
            legal = [move.id for move in match.legal(seat)]
            assert policy.greedy_move(s, chance(), seat, MASK) in legal
            move = policy.quick_move(s, chance(), seat, MASK)
            assert not policy.blunder(s, seat, move)
            assert s.tobytes() == before
            match.play(seat, move)
