"""What follows at once from a state, in plain Python or from compiled rules; a `Position` asks either."""

from typing import Protocol

from flambeur.core.contract import Game
from flambeur.core.layout import Mask, State


class Look(Protocol):
    """What can be asked about a state; sets of seats are bits."""

    def is_over(self) -> bool:
        """Whether the game has ended."""

    def waiting(self) -> int:
        """The seats that the game waits for."""

    def acting(self) -> int:
        """The seats that may move."""

    def legal(self, seat: int) -> Mask:
        """The moves that a seat may make."""

    def seen(self, seat: int) -> State:
        """A copy without what the seat may not know."""

    def json(self, shown: State) -> bytes:
        """A record as JSON, the names in alphabetical order."""


class PlainLook:
    """Each answer worked out by the rules as they are written."""

    def __init__(self, game: Game, state: State, players: int) -> None:
        self._game, self._state, self._players = game, state, players

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._game.rules.is_over(self._state))

    def waiting(self) -> int:
        """The seats that the game waits for."""
        return self._game.rules.waiting(self._state)

    def acting(self) -> int:
        """The seats that may move."""
        return self.waiting() | self._game.revising(self._state)

    def legal(self, seat: int) -> Mask:
        """The moves that a seat may make."""
        mask: Mask = self._game.room.blank().mask
        self._game.rules.legal(self._state, seat, mask)
        return mask

    def seen(self, seat: int) -> State:
        """A copy without what the seat may not know."""
        seen = self._game.state.copy(self._state)
        self._game.rules.hide(seen, seat)
        return seen

    def json(self, shown: State) -> bytes:
        """A record as JSON, the names in alphabetical order."""
        return self._game.state.json(shown, self._players)
