"""The games of the house; importing this package makes them all known."""

from flambeur.games.las_vegas.game import LAS_VEGAS

__all__ = ["LAS_VEGAS"]
