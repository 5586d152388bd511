"""What every game must keep to, over thousands and millions of random games."""

import pytest

from tests.conformance import checks
from tests.conformance.runs import Bench, check_games
from tests.conformance.set_ups import CARDS, SET_UPS, STANDARD, VEGAS, SetUp

MILLION = 1_000_000
each_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=str)


@pytest.mark.rule("LV-16")
@each_set_up
def test_random_games_end_and_hold_every_invariant(set_up: SetUp) -> None:
    assert check_games(set_up, MILLION if set_up in STANDARD else MILLION // 10) == []


@each_set_up
def test_plain_python_and_compiled_code_agree_to_the_byte(set_up: SetUp) -> None:
    plain, compiled = Bench(set_up, compiled=False), Bench(set_up)
    games = 2_000 if set_up in STANDARD else 100
    for game in range(games):
        assert plain.trace_game(game) == compiled.trace_game(game), f"game {game}"


@each_set_up
def test_a_guess_has_the_view_and_the_legal_moves_of_the_truth(set_up: SetUp) -> None:
    problem, _ = Bench(set_up).check_hidden_facts(5_000)
    assert problem == checks.FINE


def test_guesses_really_differ_from_the_truth() -> None:
    """Without this the check above could pass on a guess that looks at the truth."""
    _, others = Bench(SetUp(CARDS, 4)).check_hidden_facts(100)
    assert others > 1_000


@each_set_up
def test_the_checks_hold_in_plain_python_too(set_up: SetUp) -> None:
    bench = Bench(set_up, compiled=False)
    assert bench.check_games(0, 3) == (checks.FINE, 3)
    assert bench.check_hidden_facts(1)[0] == checks.FINE


def test_a_broken_table_is_noticed() -> None:
    """The invariants can fail: a table that lost a note is found at once."""
    bench = Bench(SetUp(VEGAS, 4))
    bench.blank[0].under_count = 1
    problem, game = bench.check_games(0, 10)
    assert problem != checks.FINE
    assert game == 0
