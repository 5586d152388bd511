"""What the house asks its analyst, and how the analyst answers."""

from typing import TypeAlias

import msgspec


class LookBack(msgspec.Struct, frozen=True, tag="look-back"):
    """What was luck and what was skill in a finished game?"""

    record: msgspec.Raw
    quality: str


AnyQuestion: TypeAlias = LookBack


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far the analyst is, or what was found, or why nothing can be."""

    progress: float = 0.0
    found: msgspec.Raw = msgspec.Raw()
    problem: str = ""
