"""What networks have learned: one small file a game, made by `flambeur learn`."""

from functools import cache
from pathlib import Path

import numpy as np

from flambeur.core.contract import Game
from flambeur.core.layout import Numbers

FOLDER = Path(__file__).parent
NO_WEIGHTS = np.zeros(0, np.float32)


@cache
def weights_of(game: Game) -> Numbers:
    """The weights of the game's network; none if it has not learned."""
    file = FOLDER / f"{game.name}.npz"
    return load(file) if file.exists() else NO_WEIGHTS


def load(file: Path) -> Numbers:
    """The weights in a file."""
    with np.load(file, allow_pickle=False) as file_of_weights:
        return np.ascontiguousarray(file_of_weights["weights"], np.float32)


def save(file: Path, weights: Numbers) -> None:
    """Write them into a file."""
    np.savez_compressed(file, weights=weights)
