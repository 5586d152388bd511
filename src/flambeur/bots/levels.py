"""Levels that people understand, each with a style of its own; none makes a visibly foolish move."""

from flambeur.bots.bot import Bot, decent_moves
from flambeur.bots.budget import Budget
from flambeur.bots.exact import Exact
from flambeur.bots.greedy import Greedy
from flambeur.bots.search import Search
from flambeur.core.chance import Chance, below
from flambeur.core.contract import Game
from flambeur.core.layout import State

WHIM = 3  # the novice follows a whim in one of so many moves
# How long the others think about a move; a person waits for it.
BUDGETS = {
    "regular": Budget(playouts=40, milliseconds=300),
    "shark": Budget(playouts=1000, milliseconds=300),
    "champion": Budget(playouts=50_000, milliseconds=500),
}
LEVELS = ("novice", *BUDGETS)
SECRET_MARGIN = 0.1  # seconds by which the slowest answer to a secret stays within its time


class Novice(Bot):
    """Takes what it sees, unless it follows a whim."""

    name = "novice"

    def __init__(self, chance: Chance) -> None:
        self._greedy = Greedy(chance)
        self.begin(chance)

    def begin(self, chance: Chance) -> None:
        """A new game, with chance of its own."""
        self._chance = chance
        self._greedy.begin(chance)

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """The greedy move, or any that does not look foolish."""
        moves = decent_moves(game, seen, seat)
        taken = self._greedy.choose(game, seen, seat)
        if below(self._chance, WHIM) == 0 or taken not in moves:
            return moves[below(self._chance, len(moves))]
        return taken


class Thinker(Bot):
    """Thinks ahead, and plays without mistakes what is solved, if it is the strongest."""

    kind = Search.kind

    def __init__(self, name: str, chance: Chance, wait: bool) -> None:
        self.name = name
        self._search = Search(chance, BUDGETS[name], wait, is_careful=True)
        self._exact = Exact() if name == "champion" else None
        self._wait = wait

    def begin(self, chance: Chance) -> None:
        """A new game, with chance of its own."""
        self._search.begin(chance)

    def prepare(self, game: Game) -> None:
        """Compile the search."""
        self._search.prepare(game)

    def hurry(self, haste: float) -> None:
        """Search so many times shorter."""
        self._search.hurry(haste)

    def close(self) -> None:
        """Give back what the search has taken."""
        self._search.close()

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """What has proved itself best."""
        exact = self._exact
        if exact and exact.can_play(game, int(seen.players)) and (self._wait or exact.is_ready(game)):
            return exact.choose(game, seen, seat)
        return self._search.choose(game, seen, seat)


def level_of(name: str, chance: Chance, wait: bool = True) -> Bot:
    """The bot of that level."""
    return Novice(chance) if name == "novice" else Thinker(name, chance, wait)


def answer_seconds(level: str) -> float:
    """How long every answer takes that rests on a secret, or its time would tell what is on the hand."""
    budget = BUDGETS.get(level, Budget())
    return budget.milliseconds / 1000 + SECRET_MARGIN
