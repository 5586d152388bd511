"""Games to be judged, and who judges them."""

from functools import cache
from typing import NamedTuple

from flambeur.analysis.values import Numbers, Valuer
from flambeur.analysis.whole_game import valuer_for
from flambeur.core.registry import find_game


class Order(NamedTuple):
    """One game to be played and accounted for."""

    game: str
    bots: tuple[str, ...]  # by seat
    quality: str
    number: int


@cache
def valuer_of(name: str, players: int, quality: str) -> tuple[Valuer, Numbers]:
    """Who judges a game for so many, and everybody's share at its start; one for each process."""
    game = find_game(name)
    valuer = valuer_for(game, game.blank(players, {}), quality, 0)
    return valuer, valuer.start()
