"""The mark that compiled code lies in the cache, to be had within a second or two."""

import hashlib
from pathlib import Path
from types import ModuleType

from flambeur.core.contract import Game
from flambeur.core.native import cache_folder

PACKAGE = Path(__file__).resolve().parents[1]


def ready_mark(game: Game, *templates: ModuleType, tells: bool = False, package: Path = PACKAGE) -> Path:
    """A file that is there if the code is.

    Numba finds what it keeps by where the sources lie, so that a copy of this installation has to compile
    anew, and each has a mark of its own.
    """
    place = hashlib.sha256(str(package).encode()).hexdigest()[:16]
    return cache_folder(game, *templates, tells=tells) / f"ready-{place}"
