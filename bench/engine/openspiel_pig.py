"""OpenSpiel's `pig`: a small dice game, about the cheapest move there is, as a yardstick."""

import pyspiel

from bench.engine.measure import Contender, Sample, timed
from bench.engine.openspiel_playouts import PEER, rollouts
from bench.engine.openspiel_stepping import mean_length

PIG = "pig"  # as it comes: 2 players, 100 points


def pig() -> Contender:
    """Whole games of `pig`, which start with a decision: rollouts from the very beginning."""
    game = pyspiel.load_game(PIG)
    decisions = mean_length(PIG).decisions

    def run(games: int, seed: int) -> Sample:
        def play() -> float:
            rollouts(game, game.new_initial_state(), games, seed)
            return games * decisions

        return timed(play, games)

    return Contender(PEER, PIG, 2, run)
