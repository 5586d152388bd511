"""Training: gradients are right, a known function is learned, and the seed decides."""

import numpy as np
import pytest

from flambeur.core.layout import Numbers
from flambeur.learn.evaluation import Evaluation, evaluate
from flambeur.learn.training import Shape, fresh_weights, logits, slope, train

SHAPES = pytest.mark.parametrize("shape", [Shape(5, 3, 4), Shape(6, 1, 0)], ids=str)


def rows(shape: Shape, count: int, seed: int = 1) -> tuple[Numbers, Numbers]:
    """Random inputs, and shares that depend on the first two."""
    inputs = np.random.default_rng(seed).normal(size=(count, shape.inputs)).astype(np.float32)
    return inputs, 1 / (1 + np.exp(-2 * inputs[:, 0] * inputs[:, 1]))


def taught(shape: Shape, seed: int) -> Numbers:
    """Weights after a short training."""
    weights = fresh_weights(shape, 1)
    return np.asarray(train(np, shape, weights, *rows(shape, 4000), 12, 128, seed, lambda *_: None))


@SHAPES
def test_gradients_are_those_of_small_differences(shape: Shape) -> None:
    inputs, shares = (array.astype(np.float64) for array in rows(shape, 16))
    weights = fresh_weights(shape, 1).astype(np.float64)
    gradient = slope(np, shape, weights, inputs, shares)[1]
    draw = np.random.default_rng(2)
    for _ in range(20):
        way = draw.normal(size=weights.shape)
        way[:3] = 0
        there, back = (slope(np, shape, weights + step * way, inputs, shares)[0] for step in (1e-6, -1e-6))
        assert (there - back) / 2e-6 == pytest.approx(gradient @ way, rel=1e-3, abs=1e-6)
    assert not gradient[:3].any()


@SHAPES
def test_a_known_function_is_learned(shape: Shape) -> None:
    inputs, shares = rows(shape, 2000, seed=9)
    fresh, learned = (
        evaluate(np, shape, w, inputs, shares) for w in (fresh_weights(shape, 1), taught(shape, 1))
    )
    assert learned["explained"] > 0.9 > fresh["explained"]
    assert learned["loss"] < learned["ignorant_loss"]


def test_the_same_seed_gives_the_same_weights() -> None:
    shape = Shape(6, 1, 0)
    assert taught(shape, 1).tobytes() == taught(shape, 1).tobytes() != taught(shape, 2).tobytes()


def test_the_order_of_groups_does_not_matter() -> None:
    shape = Shape(2, 3, 4)
    inputs = rows(shape, 50)[0]
    swapped = np.concatenate([inputs[:, :2], inputs[:, 10:14], inputs[:, 2:6], inputs[:, 6:10]], axis=1)
    weights = fresh_weights(shape, 1)
    assert logits(np, shape, weights, swapped)[0] == pytest.approx(
        logits(np, shape, weights, inputs)[0], abs=1e-5
    )


def test_calibration_compares_what_is_said_with_what_comes() -> None:
    shape = Shape(1, 1, 0)
    weights = np.zeros(shape.size, np.float32)
    weights[:3] = 1, 1, 0
    figures = evaluate(
        np, shape, weights, np.zeros((8, 1), np.float32), np.array([1, 1, 1, 1, 1, 1, 0, 0], np.float32)
    )
    assert figures["calibration"] == ((0.5, 0.75, 8),)
    lesson = Evaluation(generation=0, rows=8, seconds_playing=0, seconds_training=0, **figures)
    assert lesson.calibration_error == lesson.to_json()["calibration_error"] == 0.25
