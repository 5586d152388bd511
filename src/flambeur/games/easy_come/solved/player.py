"""The best move at a table, from the solution."""

from functools import cache

from flambeur.core.layout import State
from flambeur.core.native import plain
from flambeur.games.easy_come.dice import hand_of
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.solved import best_move
from flambeur.games.easy_come.solved.model import worth
from flambeur.games.easy_come.solved.two_players import TEMPLATES, Solved, recall, start_of_game
from flambeur.games.easy_come.state import KEEP, NOBODY, PRIZES
from flambeur.games.easy_come.turn_values import JOINED, Values


def prepare() -> None:
    """Have the solution at hand."""
    _solved()


def choose(seen: State, seat: int) -> int:
    """The move that wins most often against best play."""
    solved, state = _solved(), _solved().number_of(seen)
    code = plain(EASY_COME, *TEMPLATES, best_move)
    return int(code.best_move(seen, seat, state, solved.values, solved.links, _plan(state)))


def value_of_move(seen: State, move: int) -> float:
    """The chance of the player to move if this is the move and all is best play from then on."""
    solved, state = _solved(), _solved().number_of(seen)
    if move < PRIZES:
        return worth(int(solved.links[state, move]), solved.values, solved.values)
    return float(_plan(state)[JOINED[hand_of(seen.kept), move - KEEP]])


def value_of_start(blank: State) -> tuple[float, float]:
    """Both chances before any luck; unless it was agreed, the dice say who begins (EC-02)."""
    if blank.first == NOBODY:
        return 0.5, 0.5
    first = _solved().value_of(start_of_game())
    return (first, 1.0 - first) if blank.first == 0 else (1.0 - first, first)


@cache
def _solved() -> Solved:
    return recall()


@cache
def _plan(state: int) -> Values:
    return _solved().plan_of(state)
