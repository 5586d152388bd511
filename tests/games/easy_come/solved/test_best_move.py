"""Best play: it wins as often as computed, and others lose to it."""

import math

import numpy as np
import pytest

import flambeur
from flambeur.bots import Bot, bot_of
from flambeur.core.chance import new_chance
from flambeur.core.errors import BadBot
from flambeur.core.match import Match
from flambeur.core.native import lifted, plain
from flambeur.games.easy_come.box import HANDS
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.prizes import FOUR, STRAIGHT
from flambeur.games.easy_come.solved import Solved, best_move
from flambeur.games.easy_come.solved.two_players import TEMPLATES, start_of_game
from tests.games.easy_come.tables import gives, rolls

GAMES = 20_000
KEY = bytes(range(32))


def play(bots: list[Bot], seed: int) -> Match:
    """A game between two bots, who begin in turn."""
    match = flambeur.new("easy-come", players=2, seed=seed, first=seed % 2)
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match.game, match.seen(seat), seat))
    return match


def wins(bots: list[Bot], games: int) -> int:
    """How many games the first of two bots wins."""
    return sum(play(bots, seed).view()["winner"] == 0 for seed in range(games))


def test_best_play_against_itself_agrees_with_the_value(solved: Solved) -> None:
    code = lifted(EASY_COME, *TEMPLATES, best_move)
    plans, tables = np.zeros((solved.solution.states, len(HANDS))), EASY_COME.state.batch(2)
    tables[0] = EASY_COME.blank(2, {})
    code.plan_all(solved.values, solved.links, np.zeros(len(HANDS)), plans)
    known = (solved.values, solved.links, solved.numbers, plans)
    won = code.play_exactly(tables, new_chance(KEY), *known, 0, GAMES) / GAMES
    value = solved.solution.first_player_wins
    assert abs(won - value) < 3 * math.sqrt(value * (1 - value) / GAMES)
    some = plain(EASY_COME, *TEMPLATES, best_move).play_exactly(tables, new_chance(KEY), *known, 0, 20)
    assert some == code.play_exactly(tables, new_chance(KEY), *known, 0, 20)


def test_random_play_is_hopeless_against_it() -> None:
    assert wins([bot_of("exact"), bot_of("random", 1)], 20) >= 19


def test_the_sampler_loses_to_it() -> None:
    """Fifty playouts a move, forty games: if they were equal, 29 wins would come once in 300 times."""
    assert wins([bot_of("exact"), bot_of("sampler:50", 1)], 40) >= 29


def test_it_plays_the_same_game_again() -> None:
    games = [[str(turn.move) for turn in play([bot_of("exact"), bot_of("exact")], 3).turns] for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.rule("EC-03")
def test_it_leaves_a_cheap_prize_for_a_good_chance_of_a_better_one() -> None:
    """The clearest refusal of all: 1 1 1 4 fits Exactly 7, but three ones may yet make a better prize."""
    s = start_of_game()
    gives(s, "Anna", 3, STRAIGHT)
    gives(s, "Benno", FOUR, 2)
    rolls(s, 1, 1, 1, 4)
    assert str(EASY_COME.moves[bot_of("exact").choose(EASY_COME, s, 0)]) == "keep 1 1 1"


def test_it_takes_a_prize_it_can_have_on_the_last_die() -> None:
    s = start_of_game()
    rolls(s, 4, aside=(1, 2, 3))
    assert str(EASY_COME.moves[bot_of("exact").choose(EASY_COME, s, 0)]) == f"claim {STRAIGHT}"


@pytest.mark.parametrize(("game", "players"), [("easy-come", 3), ("easy-come", 4), ("las-vegas", 2)])
def test_it_refuses_what_is_not_solved(game: str, players: int) -> None:
    match = flambeur.new(game, players=players, seed=1)
    seat = match.waiting[0]
    with pytest.raises(BadBot, match=f"not {game} for {players}"):
        bot_of("exact").choose(match.game, match.seen(seat), seat)


@pytest.mark.parametrize("text", ["exact:5", "exact:", "Exact"])
def test_it_has_no_budget(text: str) -> None:
    with pytest.raises(BadBot):
        bot_of(text)
