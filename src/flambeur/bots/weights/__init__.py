"""What networks have learned: one small file a game, made by `flambeur learn`."""

import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from flambeur.bots.kernels.network import SHAPE
from flambeur.core.contract import Game
from flambeur.core.errors import BadBot
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
    # Opened here, since NumPy does not close what it finds to be no archive.
    with file.open("rb") as stream, np.load(stream, allow_pickle=False) as file_of_weights:
        return np.ascontiguousarray(file_of_weights["weights"], np.float32)


def shape_of(game: Game) -> tuple[int, int, int] | None:
    """How many numbers describe a table of the game: common ones, groups, in each; None if nothing does."""
    for source in game.sources:
        if source.__name__.endswith(".features"):
            layout: Any = source
            return layout.COMMON, layout.GROUPS, layout.EACH
    return None


def learned(file: Path) -> Numbers:
    """The weights of a file that somebody named, or BadBot."""
    try:
        return load(file)
    except (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadBot("no-weights", file=repr(str(file)), reason=reason) from None


def check(weights: Numbers, game: Game) -> None:
    """BadBot if these weights were learned at another game."""
    if tuple(int(number) for number in weights[:SHAPE]) != shape_of(game):
        raise BadBot("weights-of-another-game", game=game.name)


def save(file: Path, weights: Numbers) -> None:
    """Write them into a file."""
    np.savez_compressed(file, weights=weights)
