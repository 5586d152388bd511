"""The games of the house; their rules are loaded, and made known, with the first game that is asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__all__ = ["ALL_OR_NOTHING", "EASY_COME", "LAS_VEGAS", "ROYALE"]

if TYPE_CHECKING:
    from flambeur.games.offered import ALL_OR_NOTHING, EASY_COME, LAS_VEGAS, ROYALE
else:

    def __getattr__(name: str) -> Any:
        """What stands on their boxes can be read without."""
        if name in __all__:
            return getattr(import_module("flambeur.games.offered"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
