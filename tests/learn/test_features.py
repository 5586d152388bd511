"""A game in numbers: only what the seat can know, and seen from its place."""

import numpy as np
import pytest

from flambeur.core.chance import new_chance
from flambeur.core.contract import Game
from flambeur.games import ALL_OR_NOTHING, EASY_COME, LAS_VEGAS, ROYALE
from tests.learn.tables import described, ripe_tables
from tests.turning import turn_round

EVERY = pytest.mark.parametrize("game", [EASY_COME, LAS_VEGAS, ALL_OR_NOTHING, ROYALE], ids=lambda g: g.name)
LARGEST = 50.0

# All numbers of all tables of one game, each times its place: what trained networks have learnt to read.
SUMS = {"easy-come": 62802.676, "las-vegas": 118984.793, "all-or-nothing": 47864.1857, "royale": 355336.457}


@EVERY
def test_numbers_are_small_and_none_is_left_out(game: Game) -> None:
    seen = [described(game, s, 0) for s in ripe_tables(game, game.options.most)]
    assert len(seen) > 20
    assert np.isfinite(seen).all()
    assert np.abs(seen).max() < LARGEST
    assert len({row.tobytes() for row in seen}) > 10


@EVERY
def test_what_the_seat_cannot_know_does_not_matter(game: Game) -> None:
    for number, s in enumerate(ripe_tables(game, game.options.most)):
        seat = number % game.options.most
        hidden = game.state.copy(s)
        game.rules.hide(hidden, seat)
        guessed = game.state.copy(hidden)
        game.rules.guess(guessed, new_chance(bytes(32), number), seat)
        known = described(game, s, seat)
        assert described(game, hidden, seat).tolist() == known.tolist()
        assert described(game, guessed, seat).tolist() == known.tolist()


@EVERY
@pytest.mark.parametrize("is_full", [True, False])
def test_it_does_not_matter_in_which_seat_one_sits(game: Game, is_full: bool) -> None:
    players = game.options.most if is_full else game.options.fewest
    for s in ripe_tables(game, players):
        for seat in range(players):
            turned = turn_round(game, s, players)
            expected = described(game, s, seat)
            assert described(game, turned, (seat + 1) % players) == pytest.approx(expected, abs=1e-6)


@EVERY
def test_a_network_reads_the_numbers_that_it_was_trained_on(game: Game) -> None:
    seen = np.array([described(game, s, 0) for s in ripe_tables(game, game.options.most)], np.float64)
    weighed = float((seen * np.arange(1, seen.shape[1] + 1)).sum())
    assert weighed == pytest.approx(SUMS[game.name], rel=1e-6), "changed on purpose? networks must learn anew"


def test_who_holds_a_tile_is_marked_as_seen_from_the_seat() -> None:
    s = next(iter(ripe_tables(ROYALE, 4)))
    before = described(ROYALE, s, 1)
    s.five = 3
    changed = (described(ROYALE, s, 1) != before).nonzero()[0]
    assert [float(described(ROYALE, s, 1)[i]) for i in changed] == [1.0]
    from_the_holder = (described(ROYALE, s, 3) == 1.0).nonzero()[0]
    assert changed[0] - 2 in from_the_holder  # two places on from seat 1, none from seat 3
