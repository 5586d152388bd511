"""Easy Come Easy Go for two, solved: all states, true links, values that hold together."""

from math import comb
from pathlib import Path

import numpy as np
import pytest

from flambeur.core.layout import State
from flambeur.core.native import lifted, plain
from flambeur.games.easy_come import rules
from flambeur.games.easy_come.box import HANDS
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.prizes import HIGH, LOW, SEVEN, THIRTEEN, THREE_EVEN, THREE_ODD
from flambeur.games.easy_come.solved import Solved, model, two_players
from flambeur.games.easy_come.solved.model import IMPOSSIBLE, LOST, MISS, WON
from flambeur.games.easy_come.solved.two_players import TEMPLATES, start_of_game, working_room
from flambeur.games.easy_come.turn_values import FULL
from tests.games.easy_come.tables import DICE_FOR, chance, gives, rolls, table

MIRROR = {SEVEN: THIRTEEN, LOW: HIGH, THREE_ODD: THREE_EVEN}


def test_every_table_that_can_be_is_there_and_no_other(solved: Solved) -> None:
    """Who is to move has two prizes at most, the other three; with three, one or two turns are left."""
    layouts = {(m, o): comb(9, m) * comb(9 - m, o) for m in range(3) for o in range(4)}
    assert solved.solution.states == sum(n * (2 if o == 3 else 1) for (_, o), n in layouts.items()) == 5119


def test_the_bounds_have_met(solved: Solved) -> None:
    solution = solved.solution
    assert (solution.low <= solution.high).all()
    assert solution.error_bound < 1e-8
    assert solution.first_player_wins == pytest.approx(0.52377179, abs=1e-8)


def test_one_more_turn_of_best_play_changes_nothing(solved: Solved) -> None:
    code, room = lifted(EASY_COME, *TEMPLATES), working_room()
    values = solved.values
    again = [code.turn_value(i, values, values, solved.links, room) for i in range(0, len(values), 50)]
    assert again == pytest.approx(values[::50], abs=1e-8)


def test_the_model_is_the_same_in_plain_python(solved: Solved) -> None:
    code, room = plain(EASY_COME, *TEMPLATES), working_room()
    for state in (0, 1234, 5000):
        value = code.turn_value(state, solved.values, solved.values, solved.links, room)
        assert value == pytest.approx(solved.values[state], abs=1e-8)


def test_states_are_found_by_plain_python_too() -> None:
    """The first states and what follows from them, without a compiler."""
    tables = EASY_COME.state.batch(40)
    tables[0] = start_of_game()
    numbers, links = np.full(model.KEYS, -1, np.int32), np.zeros((40, model.ENDS), np.int32)
    with pytest.raises(IndexError):  # when the room is full
        plain(EASY_COME, *TEMPLATES).explore(tables, numbers, links)
    assert links[0].tolist() == [2 * n + 1 for n in range(1, 10)] + [1]


@pytest.mark.rule("EC-11")
def test_links_are_what_the_rules_lead_to(solved: Solved) -> None:
    s = table(2)
    gives(s, "Anna", 0, 1)
    gives(s, "Benno", 2, 3)
    state = solved.number_of(s)
    for prize in (0, 1):
        assert solved.links[state, prize] == IMPOSSIBLE
    for prize in range(2, 9):
        after = EASY_COME.state.copy(s)
        rolls(after, *DICE_FOR[prize])
        rules.apply(after, chance(), 0, prize)
        assert solved.links[state, prize] == 2 * solved.number_of(after) + 1


@pytest.mark.rule("EC-11")
def test_the_last_turn_to_steal_wins_or_loses(solved: Solved) -> None:
    s = table(2)
    gives(s, "Benno", 4, 5, 6)
    for turns in (2, 1):
        s.countdown[1] = turns
        state = solved.number_of(s)
        assert {int(solved.links[state, prize]) for prize in (0, 1, 2, 3, 7, 8)} == {IMPOSSIBLE}
        missed = int(solved.links[state, MISS])
        assert missed == LOST if turns == 1 else missed & 1 == 0  # Anna moves again
    assert WON not in solved.links  # nobody wins by an own move


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_dice_turned_upside_down_are_worth_the_same(solved: Solved, turns: int) -> None:
    """With 5 - face for every die, 7 becomes 13, 3 or less 17 or more, odd even; the rest stays."""
    swap = {**MIRROR, **{after: before for before, after in MIRROR.items()}}
    s, mirrored = table(2), table(2)
    for held in ((SEVEN, LOW, THREE_ODD), (0, SEVEN, HIGH), (LOW, THIRTEEN, 8)):
        for which, prizes in ((s, held), (mirrored, tuple(swap.get(prize, prize) for prize in held))):
            which.owner[:] = -1
            gives(which, "Benno", *prizes[: 3 if turns else 2])
            which.countdown[1] = turns
        assert solved.value_of(s) == pytest.approx(solved.value_of(mirrored), abs=1e-8)


def chance_of_first(solved: Solved, s: State) -> float:
    """Anna's chance, whoever is to move."""
    return solved.value_of(s) if s.turn == 0 else 1 - solved.value_of(s)


def test_a_prize_more_is_never_worse(solved: Solved) -> None:
    for prize in range(9):
        s = start_of_game()
        before = chance_of_first(solved, s)
        gives(s, "Anna", prize)
        assert chance_of_first(solved, s) > before


def test_plans_end_with_nothing_where_all_dice_lie_aside(solved: Solved) -> None:
    plan = solved.plan_of(0)
    assert plan[0] == pytest.approx(solved.values[0], abs=1e-8)
    assert plan[FULL:] == pytest.approx(1 - solved.values[0])
    assert len(plan) == len(HANDS)


@pytest.fixture
def kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, solved: Solved) -> Path:
    """Another place for the solution, and a solver that has it at once."""
    path = tmp_path / "cache" / "solution.npz"
    monkeypatch.setattr(two_players, "kept_at", lambda: path)
    monkeypatch.setattr(two_players, "solve", lambda _: solved)
    return path


def test_the_solution_is_remembered(
    kept_elsewhere: Path, solved: Solved, monkeypatch: pytest.MonkeyPatch
) -> None:
    two_players.recall()
    monkeypatch.delattr(two_players, "solve")
    again = two_players.recall()
    assert (again.values == solved.values).all()
    assert (again.links == solved.links).all()
    assert again.solution.sweeps == solved.solution.sweeps
    assert [path.name for path in kept_elsewhere.parent.iterdir()] == ["solution.npz"]


@pytest.mark.parametrize("content", [b"", b"rubbish", b"PK\x03\x04 cut off"])
def test_a_damaged_solution_is_found_anew(kept_elsewhere: Path, solved: Solved, content: bytes) -> None:
    kept_elsewhere.parent.mkdir()
    kept_elsewhere.write_bytes(content)
    assert two_players.recall() is solved
    assert two_players.recall() is not solved  # read from the file, which is whole again


def test_a_folder_that_cannot_be_written_is_no_error(kept_elsewhere: Path, solved: Solved) -> None:
    kept_elsewhere.parent.write_text("a file where the folder should be")
    assert two_players.recall() is solved
