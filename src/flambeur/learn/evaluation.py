"""How well a network has learned, on games that it did not learn from."""

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from flambeur.learn.training import Array, Arrays, Shape, cross_entropy, logits

BINS = 10
PORTION = 1 << 16  # rows at a time


@dataclass(frozen=True)
class Evaluation:
    """One generation: what it was learned from, and how well the rest is foreseen."""

    generation: int
    rows: int
    loss: float  # mean cross entropy
    ignorant_loss: float  # of who always says the mean
    explained: float  # part of the variance
    calibration: tuple[tuple[float, float, int], ...]  # by tenth: said, came, how many
    seconds_playing: float
    seconds_training: float

    @property
    def calibration_error(self) -> float:
        """How far what is said is from what comes, on average."""
        total = sum(count for _, _, count in self.calibration)
        return sum(abs(said - came) * count for said, came, count in self.calibration) / total

    def to_json(self) -> dict[str, Any]:
        """Everything, JSON-ready."""
        return asdict(self) | {"calibration_error": self.calibration_error}


def evaluate(xp: Arrays, shape: Shape, flat: Array, inputs: Array, shares: Array) -> dict[str, Any]:
    """The figures of a lesson that tell how well these rows are foreseen."""
    parts = [logits(xp, shape, flat, inputs[i : i + PORTION])[0] for i in range(0, len(shares), PORTION)]
    logit = xp.concatenate(parts)
    said, mean = 1 / (1 + xp.exp(-logit)), shares.mean()
    guess = xp.log(mean / (1 - mean)) * xp.ones_like(logit)
    return {
        "loss": float(cross_entropy(xp, logit, shares).mean()),
        "ignorant_loss": float(cross_entropy(xp, guess, shares).mean()),
        "explained": 1 - float(((said - shares) ** 2).mean() / ((shares - mean) ** 2).mean()),
        "calibration": tuple(_tenths(xp, said, shares)),
    }


def _tenths(xp: Arrays, said: Array, shares: Array) -> list[tuple[float, float, int]]:
    tenth = xp.minimum((said * BINS).astype(np.int32), BINS - 1)
    bins = [tenth == i for i in range(BINS)]
    return [(float(said[b].mean()), float(shares[b].mean()), int(b.sum())) for b in bins if b.any()]
