"""`python -m bench.envs`: steps a second of `flambeur.vector` on one core, and of other libraries beside it.

Every step writes masks, observations, seats, rewards and ends. Seconds are processor time.
"""

import argparse
from time import process_time

import numpy as np

import flambeur
from bench.envs.peers import CLASSIC, oh_hell_steps, pettingzoo_steps
from flambeur.envs import Vector

PLAYERS = {"las-vegas": 4, "all-or-nothing": 4, "royale": 4, "easy-come": 3}
WANTED = {"las-vegas": 15e6, "all-or-nothing": 15e6, "royale": 5e6, "easy-come": 8e6}
COUNT = 4096
GROWTH = (1, 16, 256, 4096, 65536)
ROUNDS = 5  # the fastest counts: other programs can only make it slower


def drawn(games: Vector, seconds: float) -> float:
    """Steps a second when actions are drawn in machine code too."""
    return max(_drawn_once(games, seconds / ROUNDS) for _ in range(ROUNDS))


def _drawn_once(games: Vector, seconds: float) -> float:
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        games.step_random()
        steps += len(games)
    return steps / (process_time() - began)


def given(games: Vector, seconds: float) -> float:
    """Steps a second when actions are given and checked; choosing them is not counted."""
    return max(_given_once(games, seconds / ROUNDS) for _ in range(ROUNDS))


def _given_once(games: Vector, seconds: float) -> float:
    dice, shown, spent, steps = np.random.default_rng(1), games.step_random(), 0.0, 0
    while spent < seconds:
        actions = ((1 - dice.random(shown.mask.shape, np.float32)) * shown.mask).argmax(axis=1)
        began = process_time()
        shown = games.step(actions)
        spent += process_time() - began
        steps += len(games)
    return steps / spent


def main() -> None:
    """Print the tables."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    options.add_argument("--game", choices=list(PLAYERS), action="append", help="only these")
    chosen = options.parse_args()
    best = {game: _table(game, chosen.seconds) for game in chosen.game or PLAYERS}
    fastest = max(best.values())
    for name in CLASSIC:
        steps = pettingzoo_steps(name, chosen.seconds)
        said = (
            "is not installed" if steps is None else f"{steps:12,.0f} steps/s, {fastest / steps:,.0f} × fewer"
        )
        print(f"PettingZoo {name:20} {said}")
    steps = oh_hell_steps(chosen.seconds)
    print(f"OpenSpiel oh_hell, vectorised   {steps:12,.0f} steps/s, {fastest / steps:,.0f} × fewer")


def _table(game: str, seconds: float) -> float:
    """A row for each number of games; the speed with given actions at the number that counts."""
    print(f"{game}, {PLAYERS[game]} players: million steps/s, actions drawn and given")
    best = 0.0
    for count in GROWTH:
        games = flambeur.vector(game, PLAYERS[game], count, seed=1)
        drawn_speed, given_speed = drawn(games, seconds), given(games, seconds)
        wanted = f"   wanted {WANTED[game] / 1e6:.0f}" if count == COUNT else ""
        print(f"{count:10,} games {drawn_speed / 1e6:8.2f} {given_speed / 1e6:8.2f}{wanted}", flush=True)
        best = given_speed if count == COUNT else best
    return best


if __name__ == "__main__":
    main()
