"""Results less luck: as right as the raw ones, and surer."""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from flambeur.arena.statistics import Estimate, interval

Counts: TypeAlias = npt.NDArray[np.int64]
Weights: TypeAlias = npt.NDArray[np.float64]

HALVES = 2
ONE, VALUE, LUCK = 0, 1, 2  # what is multiplied with each other: one, what a round brought, and kinds of luck
ADDED, APART = 4, 0.25  # rounds for the interval, half of them so far above the mean and half below
DOUBT = 1.0  # rounds for which the weights that were thought of beforehand count


class Adjusted:
    """What rounds brought, less luck of several kinds, each with a weight.

    The weights of a half of the rounds, the even or the odd ones, come from the other half: they know nothing
    of the luck that they are applied to, so nothing is favoured. All sums are of whole numbers and exact.
    """

    def __init__(self, beforehand: tuple[float, ...]) -> None:
        self._beforehand = np.array(beforehand)
        size = LUCK + len(beforehand)
        self._products: list[Any] = [np.zeros((size, size), object) for _ in range(HALVES)]

    def add(self, first: int, values: Counts, luck: Counts) -> None:
        """Count rounds from `first` on: what each brought, and by round and kind what luck did."""
        columns = np.column_stack([np.ones(len(values), np.int64), values, luck])
        for half in range(HALVES):
            own = columns[(half - first) % HALVES :: HALVES]
            self._products[half] += (own.T @ own).astype(object)

    def mean(self, divisor: int) -> Estimate:
        """The mean of a round, divided."""
        count, total, squares = self._sums()
        low, high = interval(count, total, squares)
        return Estimate(total / count / divisor, low / divisor, high / divisor)

    def share(self, whole: int) -> Estimate:
        """The mean part of a whole that a round brings.

        As for raw shares, rounds are added for the interval, or it would be too narrow when all went alike;
        here around the mean, for results less luck scatter so little that others would draw it away.
        """
        count, total, squares = self._sums()
        mean = total / count
        added = ADDED * (mean**2 + (APART * whole) ** 2)
        low, high = interval(count + ADDED, total + ADDED * mean, squares + added)
        return Estimate(mean / whole, min(mean, max(0.0, low)) / whole, max(mean, min(whole, high)) / whole)

    def _sums(self) -> tuple[int, float, float]:
        """The number of all rounds, and the sum and the squares of what they brought without luck."""
        (a, b, c), (x, y, z) = (self._less_luck(half) for half in range(HALVES))
        return a + x, b + y, c + z

    def _less_luck(self, half: int) -> tuple[int, float, float]:
        """The number of rounds, and the sum and the squares of what they brought without luck."""
        products, weights = self._products[half], self._weights(1 - half)
        less = np.concatenate([[0.0, 1.0], -weights])
        table = products.astype(float)
        return int(products[ONE, ONE]), float(table[ONE] @ less), float(less @ table @ less)

    def _weights(self, half: int) -> Weights:
        """How much of each kind of luck there is in what a round brings (ridge regression)."""
        table = self._products[half].astype(float)
        rounds = max(1.0, table[ONE, ONE])
        luck = table[LUCK:, LUCK:]
        both = table[VALUE, LUCK:] - table[ONE, VALUE] / rounds * table[ONE, LUCK:]
        doubt = np.diag(DOUBT * np.diag(luck) / rounds + 1.0)
        weights: Weights = np.linalg.solve(luck + doubt, both + doubt @ self._beforehand)
        return weights
