"""The chance to win by a network that is told in what company a seat plays; a template for any game.

Good play against bad is worth more than against good, and a lead is held by some and lost by others. So the
inputs of such a network begin with the manners of all seats, and the features of the game come after them.
"""

import math
from typing import TypeAlias, cast

import numpy as np
import numpy.typing as npt

from flambeur.bots.kernels.network import ROOM, Network, NetworkRules, logit
from flambeur.core.layout import Numbers, State

rules: NetworkRules = cast(NetworkRules, None)

Manners: TypeAlias = npt.NDArray[np.int8]  # by seat

WELL, AT_RANDOM, GREEDILY, ROUGHLY = range(4)
TOLD = 3  # manners that a network is told of; of who plays well, it is told nothing
MOST_SEATS = 8
COMPANY = TOLD * MOST_SEATS  # inputs before the features, of a network that is told


def chance_among(s: State, seat: int, manners: Manners, company: int, network: Network) -> float:
    """How likely the seat is to win, by what it can know and by how everybody plays."""
    weights, scratch = network
    inputs = len(scratch) - ROOM
    describe_among(s, seat, manners, company, scratch[:inputs])
    return 1.0 / (1.0 + math.exp(-logit(scratch[:inputs], weights, scratch[inputs:])))


def describe_among(s: State, seat: int, manners: Manners, company: int, out: Numbers) -> None:
    """Fill in the inputs: the manners as seen from the seat, if the network is told, and the features."""
    for i in range(len(out)):
        out[i] = 0.0
    if company > 0:
        for other in range(s.players):
            if manners[other] != WELL:
                out[TOLD * ((other - seat) % s.players) + manners[other] - 1] = 1.0
    rules.features(s, seat, out[company:])
