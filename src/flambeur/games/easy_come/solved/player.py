"""The best move at a table, from the solution."""

from functools import cache

from flambeur.core.layout import State
from flambeur.core.native import plain
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.solved import best_move
from flambeur.games.easy_come.solved.two_players import TEMPLATES, Solved, recall
from flambeur.games.easy_come.turn_values import Values


def prepare() -> None:
    """Have the solution at hand."""
    _solved()


def choose(seen: State, seat: int) -> int:
    """The move that wins most often against best play."""
    solved, state = _solved(), _solved().number_of(seen)
    code = plain(EASY_COME, *TEMPLATES, best_move)
    return int(code.best_move(seen, seat, state, solved.values, solved.links, _plan(state)))


@cache
def _solved() -> Solved:
    return recall()


@cache
def _plan(state: int) -> Values:
    return _solved().plan_of(state)
