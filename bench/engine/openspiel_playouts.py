"""The two ways to play random games inside OpenSpiel's C++ that its Python package offers."""

from time import process_time
from typing import Any

import pyspiel

PEER = "OpenSpiel"


def rollouts(game: Any, state: Any, count: int, seed: int) -> float:
    """Play `count` random games from a decision node in C++; return the mover's mean return.

    `RandomRolloutEvaluator.evaluate` is not exposed. A search of one simulation evaluates its
    unvisited root once and does nothing else, so `count` rollouts run in C++, from the very
    state given, chance included. The root must be a decision: a search from a
    chance node reads before the start of its path and crashes.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(count, seed)
    # game, evaluator, uct_c, max_simulations, max_memory_mb, solve, seed, verbose
    search = pyspiel.MCTSBot(game, evaluator, 0.0, 1, 1, False, seed, False)
    return float(search.mcts_search(state).total_reward)


def random_bots(players: int, seed: int) -> list[Any]:
    """Uniform random bots written in C++, one for each seat."""
    return [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(players)]


def seconds_with_bots(states: list[Any], bots: list[Any], seed: int) -> float:
    """Time playing each state to its end in C++; this works from chance nodes as well.

    One call a game, and bots that build a policy for each move: slower than `rollouts`.
    """
    start = process_time()
    for number, state in enumerate(states):
        pyspiel.evaluate_bots(state, bots, seed + number)
    return process_time() - start
