"""How sure one can be. Games of a round share their luck, so rounds are what is counted, not games."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from flambeur.simulate.simulation import Z95

PSEUDO = 4  # rounds that are added for an interval of shares, half of them won (Agresti and Coull)


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class Sums:
    """The number of rounds, their sum and the sum of their squares: exact, in whatever order they come."""

    def __init__(self) -> None:
        self.count, self.total, self.squares = 0, 0, 0

    def add(self, values: Sequence[int]) -> None:
        """Count some rounds more."""
        self.count += len(values)
        self.total += sum(values)
        self.squares += sum(value * value for value in values)

    def share(self, whole: int) -> Estimate:
        """The mean part of a whole that a round brings.

        To the rounds that were played, two full ones and two empty ones are added for the interval: so
        it has a width even if all rounds were alike, and is not too narrow when they are few.
        """
        half = PSEUDO // 2
        low, high = interval(
            self.count + PSEUDO, self.total + half * whole, self.squares + half * whole * whole
        )
        mean = self.total / self.count / whole
        return Estimate(mean, max(0.0, min(mean, low / whole)), min(1.0, max(mean, high / whole)))

    def mean(self, divisor: int) -> Estimate:
        """The mean of a round, divided; after a single round nobody knows how far off it is."""
        low, high = interval(self.count, self.total, self.squares)
        return Estimate(self.total / self.count / divisor, low / divisor, high / divisor)


def interval(count: int, total: float, squares: float) -> tuple[float, float]:
    """Student's interval of the mean; from whole numbers, so that nothing is lost in their difference."""
    if count < 2:
        return -math.inf, math.inf
    mean, spread = total / count, (squares * count - total * total) / (count * (count - 1))
    half = _student95(count - 1) * math.sqrt(max(0.0, spread) / count)
    return mean - half, mean + half


def _student95(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution (Fisher and Cornish); from 4 on right to some percent."""
    z = Z95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
