"""Solving exactly: the value of every state of a model, with a proven bound on the error. Knows no game."""

from flambeur.solve.solution import Solution
from flambeur.solve.solve_pig import solve_pig

__all__ = ["Solution", "solve_pig"]
