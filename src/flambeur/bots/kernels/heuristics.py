"""What bots feel about a game, beyond its rules; a template with what holds for any game.

A game may have `heuristics` among its sources with functions of these names; where it has none, these
stand in. All are in the compiled subset, and none is a rule.
"""

import math
from typing import Protocol, cast

from flambeur.core.chance import Chance
from flambeur.core.contract import Rules
from flambeur.core.layout import Mask, Places, State
from flambeur.core.playout import SHARES, win_share


class HeuristicRules(Rules, Protocol):
    """Rules with a feeling for the game."""

    def random_move(self, s: State, chance: Chance, seat: int, mask: Mask) -> int:
        """One of the legal moves, each as likely."""

    def greedy_move(self, s: State, chance: Chance, seat: int, mask: Mask) -> int:
        """What brings most at once, by what the seat can see."""

    def quick_move(self, s: State, chance: Chance, seat: int, mask: Mask) -> int:
        """A sensible move, found fast: how a search imagines that the game goes on."""

    def rival_move(self, s: State, chance: Chance, seat: int, mask: Mask) -> int:
        """The like for another seat than the one that thinks: what most people would do."""

    def suppose(self, s: State, chance: Chance, seat: int) -> None:
        """A guess that is likely by what others have done, where the rules' own is only possible."""

    def worlds(self, s: State) -> int:
        """How many such guesses a move is chosen by."""

    def stage(self, s: State) -> int:
        """A number that changes when the game has come to a point that can be judged."""

    def spread(self, s: State) -> float:
        """How far the results will still drift apart until the end, when the stage has just changed."""

    def stakes(self, s: State) -> float:
        """A lead that is hardly ever exceeded."""

    def blunder(self, s: State, seat: int, move: int) -> bool:
        """Whether anybody can see that the move is foolish: something better was there for nothing."""


rules: HeuristicRules = cast(HeuristicRules, None)


def greedy_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """Without a feeling for what is good, any move."""
    return rules.random_move(s, chance, seat, mask)


def quick_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """The greedy move."""
    return rules.greedy_move(s, chance, seat, mask)


def rival_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """The quick move too."""
    return rules.quick_move(s, chance, seat, mask)


def suppose(s: State, chance: Chance, seat: int) -> None:
    """Anything that is possible."""
    rules.guess(s, chance, seat)


def worlds(s: State) -> int:
    """Nothing much is hidden."""
    return 1


def stage(s: State) -> int:
    """The whole game is one stage."""
    return 0


def spread(s: State) -> float:
    """Nothing is known before the end: all seats are equal."""
    return math.inf


def stakes(s: State) -> float:
    """Of results that are counted, not measured."""
    return 10.0


def blunder(s: State, seat: int, move: int) -> bool:
    """No move looks foolish."""
    return False


def likely_move(s: State, chance: Chance, seat: int, thinker: int, mask: Mask) -> int:
    """What is imagined of a seat, by one who thinks."""
    if seat == thinker:
        return rules.quick_move(s, chance, seat, mask)
    return rules.rival_move(s, chance, seat, mask)


def goes_on(s: State, stage: int) -> bool:
    """Whether the game has not come to its end or to a new stage, where it can be judged."""
    return not rules.is_over(s) and rules.stage(s) == stage


def worth(s: State, places: Places, seat: int) -> float:
    """What a seat has then: its share of the win, by the places if it is over, or the chance of it."""
    return win_share(s, places, seat) / SHARES if rules.is_over(s) else judge(s, seat)


def judge(s: State, seat: int) -> float:
    """The chance of a seat to win when the stage has just changed: by the power of e of what each has."""
    scale, own, total = rules.spread(s), rules.result(s, seat), 0.0
    for other in range(s.players):
        total += math.exp((rules.result(s, other) - own) / scale)
    return 1.0 / total


def lead(s: State, seat: int) -> float:
    """What a seat has more than the others on average, from 0 to 1 as far as one can tell."""
    own, total = rules.result(s, seat), 0
    for other in range(s.players):
        total += rules.result(s, other)
    return 0.5 + (own - (total - own) / (int(s.players) - 1)) / rules.stakes(s)
