"""The log of a table: everything that ever happened there, one numbered entry after the other.

A table is what its log says; nothing else is kept. Fields that start with `secret` never leave
the house while a game goes on.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from flambeur.core.record import Record
from flambeur.house.identity import handle_of


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """One entry; `person` and `id` say who asked for it, so that asking twice is done once."""

    person: str | None = None
    id: str | None = None


class BranchOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which game of which table another one leaves, after how many moves."""

    table: str
    game: int
    at: int


class OfTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tournament and round a table belongs to."""

    id: str
    round: int
    seals: bool = False  # nobody else may see anything of it before the round is over


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person to whom a seat was given."""

    person: str
    name: str


class Created(Entry, frozen=True, tag="created"):
    """The table was made: what was agreed, and who sits where from the start."""

    game: str
    players: int
    options: dict[str, bool | int | str | None]
    seats: tuple[str, ...]  # "me", "me:name", "open" or a bot's level
    name: str
    is_open: bool
    bot_after: int
    clock: int
    invite: str
    secret: str
    rules: int = 1  # the version that is played by; tables made before it was noted follow the first
    is_first_game: bool = False  # its luck is prepared, and hints are given
    takeback: bool = False  # whether a move that nobody has answered may be taken back
    asks_luck: bool = False  # the game begins when all who sit have added to its luck; not so in old logs
    coach: bool = False  # whether who made the table agrees to a coach
    rated: bool = False  # whether its games count in the ratings of who plays them
    branch: BranchOf | None = None  # its games begin in the middle of another one,
    secret_past: Record | None = None  # of which this is the record up to there
    tournament: OfTournament | None = None
    secret_sitters: tuple[Sitter | None, ...] = ()  # at a table of a tournament; bots stand in `seats`
    luck: tuple[str, ...] | None = None  # all that was added to a secret which other tables have as well


class Sat(Entry, frozen=True, tag="sat"):
    """A person took an open seat and added to the luck of the game."""

    seat: int
    name: str
    luck: str


class Contributed(Entry, frozen=True, tag="contributed"):
    """A person added to the luck of the game to come, after the house had committed to its part."""

    luck: str


class Stood(Entry, frozen=True, tag="stood"):
    """A person left a seat before the game began."""

    seat: int
    name: str


class Planned(Entry, frozen=True, tag="planned"):
    """Who made the table gave a seat to a bot or left it open; `name` is the person who sat there."""

    seat: int
    plan: str  # "open" or a bot's level
    name: str = ""


class Swapped(Entry, frozen=True, tag="swapped"):
    """Who made the table let those in two seats change places."""

    seat: int
    other: int


class Started(Entry, frozen=True, tag="started"):
    """Bots took the seats still open."""

    ends_luck: bool = False  # who has not added to the luck by now adds nothing


class Moved(Entry, frozen=True, tag="moved"):
    """A move was made; `by` is the level of the bot that made it."""

    seat: int
    move: str
    by: str | None = None


class TookBack(Entry, frozen=True, tag="took-back"):
    """A person took the last move back."""

    seat: int
    name: str


class BotTook(Entry, frozen=True, tag="bot-took"):
    """A bot stands in for a person who left, or whom the others have voted out for stalling."""

    seat: int
    bot: str


class Voted(Entry, frozen=True, tag="voted"):
    """A person wants a bot to stand in for somebody who stalls."""

    seat: int
    name: str


class Resigned(Entry, frozen=True, tag="resigned"):
    """A person gave the game up; a bot plays it to its end."""

    seat: int
    name: str
    bot: str


class CameBack(Entry, frozen=True, tag="came-back"):
    """A person took the seat back from the bot."""

    seat: int
    name: str


class Said(Entry, frozen=True, tag="said"):
    """A person said something."""

    name: str
    text: str


class Agreed(Entry, frozen=True, tag="agreed"):
    """A person wants another game at the same table; others have not said so yet."""

    name: str


class Coached(Entry, frozen=True, tag="coached"):
    """A person agrees to a coach at the table, or does not any more; there is one where all people agree."""

    name: str
    wants: bool


class Rematch(Entry, frozen=True, tag="rematch"):
    """Another game at the same table."""

    secret: str
    keeps_seats: bool = False  # in old logs everybody moves one seat on
    stand_ins: tuple[int, ...] = ()  # seats of persons who are away, where bots play until they come back
    asks_luck: bool = False  # the game begins when all have added to its luck; in old logs at once, as before


class Unsealed(Entry, frozen=True, tag="unsealed"):
    """All tables of a round that had the same luck have ended: whoever may may look now."""


AnyEntry: TypeAlias = (
    Created
    | Sat
    | Contributed
    | Stood
    | Planned
    | Swapped
    | Started
    | Moved
    | TookBack
    | BotTook
    | Voted
    | Resigned
    | CameBack
    | Said
    | Agreed
    | Coached
    | Rematch
    | Unsealed
)

_decoder = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> str:
    """The entry as it is stored."""
    return msgspec.json.encode(entry).decode()


def read(content: str) -> AnyEntry:
    """A stored entry."""
    entry: AnyEntry = _decoder.decode(content)
    return entry


def kind_of(entry: AnyEntry) -> str:
    """The kind by which clients know the entry."""
    return str(type(entry).__struct_config__.tag)


def facts_of(entry: AnyEntry, seats: Sequence[int]) -> dict[str, Any]:
    """What those in the given seats may know; a move may be secret, so others hear only its events."""
    hidden = {"person", "id", "invite", "luck"}
    if isinstance(entry, Moved) and entry.seat not in seats:
        hidden.add("move")
    facts = {name: getattr(entry, name) for name in entry.__struct_fields__}
    shown = {
        name: fact for name, fact in facts.items() if name not in hidden and not name.startswith("secret")
    }
    # Names may be alike; who blocks somebody must know whose words these are.
    return shown | {"handle": handle_of(entry.person)} if isinstance(entry, Said) and entry.person else shown
