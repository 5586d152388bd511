"""What moves are worth to everybody: what every way of finding out returns."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from flambeur.core.layout import State

Numbers: TypeAlias = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Values:
    """By move and seat, in points; with the standard error of the mover's value of each move."""

    shares: Numbers
    errors: Numbers


class Valuer(Protocol):
    """Something that can tell what the moves of a decision are worth; `stream` names its luck."""

    def start(self) -> Numbers:
        """Everybody's share before any luck."""

    def judge(self, seen: State, seat: int, moves: Sequence[int], made: int | None, stream: int, /) -> Values:
        """What the moves are worth by what the seat can know; the move made, if one was, is held to be as
        good as the best as far as the samples cannot tell them apart."""

    def foresee(self, truth: State, seat: int, move: int, stream: int, /) -> Numbers:
        """What a move is worth to everybody for who knows what is hidden, by other luck than judged it."""
