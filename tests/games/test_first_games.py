"""The first game of every game: short, and every hint comes at its moment."""

import pytest

from flambeur.core.contract import Game
from flambeur.core.fairness import Luck
from flambeur.core.first_game import first_game_of
from flambeur.core.match import Match
from flambeur.core.registry import all_games
from flambeur.words import LANGUAGES, say
from tests.games import first_game_seeds

MOST_MOVES = 25  # of the learner: about two minutes
LONGEST_HINT = 170  # characters, so that it fits beside the table of a phone
TRIALS = 3

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@every_game
def test_a_first_game_gives_three_to_five_hints_in_every_language(game: Game) -> None:
    first_game = first_game_of(game)
    assert first_game is not None
    assert 3 <= len(first_game.hints) <= 5
    for lang in LANGUAGES:
        for hint in first_game.hints:
            assert len(say(f"{game.name}-first-{hint.name}", lang)) <= LONGEST_HINT


@every_game
def test_every_hint_comes_in_a_first_game_whoever_plays_it(game: Game) -> None:
    first_game = first_game_of(game)
    assert first_game is not None
    for number in range(TRIALS):
        trial = first_game_seeds.play(game, first_game, number)
        assert trial.hints == {hint.name for hint in first_game.hints}
        assert trial.moves <= MOST_MOVES


@every_game
def test_the_house_deals_the_luck_that_was_found(game: Game) -> None:
    first_game = first_game_of(game)
    assert first_game is not None
    at_table = Match(game, 1 + len(first_game.bots), first_game.options, Luck(first_game.luck.secret, ("",)))
    assert at_table.opening == first_game.begin(game).opening
    assert at_table.waiting[0] == 0
