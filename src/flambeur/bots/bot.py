"""Who can sit in a seat without being a person."""

from typing import Protocol

from flambeur.bots.kernels import heuristics
from flambeur.core import playout
from flambeur.core.chance import Chance
from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.core.native import plain


class Bot(Protocol):
    """A bot is given what its seat may know, never the true state, and answers with a move."""

    name: str

    def begin(self, chance: Chance) -> None:
        """A new game starts; all that the bot leaves to chance comes from here."""

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """The number of a legal move."""


def legal_moves(game: Game, seen: State, seat: int) -> list[int]:
    """The numbers of the moves that the seat may make."""
    mask = game.room.blank().mask
    game.rules.legal(seen, seat, mask)
    return [int(number) for number in mask.nonzero()[0]]


def decent_moves(game: Game, seen: State, seat: int) -> list[int]:
    """Those of them that do not look foolish; all, if they all do."""
    moves, table = legal_moves(game, seen, seat), game.state.copy(seen)
    is_foolish = plain(game, playout, heuristics).rules.blunder
    return [move for move in moves if not is_foolish(table, seat, move)] or moves
