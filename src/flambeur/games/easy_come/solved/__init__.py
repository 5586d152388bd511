"""Easy Come Easy Go for two, solved exactly."""

from flambeur.games.easy_come.solved.findings import Findings, look_into
from flambeur.games.easy_come.solved.two_players import Solved, recall, solve

__all__ = ["Findings", "Solved", "look_into", "recall", "solve"]
