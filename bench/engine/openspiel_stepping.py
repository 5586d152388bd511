"""OpenSpiel stepped from Python: slow, but it sees every move, so it says how long a game is."""

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

import pyspiel

# The standard error of the mean length is then about 1 %.
SAMPLE_GAMES = 2000


@dataclass(frozen=True)
class Length:
    """Mean number of steps of a random game, decisions of players and chance apart."""

    decisions: float
    chances: float


def chance_step(state: Any, rng: random.Random) -> None:
    """Resolve one chance node by its probabilities."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


def step_to_end(state: Any, rng: random.Random) -> tuple[int, int]:
    """Play a state to its end at random; return the numbers of decisions and of chance steps."""
    decisions = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance_step(state, rng)
            chances += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions, chances


@cache
def mean_length(spec: str) -> Length:
    """Sample the mean length of random games of `spec`."""
    game, rng = pyspiel.load_game(spec), random.Random(7)
    counts = [step_to_end(game.new_initial_state(), rng) for _ in range(SAMPLE_GAMES)]
    decisions, chances = (sum(column) / SAMPLE_GAMES for column in zip(*counts, strict=True))
    return Length(decisions, chances)


def decisions_after(states: list[Any]) -> float:
    """Mean number of decisions from these states to the end (one random game from each)."""
    rng = random.Random(7)
    return sum(step_to_end(state.clone(), rng)[0] for state in states) / len(states)
