"""How bots play, as far as their names tell, and the networks that judge tables by it.

It may be told wrongly: then less luck is found, but none that was not there.
"""

from functools import cache
from pathlib import Path

from flambeur.analysis.weights import weights_of
from flambeur.arena.manners_kernel import AT_RANDOM, COMPANY, GREEDILY, ROUGHLY, WELL
from flambeur.bots.weights import load, shape_of
from flambeur.core.contract import Game
from flambeur.core.layout import Numbers

FOLDER = Path(__file__).parent / "weights"
BY_KIND = {"random": AT_RANDOM, "greedy": GREEDILY, "sampler": ROUGHLY}


def manner_of(bot: str) -> int:
    """How bots of this kind play, whatever their budget."""
    return BY_KIND.get(bot.partition(":")[0], WELL)


@cache
def judging_weights(game: Game) -> Numbers:
    """The weights of a network that is told how everybody plays; where there is none, of the analysis."""
    file = FOLDER / f"{game.name}.npz"
    return load(file) if file.exists() else weights_of(game)


def company_of(weights: Numbers, game: Game) -> int:
    """How many inputs of the network come before the features."""
    features = shape_of(game)
    return COMPANY if features and len(weights) and int(weights[0]) > features[0] else 0
