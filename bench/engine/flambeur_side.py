"""Flambeur: random games, whole batches inside compiled code."""

from collections.abc import Mapping

from bench.engine.measure import Contender, Sample, timed
from flambeur.core.options import Value
from flambeur.simulate import simulate

PEER = "Flambeur"
LAS_VEGAS = "Las Vegas"
ALL_OR_NOTHING = "All or Nothing"


def las_vegas(players: int, *, neutral_dice: bool = False) -> Contender:
    """Random games of Las Vegas; a move is one choice of a face, its roll being part of the cost."""
    if neutral_dice:
        return contender("Las Vegas, neutral dice", "las-vegas", players, {"neutral_dice": True})
    return contender(LAS_VEGAS, "las-vegas", players)


def all_or_nothing(players: int) -> Contender:
    """Random games of Alles oder Nichts; a move is a bid, an announcement or a card, dealing is extra."""
    return contender(ALL_OR_NOTHING, "all-or-nothing", players)


def easy_come(players: int) -> Contender:
    """Random games of Easy Come Easy Go; a move is a claim or dice set aside, rolling is part of it."""
    return contender("Easy Come Easy Go", "easy-come", players)


def royale(players: int) -> Contender:
    """Random games of Las Vegas Royale with three boards a round; a move is any decision."""
    return contender("Las Vegas Royale", "royale", players)


def contender(title: str, name: str, players: int, options: Mapping[str, Value] | None = None) -> Contender:
    """Random games of one game of the house.

    Timed from outside, like every peer. Calibration has run this signature before, so nothing is
    compiled within a measurement.
    """

    def run(games: int, seed: int) -> Sample:
        def play() -> float:
            return float(simulate(name, players, games, seed=seed, threads=1, options=options).moves)

        return timed(play, games)

    return Contender(PEER, title, players, run)
