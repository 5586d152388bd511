"""Who can sit in a seat without being a person."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from flambeur.bots.kernels import heuristics
from flambeur.core import playout
from flambeur.core.chance import Chance
from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.core.native import plain
from flambeur.core.options import Value


class Bot(ABC):
    """A bot is given what its seat may know, never the true state, and answers with a move.

    A bot must be able to `choose`; all the rest does nothing unless a bot has a use for it. First it may be
    asked to `check` a table, to `try_out` and to `prepare`; in each game it is told to `begin` and to `sit`,
    then to `choose` again and again, and to `leave`; at the very end it is told to `close`.
    """

    name: str
    kind: str | None = None  # the compiled code that it runs, a key of `compiled.TEMPLATES`

    def check(self, game: Game, players: int) -> None:
        """Raise BadBot if this is not a table for it."""

    def try_out(self) -> None:
        """Raise BadBot if it cannot play at all."""

    def prepare(self, game: Game) -> None:
        """Compile, solve or load what it needs for the game, before anybody waits for it."""

    def hurry(self, haste: float) -> None:
        """From now on take so many times less time than it has by rights."""

    def begin(self, chance: Chance) -> None:
        """A new game starts; all that the bot leaves to chance comes from here.

        Where tables share their luck, bots of the house are told so before every move.
        """

    def sit(self, game: Game, players: int, seat: int, options: Mapping[str, Value] | None = None) -> None:
        """It has taken this seat; what was agreed on may not be known."""

    @abstractmethod
    def choose(self, game: Game, seen: State, seat: int) -> int:
        """The number of a legal move."""

    def leave(self, places: Sequence[int], results: Sequence[int]) -> None:
        """The game is over: place and result of each seat."""

    def close(self) -> None:
        """Let go of processes and memory; who is asked again must get them again."""


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
