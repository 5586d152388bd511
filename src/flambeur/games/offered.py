"""The games of the house; importing this module makes them all known, in the order they are offered in."""

from flambeur.core.registry import register
from flambeur.games.all_or_nothing.game import ALL_OR_NOTHING
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.las_vegas.game import LAS_VEGAS
from flambeur.games.royale.game import ROYALE

__all__ = ["ALL_OR_NOTHING", "EASY_COME", "LAS_VEGAS", "ROYALE"]

for game in (LAS_VEGAS, ALL_OR_NOTHING, EASY_COME, ROYALE):
    register(game)
