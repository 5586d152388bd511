"""The bot `greedy`: what brings most at once."""

from flambeur.bots.bot import Bot
from flambeur.bots.kernels import heuristics
from flambeur.core import playout
from flambeur.core.chance import Chance
from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.core.native import plain


class Greedy(Bot):
    """Takes what it sees; does not think ahead."""

    name = "greedy"

    def __init__(self, chance: Chance) -> None:
        self.begin(chance)

    def begin(self, chance: Chance) -> None:
        """A new game, with chance of its own."""
        self._chance = chance

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """What the game's heuristics calls greedy; one move needs no compiled code."""
        code = plain(game, playout, heuristics)
        return int(code.rules.greedy_move(game.state.copy(seen), self._chance, seat, game.room.blank().mask))
