"""The bot `exact`: best play, where a game has been solved."""

from flambeur.bots.bot import Bot
from flambeur.core.contract import Game
from flambeur.core.errors import BadBot
from flambeur.core.layout import State
from flambeur.solve.solved import Solved, solved


class Exact(Bot):
    """Never makes a mistake. At the first move of all it may have to solve the game: under a minute."""

    name = "exact"

    def can_play(self, game: Game, players: int) -> bool:
        """Whether this is a table for it."""
        known = solved(game)
        return known is not None and players == known.PLAYERS

    def is_ready(self, game: Game) -> bool:
        """Whether the game has been solved on this machine."""
        return _solved(game).is_ready()

    def check(self, game: Game, players: int) -> None:
        """Raise BadBot if this is not a table for it."""
        if not self.can_play(game, players):
            raise BadBot("exact-needs-two", game=game.name, players=players)

    def prepare(self, game: Game) -> None:
        """Solve the game, or recall the solution."""
        _solved(game).prepare()

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """The move that wins most often against best play."""
        self.check(game, int(seen.players))
        return _solved(game).choose(seen, seat)


def _solved(game: Game) -> Solved:
    known = solved(game)
    assert known, f"{game.name} is not solved"
    return known
