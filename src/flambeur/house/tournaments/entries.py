"""The log of a tournament: all that ever happened in it, one numbered entry after the other.

A tournament is what its log says. Fields that start with `secret` leave the house only in the records of
games that are over.
"""

from typing import TypeAlias

import msgspec

SWISS, DUPLICATE, ARENA, KNOCK_OUT = "swiss", "duplicate", "arena", "knock-out"
FORMATS = (SWISS, DUPLICATE, ARENA, KNOCK_OUT)


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """One entry."""


class Announced(Entry, frozen=True, tag="announced"):
    """Somebody made the tournament."""

    person: str
    name: str
    title: str
    format: str
    game: str
    rules: int
    players: int  # at a table
    options: dict[str, bool | int | str | None]
    clock: int  # seconds for a move; 0: none
    bot_after: int  # seconds until a bot stands in for somebody who does not come
    rounds: int  # of a Swiss or a duplicate
    minutes: int  # of an arena
    is_open: bool
    invite: str
    secret: str  # from which the luck of duplicate rounds comes
    rated: bool = False  # whether its games count in the ratings of who plays them


class Entered(Entry, frozen=True, tag="entered"):
    """A person or a bot takes part, from the next round on; entrants are numbered from 0."""

    name: str
    person: str | None = None
    bot: str | None = None
    luck: str = ""  # what the person adds to the luck of duplicate rounds


class Left(Entry, frozen=True, tag="left"):
    """An entrant takes part no more, by own wish or the organiser's; what was won stays."""

    entrant: int
    is_removed: bool = False


class CameBack(Entry, frozen=True, tag="came-back"):
    """An entrant who had left takes part again."""

    entrant: int


class Begun(Entry, frozen=True, tag="begun"):
    """The organiser let it begin."""


class Paused(Entry, frozen=True, tag="paused"):
    """No new tables until it goes on."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """It goes on."""


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a tournament and its entrants, in the order of their seats."""

    table: str
    entrants: tuple[int, ...]
    secret: str


class Drawn(Entry, frozen=True, tag="drawn"):
    """Tables were drawn: those of a round, or at an arena the next ones."""

    round: int
    tables: tuple[Seating, ...]
    byes: tuple[int, ...] = ()
    luck: tuple[str, ...] | None = None  # what all have added, if every table has the same luck


class Played(Entry, frozen=True, tag="played"):
    """The game at a table has ended: place and result by seat."""

    table: str
    places: tuple[int, ...]
    results: tuple[int, ...]
    missing: tuple[int, ...] = ()  # seats where a bot played for a person at the end


class Stopped(Entry, frozen=True, tag="stopped"):
    """The organiser ended it; what is being played is played to its end."""


class Ended(Entry, frozen=True, tag="ended"):
    """All is played."""


AnyEntry: TypeAlias = (
    Announced | Entered | Left | CameBack | Begun | Paused | Resumed | Drawn | Played | Stopped | Ended
)

_decoder = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> str:
    """The entry as it is stored."""
    return msgspec.json.encode(entry).decode()


def read(content: str) -> AnyEntry:
    """A stored entry."""
    entry: AnyEntry = _decoder.decode(content)
    return entry
