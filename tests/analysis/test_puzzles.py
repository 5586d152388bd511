"""Puzzles from games of bots: every one can be set up, and one move is clearly the best."""

from pathlib import Path

import pytest

import flambeur.analysis.puzzles as folder
from flambeur.analysis.puzzles import CLEAR, puzzles_of
from flambeur.core.registry import all_games, find_game

GAMES = sorted(path.stem for path in Path(folder.__file__).parent.glob("*.json"))


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_set_up_and_has_one_clear_solution(game: str) -> None:
    assert puzzles_of(game)
    for puzzle in puzzles_of(game):
        match = puzzle.match(find_game(game))
        assert puzzle.seat in match.acting
        best, second = puzzle.candidates[:2]
        assert best.value - second.value > CLEAR
        legal = {str(move) for move in match.legal(puzzle.seat)}
        assert {candidate.move for candidate in puzzle.candidates} == legal


def test_the_puzzles_of_easy_come_are_exact_and_begin_with_prizes_to_be_refused() -> None:
    puzzles = puzzles_of("easy-come")
    assert all(puzzle.is_exact for puzzle in puzzles)
    first = puzzles[0].candidates
    assert first[0].move.startswith("keep")
    assert any(candidate.move.startswith("claim") for candidate in first)


def test_a_game_nobody_has_made_puzzles_of_has_none() -> None:
    assert puzzles_of("no-such-game") == ()
    assert {game.name for game in all_games()} == set(GAMES)
