"""When the order of the bots is settled beyond doubt, however often one looks.

For every two bots A and B somebody bets, round by round, that A does better than B, a share of what he has
got so far, decided before the round. If A is not better, no such bet pays in the long run, and the chance
that he *ever* multiplies his stake by k is at most 1/k (Ville's inequality). So it is safe to look after
every round and to stop as soon as each bot has been shown to be better than the next: the chance that the
order is wrong is at most DOUBT. This is "testing by betting" (Shafer 2021; Waudby-Smith and Ramdas 2024). It
assumes nothing but that rounds are alike and independent, which they are.
"""

import math

import numpy as np
import numpy.typing as npt

DOUBT = 0.01  # the chance that an order is called settled that is not true
BOLDEST = 0.5  # of what one has is staked at most


class SequentialTest:
    """The bets on every ordered pair of bots."""

    def __init__(self, bots: int) -> None:
        self._enough = math.log(bots * (bots - 1) / DOUBT)
        self._fortunes = np.zeros((bots, bots))  # logarithms
        self._most = np.zeros((bots, bots))
        self._differences = np.zeros((bots, bots))
        self._squares = np.ones((bots, bots))  # as if one round had been seen before the first
        self._shares = np.zeros(bots)

    def add(self, shares: npt.NDArray[np.float64]) -> bool:
        """Count a round, in which the bots had these shares of the wins, 0 to 1; is the order settled now?"""
        difference = shares[:, None] - shares[None, :]
        stakes = np.clip(self._differences / self._squares, 0, BOLDEST)
        self._fortunes += np.log1p(stakes * difference)
        np.maximum(self._most, self._fortunes, out=self._most)
        self._differences += difference
        self._squares += difference * difference
        self._shares += shares
        return self.is_settled

    @property
    def is_settled(self) -> bool:
        """Whether each bot has been shown to be better than the next."""
        order = np.argsort(-self._shares, kind="stable")
        return bool((self._most[order[:-1], order[1:]] >= self._enough).all())
