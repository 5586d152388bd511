"""What OpenSpiel shows a seat of a table: observations and information states, as text and as numbers."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from flambeur.core.contract import Game
from flambeur.core.directed import Directed
from flambeur.core.observation import observing
from flambeur.core.outlook import WATCHER

DECISIONS = 7  # of the past in an information state: with the present one all of a deal of Alles oder Nichts


class PublicObserver:
    """What a watcher sees, as text; what is private alone is nothing that the house could tell."""

    tensor: None = None
    dict: ClassVar[Mapping[str, Any]] = {}

    def __init__(self, is_public: bool) -> None:
        self._is_public = is_public

    def set_from(self, state: Any, player: int) -> None:
        """There are no numbers."""

    def string_from(self, state: Any, player: int) -> str | None:  # noqa: ARG002
        """The same for every player."""
        return _shown(state.table, WATCHER) if self._is_public else None


class Observer:
    """Writes `tensor`, whose parts are in `dict` by name and share its memory.

    An information state holds besides, of a game with secrets, what the seat saw at its last decisions and
    what it chose, newest first. In a game without, what is seen now is all there is to know.
    """

    def __init__(self, game: Game, has_memory: bool) -> None:
        self._observation, self._has_memory = observing(game)[0], has_memory
        seen, moves = self._observation.size, len(game.moves)
        past = DECISIONS if self._has_memory and game.has_secrets else 0
        self.tensor = np.zeros(seen + past * (seen + moves), np.float32)
        self._now, self._past = self.tensor[:seen], self.tensor[seen:].reshape(past, seen + moves)
        self.dict = self._observation.named(self._now)
        if past:
            self.dict["decisions"] = self._past

    def set_from(self, state: Any, player: int) -> None:
        """Write what the player has to go by; nothing before the table is set."""
        table: Directed = state.table
        self.tensor[:] = 0
        if not table.is_begun:
            return
        self._now[:] = table.observe(player)
        for row, (seen, move) in zip(self._past, table.decided(player, len(self._past)), strict=False):
            row[: len(seen)] = seen
            row[len(seen) + move] = 1

    def string_from(self, state: Any, player: int) -> str:
        """The same as text; an information state is all that the seat remembers, from the beginning."""
        table: Directed = state.table
        if self._has_memory and table.is_begun:
            return table.information_state(player)
        return _shown(table, player)


def _shown(table: Directed, seat: int) -> str:
    """What a seat sees of the table as text; nothing before it is set."""
    if not table.is_begun:
        return ""
    return table.game.state.json(table.seen(seat), table.players).decode()


def observer(game: Game, kind: Any) -> Observer | PublicObserver:
    """What shows so much of a game to a player."""
    if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
        return Observer(game, bool(kind.perfect_recall))
    return PublicObserver(kind.public_info and kind.private_info == pyspiel.PrivateInfoType.NONE)
