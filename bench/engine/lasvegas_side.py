"""The PyPI package `lasvegas`: random games through its own environment."""

import random

from lasvegas import GameEnv
from lasvegas.act import random_play, random_roll

from bench.engine.measure import Contender, Sample, timed

PEER = "lasvegas"


def play_games(env: GameEnv, games: int) -> int:
    """Play complete random games and count the moves.

    This is the loop of the package's `Game.run` with its default bots, on the bare environment:
    it saves the look-ups of players and names, and lets moves be counted as they happen.
    """
    moves = 0
    for _ in range(games):
        env.reset()
        while not env():
            env.roll(random_roll(env))
            env.play(random_play(env))
            moves += 1
    return moves


def las_vegas(players: int) -> Contender:
    """Random games with the package's random roll and random play, on one environment for all games."""
    # The package adds neutral dice by itself for 2 to 4 players; both sides play without them.
    env = GameEnv(num_players=players, num_xtr_players=0)

    def run(games: int, seed: int) -> Sample:
        random.seed(seed)
        return timed(lambda: play_games(env, games), games)

    return Contender(PEER, "Las Vegas", players, run)
