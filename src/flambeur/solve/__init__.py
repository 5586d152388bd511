"""Games solved exactly: the value of every state, with a proven bound on the error."""

from flambeur.solve.findings import Findings, look_into
from flambeur.solve.solution import Solution
from flambeur.solve.solve_pig import solve_pig
from flambeur.solve.two_players import Solved, recall, solve

__all__ = ["Findings", "Solution", "Solved", "look_into", "recall", "solve", "solve_pig"]
