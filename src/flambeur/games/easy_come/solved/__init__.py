"""Easy Come Easy Go for two, solved exactly: what `solve.solved.Solved` asks for."""

from flambeur.games.easy_come.solved.findings import Findings, findings, look_into
from flambeur.games.easy_come.solved.player import choose, prepare, value_of_move, value_of_start
from flambeur.games.easy_come.solved.report import tell
from flambeur.games.easy_come.solved.two_players import PLAYERS, Solved, forget, is_ready, recall, solve

__all__ = [
    "PLAYERS",
    "Findings",
    "Solved",
    "choose",
    "findings",
    "forget",
    "is_ready",
    "look_into",
    "prepare",
    "recall",
    "solve",
    "tell",
    "value_of_move",
    "value_of_start",
]
