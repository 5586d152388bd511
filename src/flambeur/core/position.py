"""What follows from a state that stands still: each thing is worked out once, when it is asked for."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.core.look import Look
from flambeur.core.moves import Move
from flambeur.core.options import Value
from flambeur.core.quick_rules import look_at


class Position:
    """A state of a game between two moves."""

    def __init__(self, game: Game, state: State, players: int, options: Mapping[str, Value]) -> None:
        self._game, self._state, self._players, self._options = game, state, players, options
        self.bytes = state.tobytes()  # what is known here holds for these
        self._legal: dict[int, tuple[Move, ...]] = {}
        self._offered: dict[int, list[dict[str, Any]]] = {}
        self._views: dict[int, bytes] = {}

    @cached_property
    def _look(self) -> Look:
        return look_at(self._game, self._state, self._players)

    @cached_property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._look.is_over()

    @cached_property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self._game.seats(self._look.waiting())

    @cached_property
    def acting(self) -> tuple[int, ...]:
        """The seats that may move."""
        return self._game.seats(self._look.acting())

    def seen(self, seat: int) -> State:
        """A copy without what the seat may not know."""
        return self._look.seen(seat)

    def legal(self, seat: int) -> tuple[Move, ...]:
        """The moves that a seat may make."""
        if seat not in self._legal:
            marked = self._look.legal(seat).nonzero()[0].tolist()
            self._legal[seat] = tuple(self._game.moves[number] for number in marked)
        return self._legal[seat]

    def offered(self, seat: int) -> list[dict[str, Any]]:
        """These moves as JSON-ready fields, with what is known of each before it is made."""
        if seat not in self._offered:
            moves = self.legal(seat)
            shown = self._game.preview(self.seen(seat), seat, moves)
            self._offered[seat] = [m.to_json() | beside for m, beside in zip(moves, shown, strict=True)]
        return self._offered[seat]

    def view(self, seat: int) -> bytes:
        """What a seat is shown, as JSON, the names in alphabetical order."""
        if seat not in self._views:
            shown = self.seen(seat)
            self._game.cover(shown, seat, self._options)
            self._views[seat] = self._look.json(shown)
        return self._views[seat]
