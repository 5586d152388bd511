"""Flambeur: random games of Las Vegas, whole batches inside compiled code."""

from bench.engine.measure import Contender, Sample, timed
from flambeur.simulate import simulate

PEER = "Flambeur"


def las_vegas(players: int, *, neutral_dice: bool = False) -> Contender:
    """Random games of Las Vegas; a move is one choice of a face, its roll being part of the cost."""
    options = {"neutral_dice": True} if neutral_dice else None

    # Timed from outside, like every peer. Calibration has run this signature before, so
    # nothing is compiled within a measurement.
    def run(games: int, seed: int) -> Sample:
        def play() -> float:
            return float(simulate("las-vegas", players, games, seed=seed, threads=1, options=options).moves)

        return timed(play, games)

    return Contender(PEER, "Las Vegas, neutral dice" if neutral_dice else "Las Vegas", players, run)
