"""What every game must keep to, over thousands of random games; `make mass` plays a million per set-up."""

import os
from itertools import combinations

import numpy as np
import pytest

from flambeur.games.royale.options import BOARD_IDS
from tests.conformance import checks
from tests.conformance.runs import Bench, check_games
from tests.conformance.set_ups import ROYALE_BOARDS, SET_UPS, STANDARD, VEGAS, SetUp

# Errors planted in rare cases (six tricks bid openly and taken, eight dice at a casino) were found by every
# set-up within 6,100 games, and by some set-up of the game within 30.
GAMES = int(os.environ.get("FLAMBEUR_GAMES", "6500"))  # per set-up; house rules get a tenth
PLAIN_MOVES = min(GAMES * 3 // 10, 100_000)  # of games in plain Python, which makes some thousand a second
GUESSED = min(GAMES // 20, 20_000)  # games in which every seat guesses at every move
PAIRED = min(GAMES // 10, 20_000)  # games of a pair of boards
LOOKED_AT = 10  # games in plain Python, or fewer if they have shown enough after some states
STATES = 150
# The lines these games run are counted elsewhere, and counting would slow them down.
pytestmark = pytest.mark.no_cover
each_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=str)


@pytest.mark.rule("LV-16")
@each_set_up
def test_random_games_end_and_hold_every_invariant(set_up: SetUp) -> None:
    assert check_games(set_up, GAMES if set_up in STANDARD else GAMES // 10) == []


@each_set_up
def test_plain_python_and_compiled_code_agree_to_the_byte(set_up: SetUp) -> None:
    plain, compiled = Bench(set_up, compiled=False), Bench(set_up)
    game, left = 0, PLAIN_MOVES if set_up in STANDARD else PLAIN_MOVES // 10
    while left > 0:
        assert plain.trace_game(game) == compiled.trace_game(game), f"game {game}"
        game, left = game + 1, left - plain.traced


@each_set_up
def test_a_guess_has_the_view_and_the_legal_moves_of_the_truth(set_up: SetUp) -> None:
    problem, _ = Bench(set_up).check_hidden_facts(GUESSED if set_up in STANDARD else GUESSED // 10)
    assert problem == checks.FINE


@each_set_up
def test_hidden_facts_and_only_those_are_guessed(set_up: SetUp) -> None:
    """Every hidden field differs from the truth now and then: so `hide` has really cleared it."""
    bench, fields = Bench(set_up, compiled=False), set_up.subject.game.state.dtype.names or ()
    differing: set[str] = set()
    states = 0
    for game in range(LOOKED_AT):
        if states > STATES and differing >= set(set_up.subject.hidden):
            break
        bench.trace_game(game)
        states += bench.traced
        for truth in bench.trace[: bench.traced]:
            guess = set_up.subject.game.state.copy(truth)
            set_up.subject.game.rules.hide(guess, 0)
            set_up.subject.game.rules.guess(guess, bench.dream, 0)
            if truth.tobytes() != guess.tobytes():
                differing |= {field for field in fields if not np.array_equal(truth[field], guess[field])}
    assert differing == set(set_up.subject.hidden)


@pytest.mark.parametrize("set_up", STANDARD[::2], ids=str)
def test_the_checks_hold_in_plain_python_too(set_up: SetUp) -> None:
    bench = Bench(set_up, compiled=False)
    assert bench.check_games(0, 1) == (checks.FINE, 1)
    assert bench.check_hidden_facts(1)[0] == checks.FINE


@pytest.mark.rule("LR-20")
def test_every_pair_of_boards_meets() -> None:
    pairs = [(one, other) for one, other in combinations(BOARD_IDS, 2) if one[0] != other[0]]
    assert len(pairs) == 112
    for number, (one, other) in enumerate(pairs):
        set_up = SetUp(ROYALE_BOARDS, 2 + number % 4, {"boards": 0, "board_1": one, "board_2": other})
        assert Bench(set_up).check_games(0, PAIRED) == (checks.FINE, PAIRED), set_up


def test_a_broken_table_is_noticed() -> None:
    """The invariants can fail: a table that lost a note is found at once."""
    bench = Bench(SetUp(VEGAS, 4))
    bench.blank[0].under_count = 1
    problem, game = bench.check_games(0, 10)
    assert problem != checks.FINE
    assert game == 0
