"""Easy Come for two: with the exact solution luck is what the dice did, and nothing else."""

from collections.abc import Iterator

import pytest

import flambeur
from flambeur.analysis import JudgedMove, judge
from flambeur.core.match import Match
from flambeur.core.replay import steps
from flambeur.games.easy_come.dice import TALLIES, count_dice
from flambeur.games.easy_come.state import DICE, FACES
from flambeur.games.easy_come.turn_values import FIRST, WAYS
from tests.matches import play_on

GAMES = 8
TINY = 1e-9


def game_of(seed: int) -> Match:
    return play_on(flambeur.new("easy-come", players=2, seed=seed))


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_account_closes_with_the_solution(seed: int) -> None:
    analysis = flambeur.analyse(game_of(seed).record())
    for account in analysis.accounts:
        total = account.start + account.luck - account.errors + account.from_others
        assert abs(total - account.end) < TINY
    assert all(candidate.error == 0 for move in analysis.moves for candidate in move.candidates)


def rolls(match: Match) -> Iterator[tuple[float, float]]:
    """All that can be rolled now: how likely it is, and what it makes of the first seat's chance."""
    dice = DICE - count_dice(match._state.kept)
    for hand in range(FIRST[dice], FIRST[dice + 1]):
        match._state.rolled = TALLIES[hand]
        seat = match.waiting[0]
        best = judge(match.game, match.seen(seat), seat)[0]
        yield WAYS[hand] / FACES**dice, best.shares[0]


def before_each_roll(match: Match) -> Iterator[Match]:
    """The match after every move that does not end it; what was rolled then is still to be rolled."""
    for again, turn in steps(match):
        twin = again.copy(same_luck=True)
        twin.play(turn.seat, turn.move)
        if not twin.is_over:
            yield twin


def worth(move: JudgedMove) -> float:
    return move.made.shares[0]


def test_every_roll_is_worth_on_average_what_the_table_was_worth_before_it() -> None:
    match = game_of(3)
    made = map(worth, flambeur.analyse(match.record()).moves)
    count = 0
    for twin, before in zip(before_each_roll(match), made, strict=False):
        possible = list(rolls(twin))
        assert abs(sum(chance for chance, _ in possible) - 1) < TINY
        assert abs(sum(chance * value for chance, value in possible) - before) < TINY
        count += 1
    assert count == len(match.turns) - 1
