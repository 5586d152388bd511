"""The mark that compiled code lies in the cache, to be had within a second or two."""

from pathlib import Path
from types import ModuleType

from flambeur.core.contract import Game
from flambeur.core.native import cache_folder, code_name


def ready_mark(game: Game, *templates: ModuleType, tells: bool = False) -> Path:
    """A file that is there if the code is."""
    return cache_folder(game, tells) / f"ready-{code_name(game, *templates)}"
