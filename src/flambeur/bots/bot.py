"""Who can sit in a seat without being a person."""

from typing import Protocol

from flambeur.core.contract import Game
from flambeur.core.layout import State


class Bot(Protocol):
    """A bot is given what its seat may know, never the true state, and answers with a move."""

    name: str

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """The number of a legal move."""


def legal_moves(game: Game, seen: State, seat: int) -> list[int]:
    """The numbers of the moves that the seat may make."""
    mask = game.room.blank().mask
    game.rules.legal(seen, seat, mask)
    return [int(number) for number in mask.nonzero()[0]]
