"""Games of other libraries, stepped at random from Python as their users do."""

from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

CLASSIC = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4")
OH_HELL_GAMES = 64


def pettingzoo_steps(name: str, seconds: float) -> float | None:
    """Steps a second of a classic game of PettingZoo; None where what it needs is not installed."""
    try:
        env: Any = import_module(f"pettingzoo.classic.{name}").env()
    except ImportError:
        return None
    steps, began = 0, process_time()
    env.reset(seed=1)
    while process_time() - began < seconds:
        seen, _, ended, cut, _ = env.last()
        agent = env.agent_selection
        env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
        steps += not (ended or cut)
        if not env.agents:
            env.reset()
    return steps / (process_time() - began)


def oh_hell_steps(seconds: float) -> float:
    """Steps a second of OpenSpiel's vectorised play of oh_hell for four, all games together."""
    rl: Any = import_module("open_spiel.python.rl_environment")
    output: Any = import_module("open_spiel.python.rl_agent").StepOutput
    vectorised: Any = import_module("open_spiel.python.vector_env")
    made = [rl.Environment("oh_hell(players=4)") for _ in range(OH_HELL_GAMES)]
    env, dice = vectorised.SyncVectorEnv(made), np.random.default_rng(1)
    seen, steps, began = env.reset(), 0, process_time()
    while process_time() - began < seconds:
        chosen = [output(action=_choice(step, dice), probs=None) for step in seen]
        seen, *_ = env.step(chosen, reset_if_done=True)
        steps += len(seen)
    return steps / (process_time() - began)


def _choice(step: Any, dice: np.random.Generator) -> int:
    return int(dice.choice(step.observations["legal_actions"][step.observations["current_player"]]))
