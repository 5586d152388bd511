"""Training of the network, in array code that is the same for NumPy and CuPy."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from flambeur.bots.kernels.network import FIRST, SECOND, SHAPE
from flambeur.core.layout import Numbers

Arrays: TypeAlias = Any  # the module NumPy or CuPy
Array: TypeAlias = Any  # an array of either

RATE = 2e-3  # how far a step goes at first; it sinks to nothing
GENTLE = 4e-4  # the same for a network that learns to agree with itself
STEADY, STEADY_SQUARE = 0.9, 0.999
TINY = 1e-8


@dataclass(frozen=True)
class Shape:
    """How many inputs a network has: common ones, groups, and in each group."""

    common: int
    groups: int
    each: int

    @property
    def inputs(self) -> int:
        """All of them."""
        return self.common + self.groups * self.each

    @property
    def parts(self) -> tuple[tuple[int, ...], ...]:
        """The arrays that the flat weights hold one after the other, once their shape is told."""
        return (
            (self.common, FIRST),
            (self.each, FIRST),
            (FIRST,),
            (FIRST, SECOND),
            (SECOND,),
            (SECOND,),
            (1,),
        )

    @property
    def size(self) -> int:
        """How many numbers the flat weights are."""
        return SHAPE + sum(int(np.prod(part)) for part in self.parts)

    def split(self, flat: Array) -> list[Array]:
        """The parts, which share memory with the whole."""
        ends = np.cumsum([SHAPE, *(int(np.prod(part)) for part in self.parts)])
        return [flat[a:b].reshape(part) for a, b, part in zip(ends[:-1], ends[1:], self.parts, strict=True)]


def fresh_weights(shape: Shape, seed: int) -> Numbers:
    """Weights of a network that knows nothing yet."""
    draw = np.random.default_rng(seed)
    flat = np.zeros(shape.size, np.float32)
    flat[:SHAPE] = shape.common, shape.groups, shape.each
    common, each, _, second, _, last, _ = shape.split(flat)
    common[:] = draw.normal(0, (2 / (shape.common + shape.each)) ** 0.5, common.shape)
    each[:] = draw.normal(0, (2 / (shape.common + shape.each)) ** 0.5, each.shape)
    second[:] = draw.normal(0, (2 / FIRST) ** 0.5 / shape.groups, second.shape)
    last[:] = draw.normal(0, (1 / SECOND) ** 0.5, last.shape)
    return flat


def logits(xp: Arrays, shape: Shape, flat: Array, inputs: Array) -> tuple[Array, tuple[Array, ...]]:
    """What the network makes of many rows of inputs, and what it noted on the way."""
    common, each, first_bias, second, second_bias, last, bias = shape.split(flat)
    groups = inputs[:, shape.common :].reshape(-1, shape.each) if shape.each else inputs[:0]
    said = (groups @ each).reshape(len(inputs), shape.groups, FIRST) if shape.each else 0
    base = inputs[:, : shape.common] @ common + first_bias
    first = xp.maximum(base[:, None, :] + said, 0)
    total = first.sum(axis=1)
    layer = xp.maximum(total @ second + second_bias, 0)
    return layer @ last + bias, (groups, first, total, layer)


def slope(xp: Arrays, shape: Shape, flat: Array, inputs: Array, shares: Array) -> tuple[Array, Array]:
    """The mean cross entropy of the rows, and its gradient by all weights."""
    said, (groups, first, total, layer) = logits(xp, shape, flat, inputs)
    _, _, _, second, _, last, _ = shape.split(flat)
    into = xp.zeros_like(flat)
    d_common, d_each, d_first_bias, d_second, d_second_bias, d_last, d_bias = shape.split(into)
    error = (1 / (1 + xp.exp(-said)) - shares) / len(inputs)
    d_last[:], d_bias[:] = error @ layer, error.sum()
    d_layer = (error[:, None] * last) * (layer > 0)
    d_second[:], d_second_bias[:] = total.T @ d_layer, d_layer.sum(axis=0)
    d_first = (d_layer @ second.T)[:, None, :] * (first > 0)
    d_base = d_first.sum(axis=1)
    d_common[:], d_first_bias[:] = inputs[:, : shape.common].T @ d_base, d_base.sum(axis=0)
    if shape.each:
        d_each[:] = groups.T @ d_first.reshape(-1, FIRST)
    return cross_entropy(xp, said, shares).mean(), into


def cross_entropy(xp: Arrays, said: Array, shares: Array) -> Array:
    """How surprising the shares are, row by row."""
    return xp.logaddexp(0.0, said) - shares * said


def train(
    xp: Arrays,
    shape: Shape,
    flat: Array,
    inputs: Array,
    shares: Array,
    epochs: int,
    batch: int,
    seed: int,
    report: Callable[[int, int], None],
    rate: float = RATE,
) -> Array:
    """Better weights: Adam over all rows in random order, so many times."""
    draw = xp.random.RandomState(seed)
    mean, square = xp.zeros_like(flat), xp.zeros_like(flat)
    steps = epochs * max(1, len(shares) // batch)
    for step, rows in enumerate(_batches(draw, len(shares), epochs, batch), 1):
        _, gradient = slope(xp, shape, flat, inputs[rows], shares[rows])
        mean = STEADY * mean + (1 - STEADY) * gradient
        square = STEADY_SQUARE * square + (1 - STEADY_SQUARE) * gradient * gradient
        reach = rate * (1 - (step - 1) / steps) * (1 - STEADY_SQUARE**step) ** 0.5 / (1 - STEADY**step)
        flat = flat - reach * mean / (xp.sqrt(square) + TINY)
        report(step, steps)
    return flat


def _batches(draw: Any, rows: int, epochs: int, batch: int) -> Iterator[Array]:
    for _ in range(epochs):
        order = draw.permutation(rows)
        for i in range(max(1, rows // batch)):
            yield order[i * batch : (i + 1) * batch]
