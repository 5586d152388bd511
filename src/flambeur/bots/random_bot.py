"""The bot `random`: any legal move, each as likely."""

from flambeur.bots.bot import Bot, legal_moves
from flambeur.core.chance import Chance, below
from flambeur.core.contract import Game
from flambeur.core.layout import State


class RandomBot(Bot):
    """Plays at random; the least a bot can do."""

    name = "random"

    def __init__(self, chance: Chance) -> None:
        self.begin(chance)

    def begin(self, chance: Chance) -> None:
        """A new game, with chance of its own."""
        self._chance = chance

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """Any legal move."""
        moves = legal_moves(game, seen, seat)
        return moves[below(self._chance, len(moves))]
