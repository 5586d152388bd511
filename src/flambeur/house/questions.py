"""What the house asks its analyst, and how the analyst answers."""

from typing import TypeAlias

import msgspec


class LookBack(msgspec.Struct, frozen=True, tag="look-back"):
    """What was luck and what was skill in a finished game?"""

    record: msgspec.Raw
    quality: str


class WhatNow(msgspec.Struct, frozen=True, tag="what-now"):
    """What are the moves of a seat worth, by what it may know?"""

    game: str
    rules: int
    seen: bytes  # the state without what the seat may not know
    seat: int


class PlayOn(msgspec.Struct, frozen=True, tag="play-on"):
    """How does a game end when bots play on from here?"""

    game: str
    rules: int
    state: bytes
    games: int = 1000  # so often


AnyQuestion: TypeAlias = LookBack | WhatNow | PlayOn


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far the analyst is, or what was found, or why nothing can be."""

    progress: float = 0.0
    found: msgspec.Raw = msgspec.Raw()
    problem: str = ""
