"""What `import flambeur` offers; loaded with the first name that is asked for."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import flambeur.games as games  # makes the games known
from flambeur.analysis import Analysis, analyse
from flambeur.core.errors import BadOption, BadRecord, FlambeurError, IllegalMove, UnknownGame
from flambeur.core.fairness import luck_of_seed
from flambeur.core.match import Match, Place
from flambeur.core.moves import Move
from flambeur.core.options import given_options
from flambeur.core.record import Record
from flambeur.core.registry import invited
from flambeur.core.replay import replay, verify
from flambeur.core.story import Event
from flambeur.envs import vector

__all__ = [
    "Analysis",
    "BadOption",
    "BadRecord",
    "Event",
    "FlambeurError",
    "IllegalMove",
    "Match",
    "Move",
    "Place",
    "Record",
    "UnknownGame",
    "analyse",
    "games",
    "load",
    "new",
    "replay",
    "vector",
    "verify",
]


def new(
    game: str,
    *,
    players: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    **named: Any,
) -> Match:
    """Begin a game; the same seed and moves always give the same game.

    A game from elsewhere has an address: `python:package.module:GAME`.
    Options of the game come as a mapping or by name: `rounds=3` is `options={"rounds": 3}`.
    """
    return Match(invited(game), players, given_options(options, named), luck_of_seed(seed))


def load(path: str | Path) -> Match:
    """The match saved in a record file, checked move by move; it can be played on."""
    return verify(Record.load(path))
