"""Reckoning the end of a stage, for a search that has come so near to it that nothing need be tried."""

from flambeur.bots.budget import Budget
from flambeur.bots.compiled import code_of
from flambeur.bots.kernels.endgame import DEEPEST, LEVEL
from flambeur.bots.kernels.tree import NONE
from flambeur.core.chance import Chance
from flambeur.core.contract import Game
from flambeur.core.layout import Batch

ENDINGS_PER_MILLISECOND = 200  # what compiled code can go through


def can_reckon(game: Game) -> bool:
    """Whether the game's heuristics can go through all rolls."""
    return any(hasattr(module, "count_rolls") for module in game.sources)


def best_ending(game: Game, known: Batch, chance: Chance, budget: Budget) -> int | None:
    """The best move, if all endings can be gone through within the budget."""
    most = budget.playouts or budget.milliseconds * ENDINGS_PER_MILLISECOND
    tables, levels, room = game.state.batch(DEEPEST), LEVEL.batch(DEEPEST), game.room.blank()
    move = int(code_of(game, "finish").reckon(known, tables, levels, chance, room, most))
    return None if move == NONE else move
