"""How games end when quick players play on from a position for everybody."""

import numpy as np
import pytest

from flambeur.analysis.outcomes import TEMPLATES, Outcomes, outcomes
from flambeur.core.native import plain
from flambeur.core.replay import replay
from tests.matches import finished

WHOLE = finished()


def from_move(at: int, games: int = 20) -> Outcomes:
    """What comes of the game after so many moves, reckoned in plain Python."""
    match = replay(WHOLE.record(), at)
    state = match.game.state.copy(np.frombuffer(match.position.bytes, match.game.state.dtype)[0])
    return outcomes(match.game, state, games, code=plain(match.game, *TEMPLATES))


def test_the_shares_add_up_and_the_same_seed_gives_the_same_games() -> None:
    found = from_move(2)
    assert sum(found.shares) == pytest.approx(100)
    assert (found.games, len(found.results)) == (20, 2)
    assert all(spread.low <= spread.median <= spread.high for spread in found.results)
    assert found == from_move(2)


def test_a_game_that_is_over_has_one_end() -> None:
    standing = last_results()
    found = from_move(len(WHOLE.turns))
    assert [spread.median for spread in found.results] == standing
    assert found.errors == (0.0, 0.0)
    assert max(found.shares) == 100


def last_results() -> list[int]:
    """What every seat ended with."""
    return [place.result for place in sorted(WHOLE.standing or (), key=lambda place: place.seat)]
