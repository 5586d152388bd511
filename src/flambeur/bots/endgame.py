"""Reckoning the end of a stage, for a search that has come so near to it that nothing need be tried."""

from functools import cache

from flambeur.bots.budget import Budget
from flambeur.bots.compiled import TEMPLATES, kernels_for
from flambeur.bots.kernels.endgame import DEEPEST, LEVEL, TOO_MANY
from flambeur.bots.kernels.tree import NONE
from flambeur.core.chance import Chance
from flambeur.core.contract import Game
from flambeur.core.layout import Batch
from flambeur.core.native import plain

ENDINGS_PER_MILLISECOND = 200  # what compiled code can go through


@cache
def can_reckon(game: Game) -> bool:
    """Whether the game's heuristics can count endings: at an empty table there are few."""
    return int(plain(game, *TEMPLATES["endgame"]).rules.endings(game.state.blank())) < TOO_MANY


def best_ending(game: Game, known: Batch, chance: Chance, budget: Budget) -> int | None:
    """The best move, if all endings can be gone through within the budget."""
    most = budget.playouts or budget.milliseconds * ENDINGS_PER_MILLISECOND
    tables, levels, room = game.state.batch(DEEPEST), LEVEL.batch(DEEPEST), game.room.blank()
    move = int(kernels_for(game, "endgame").reckon(known, tables, levels, chance, room, most))
    return None if move == NONE else move
