"""Finds the luck of first games: `python -m tests.games.first_game_seeds las-vegas`.

A seed is good if all hints come, whatever a beginner does, if the beginner wins more often than not, and if
the game is short. The best seeds are printed; one of them is then written into the game's `first_game.py`.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from flambeur.bots.levels import Novice
from flambeur.core.contract import Game
from flambeur.core.fairness import luck_of_seed
from flambeur.core.first_game import LEARNER, FirstGame, first_game_of
from flambeur.core.match import Match
from flambeur.core.registry import find_game

SEEDS = 150
TRIALS = 16
SHOWN = 5
LONGEST = 400  # moves


class Trial(NamedTuple):
    """A first game that was played by a beginner and bots."""

    hints: frozenset[str]
    is_won: bool
    moves: int  # of the beginner


class Candidate(NamedTuple):
    """How well a seed teaches, best first: hints that came, games won, moves saved."""

    hints: float
    won: float
    brevity: float
    seed: int


def play(game: Game, first_game: FirstGame, trial: int) -> Trial:
    """Play a first game to the end; everybody plays as a novice does."""
    match = first_game.begin(game)
    bots = [Novice(luck_of_seed(trial, f"bot {seat}").chance()) for seat in range(match.players)]
    hints: set[str] = set()
    while not match.is_over and len(match.turns) < LONGEST:
        hints.update(first_game.hints_for(match, LEARNER))
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(game, match.seen(seat), seat))
    own = sum(turn.seat == LEARNER for turn in match.turns)
    return Trial(frozenset(hints), _has_won(match), own)


def _has_won(match: Match) -> bool:
    return any(place.seat == LEARNER and place.place == 1 for place in match.standing or ())


def judged(game: Game, first_game: FirstGame, seed: int) -> Candidate:
    """Try a seed out."""
    trials = [play(game, replace(first_game, seed=seed), trial) for trial in range(TRIALS)]
    hints = sum(len(trial.hints) for trial in trials) / len(trials)
    won = sum(trial.is_won for trial in trials) / len(trials)
    return Candidate(hints, won, -sum(trial.moves for trial in trials) / len(trials), seed)


def search(name: str) -> Iterator[Candidate]:
    """The best seeds of a game."""
    game = find_game(name)
    first_game = first_game_of(game)
    assert first_game is not None, "the game has no first_game.py"
    candidates = (judged(game, first_game, seed) for seed in range(1, SEEDS + 1))
    best_first = sorted(candidates, key=lambda one: (one.hints, one.won > 0.5, one.brevity), reverse=True)
    yield from best_first[:SHOWN]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for candidate in search(name):
            print(f"{name}: {candidate}")
