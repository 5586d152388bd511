"""The boxes of the games of the house, in the order they are offered in."""

from flambeur.games.all_or_nothing import box as all_or_nothing
from flambeur.games.easy_come import box as easy_come
from flambeur.games.las_vegas import box as las_vegas
from flambeur.games.royale import box as royale

SHELF = (las_vegas.BOX, all_or_nothing.BOX, easy_come.BOX, royale.BOX)
