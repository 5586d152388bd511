"""The bot `exact`: best play of Easy Come Easy Go for two, from the solved game."""

from functools import cache

from flambeur.bots.bot import Bot
from flambeur.core.contract import Game
from flambeur.core.errors import BadBot
from flambeur.core.layout import State
from flambeur.core.native import plain
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.plan import Values
from flambeur.games.easy_come.solved import best_move
from flambeur.games.easy_come.solved.two_players import TEMPLATES, Solved, kept_at, recall


class Exact(Bot):
    """Never makes a mistake. At the first move of all it may have to solve the game: under a minute."""

    name = "exact"

    def can_play(self, game: Game, players: int) -> bool:
        """Whether this is a table for it."""
        return game is EASY_COME and players == 2

    def is_ready(self) -> bool:
        """Whether the game has been solved on this machine."""
        return kept_at().exists()

    def check(self, game: Game, players: int) -> None:
        """Raise BadBot if this is not a table for it."""
        if not self.can_play(game, players):
            raise BadBot("exact-needs-two", game=game.name, players=players)

    def prepare(self, _game: Game) -> None:
        """Solve the game, or recall the solution."""
        _solved()

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """The move that wins most often against best play."""
        self.check(game, int(seen.players))
        solved, state = _solved(), _solved().number_of(seen)
        code = plain(EASY_COME, *TEMPLATES, best_move)
        return int(code.best_move(seen, seat, state, solved.values, solved.links, _plan(state)))


@cache
def _solved() -> Solved:
    return recall()


@cache
def _plan(state: int) -> Values:
    return _solved().plan_of(state)
