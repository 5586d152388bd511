"""Flambeur: an open game house for risk-it-all table games."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from flambeur.offered import *  # noqa: F403
    from flambeur.offered import __all__ as __all__
else:

    def __getattr__(name: str) -> Any:
        """What is offered is loaded when it is asked for: a list of commands does without."""
        offered = import_module("flambeur.offered")
        if hasattr(offered, name):
            return getattr(offered, name)
        if name in globals():  # a folder that was loaded with it
            return globals()[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
