"""The bot `search`: information-set Monte Carlo tree search, in as many threads as wished.

Each thread grows a tree of its own; the move that all trees together tried most often is made.
"""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from functools import partial
from pathlib import Path

from flambeur.bots.bot import Bot, decent_moves, legal_moves
from flambeur.bots.budget import Budget
from flambeur.bots.compiled import is_ready, kernels_for
from flambeur.bots.endgame import best_ending, can_reckon
from flambeur.bots.kernels.network import network_of
from flambeur.bots.kernels.search import Puct, Style
from flambeur.bots.kernels.tree import NONE, Tree, plant
from flambeur.bots.weights import NO_WEIGHTS, check, learned, weights_of
from flambeur.core.chance import CHANCE, Chance
from flambeur.core.contract import Game
from flambeur.core.layout import Batch, State

STREAMS = 1 << 32  # of chance, kept for one thread's part of a decision
MOST_NODES = 1 << 17


class Manner(Enum):
    """What it goes by: a network where there is one, playouts alone, or the lead instead of the win."""

    SEARCH = "search"
    UNTAUGHT = "untaught"
    EARNER = "earner"


class Search(Bot):
    """Thinks ahead. While `wait` is false and the compiled code is not ready, it does so in plain Python."""

    kind = "search"

    def __init__(
        self,
        chance: Chance,
        budget: Budget,
        wait: bool = True,
        is_careful: bool = False,
        manner: Manner = Manner.SEARCH,
        weights: Path | None = None,
    ) -> None:
        self.name = f"{manner.value}:{budget}" + (f"@{weights}" if weights else "")
        self._learned = learned(weights) if weights else None
        self.budget = budget
        self._wait, self._is_careful, self._manner = wait, is_careful, manner
        self._haste = 1.0
        self._trees: dict[Game, list[Tree]] = {}
        self.begin(chance)

    def check(self, game: Game, _players: int) -> None:
        """A network that was named must have been taught this game."""
        if self._learned is not None:
            check(self._learned, game)

    def begin(self, chance: Chance) -> None:
        """A new game, with chance of its own."""
        self._chance = chance
        self._thoughts = 0

    def hurry(self, haste: float) -> None:
        """Take so many times less time."""
        self._haste = haste

    def close(self) -> None:
        """Give the trees back, which take megabytes."""
        self._trees.clear()

    def prepare(self, game: Game) -> None:
        """Compile."""
        code, tree = kernels_for(game, self.kind, self._wait), self._planted(game)[0]
        known = game.state.batch(1)
        if self._can_reckon(game):
            best_ending(game, known, self._chance, Budget(playouts=0))
        code.walk_often(known, tree, CHANCE.copy(self._chance), 0, 0, 0, self._style(game))

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """The move tried most often; the first of equals."""
        moves = legal_moves(game, seen, seat)
        if len(moves) == 1:
            return moves[0]
        ending = self._ending(game, seen)
        if ending is not None:
            return ending
        tried = self.weigh(game, seen, seat)
        decent = decent_moves(game, seen, seat) if self._is_careful else moves
        return max(decent, key=lambda move: tried[move])

    def weigh(self, game: Game, seen: State, seat: int) -> Counter[int]:
        """How often each move was tried: the better it is, the oftener."""
        known = game.state.batch(1)
        known[0] = seen
        trees = self._planted(game)
        work = [partial(self._grow, game, known, seat, tree, self._next_streams()) for tree in trees]
        if len(trees) == 1:
            return work[0]()
        with ThreadPoolExecutor(len(trees)) as pool:
            grown = [pool.submit(grow) for grow in work]
            return sum((future.result() for future in grown), Counter[int]())

    def _can_reckon(self, game: Game) -> bool:
        """What is reckoned is the chance to win."""
        return can_reckon(game) and self._manner is not Manner.EARNER

    def _ending(self, game: Game, seen: State) -> int | None:
        """What can be reckoned need not be tried; in plain Python it would take too long."""
        if not self._can_reckon(game) or not (self._wait or is_ready(game, self.kind)):
            return None
        known = game.state.batch(1)
        known[0] = seen
        return best_ending(game, known, self._chance, self.budget.hurried(self._haste))

    def _style(self, game: Game) -> Style:
        own = weights_of(game) if self._learned is None else self._learned
        weights = own if self._manner is Manner.SEARCH else NO_WEIGHTS
        return Style(Puct(), self._manner is Manner.EARNER, network_of(weights))

    def _planted(self, game: Game) -> list[Tree]:
        if game not in self._trees:
            nodes = min(self.budget.playouts or MOST_NODES, MOST_NODES) + 1
            self._trees[game] = [plant(game, nodes) for _ in range(self.budget.threads)]
        return self._trees[game]

    def _next_streams(self) -> int:
        self._thoughts += 1
        return self._thoughts * STREAMS

    def _grow(self, game: Game, known: Batch, seat: int, tree: Tree, first: int) -> Counter[int]:
        tree.clear()
        code, chance = kernels_for(game, self.kind, self._wait), CHANCE.copy(self._chance)
        style = self._style(game)

        def walk(done: int, upto: int) -> None:
            code.walk_often(known, tree, chance, seat, first, upto - done, style)

        self.budget.hurried(self._haste).spend(walk)
        return tried_at_root(tree)


def tried_at_root(tree: Tree) -> Counter[int]:
    """How often each move was tried at the root."""
    tried, edge = Counter[int](), int(tree.nodes[0].edge)
    while edge != NONE:
        tried[int(tree.edges[edge].move)] += int(tree.edges[edge].visits)
        edge = int(tree.edges[edge].after)
    return tried
