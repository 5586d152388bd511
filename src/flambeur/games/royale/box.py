"""Las Vegas Royale as it stands on a shelf."""

from flambeur.core.box import Box
from flambeur.games.royale.moves import MOVES
from flambeur.games.royale.options import OPTIONS

BOX = Box("royale", OPTIONS, MOVES)
