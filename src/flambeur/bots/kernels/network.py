"""A small neural network that tells how likely a seat is to win, in compiled code; a template for any game.

Its inputs are numbers that describe the table as one seat knows it: first what is common to all, then
groups of as many numbers each, such as casinos. All groups are read by the same weights, and what the
first layer makes of them is added up, so that it does not matter which casino is which.
The weights are one flat array that begins with its shape.
"""

import math
from typing import NamedTuple, Protocol, cast

import numpy as np

from flambeur.bots.kernels.heuristics import HeuristicRules, goes_on, worth
from flambeur.core.chance import Chance
from flambeur.core.layout import Batch, Numbers, Room, State
from flambeur.core.playout import first_waiting

FIRST, SECOND = 64, 32  # neurons in the two layers
SHAPE = 3  # numbers before the weights: how many inputs are common, how many groups, inputs in each
ZERO = np.float32(0)
ROOM = 3 * FIRST + SECOND  # numbers that are noted on the way, besides the inputs


class Network(NamedTuple):
    """What a network knows, and room for what it notes on the way; without weights there is none."""

    weights: Numbers
    scratch: Numbers


class NetworkRules(HeuristicRules, Protocol):
    """Rules of a game that can be described by numbers."""

    def features(self, s: State, seat: int, out: Numbers) -> None:
        """Write what the seat can know, as small numbers seen from it; all are zero before."""

    def ripe(self, s: State) -> bool:
        """Whether the numbers tell enough now: not in the middle of something."""


rules: NetworkRules = cast(NetworkRules, None)


def features(s: State, seat: int, out: Numbers) -> None:
    """Nothing that could be said of any game."""


def ripe(s: State) -> bool:
    """At every decision."""
    return True


def network_of(weights: Numbers) -> Network:
    """A network with these weights, and room for its inputs and for what is noted on the way."""
    inputs = int(weights[0] + weights[1] * weights[2]) if len(weights) else 0
    return Network(weights, np.zeros(inputs + ROOM, np.float32))


def describe(s: State, seat: int, out: Numbers) -> None:
    """Fill in the inputs."""
    for i in range(len(out)):
        out[i] = 0.0
    rules.features(s, seat, out)


def chance_to_win(s: State, seat: int, network: Network) -> float:
    """How likely the seat is to win, by what it can know."""
    weights, scratch = network
    inputs = len(scratch) - ROOM
    describe(s, seat, scratch[:inputs])
    return 1.0 / (1.0 + math.exp(-logit(scratch[:inputs], weights, scratch[inputs:])))


def logit(inputs: Numbers, weights: Numbers, noted: Numbers) -> float:
    """What the network makes of the inputs."""
    common, groups, each = int(weights[0]), int(weights[1]), int(weights[2])
    at_group = SHAPE + common * FIRST
    at_first = at_group + each * FIRST
    base, single, total = noted[:FIRST], noted[FIRST : 2 * FIRST], noted[2 * FIRST : 3 * FIRST]
    set_to(base, weights[at_first : at_first + FIRST])
    add_products(inputs[:common], weights[SHAPE:at_group], base)
    set_to_zero(total)
    for group in range(groups):
        set_to(single, base)
        start = common + group * each
        add_products(inputs[start : start + each], weights[at_group:at_first], single)
        add_positive(single, total)
    return last_layers(total, weights[at_first + FIRST :], noted[3 * FIRST :])


def last_layers(total: Numbers, weights: Numbers, second: Numbers) -> float:
    """From the sum of the first layer on."""
    at_second = FIRST * SECOND
    set_to(second, weights[at_second : at_second + SECOND])
    for i in range(FIRST):
        row = weights[i * SECOND : (i + 1) * SECOND]
        for j in range(SECOND):
            second[j] += total[i] * row[j]
    last = weights[at_second + SECOND :]
    total_of_second = last[SECOND]
    for j in range(SECOND):
        total_of_second += max(second[j], ZERO) * last[j]
    return float(total_of_second)


def add_products(inputs: Numbers, weights: Numbers, out: Numbers) -> None:
    """Add each input times its row of weights; most inputs are zero."""
    for i in range(len(inputs)):
        x = inputs[i]
        if x != 0:
            row = weights[i * FIRST : (i + 1) * FIRST]
            for j in range(FIRST):
                out[j] += x * row[j]


def set_to(out: Numbers, other: Numbers) -> None:
    """Copy."""
    for j in range(len(out)):
        out[j] = other[j]


def set_to_zero(out: Numbers) -> None:
    """Clear."""
    for j in range(len(out)):
        out[j] = 0.0


def add_positive(numbers: Numbers, out: Numbers) -> None:
    """Add those above zero."""
    for j in range(FIRST):
        out[j] += max(numbers[j], ZERO)


def play_until_ripe(s: State, chance: Chance, room: Room, stage: int) -> None:
    """Quick moves until the table can be described, or the stage is over."""
    while goes_on(s, stage) and not rules.ripe(s):
        seat = first_waiting(s)
        rules.apply(s, chance, seat, rules.quick_move(s, chance, seat, room.mask))


def outlook(s: State, seat: int, stage: int, room: Room, network: Network) -> float:
    """The worth for a seat where a stage is over, else its chance to win by the network."""
    if goes_on(s, stage):
        return chance_to_win(s, seat, network)
    if rules.is_over(s):
        rules.standing(s, room.places)
    return worth(s, room.places, seat)


def learned_move(
    tables: Batch, here: int, trial: int, chance: Chance, seat: int, room: Room, network: Network
) -> int:
    """The move that leads to the best outlook, each tried once on another table."""
    stage = rules.stage(tables[here])
    rules.legal(tables[here], seat, room.mask)
    best, most = -1, -1.0
    for move in range(len(room.mask)):
        if room.mask[move] == 1:
            tables[trial] = tables[here]
            rules.apply(tables[trial], chance, seat, move)
            if goes_on(tables[trial], stage) and not rules.ripe(tables[trial]):
                play_until_ripe(tables[trial], chance, room, stage)
                rules.legal(tables[here], seat, room.mask)  # quick moves may have used the room
            hope = outlook(tables[trial], seat, stage, room, network)
            if hope > most:
                best, most = move, hope
    return best
