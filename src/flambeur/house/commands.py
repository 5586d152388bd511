"""What a person can ask of a table."""

import secrets
from typing import Annotated, TypeAlias

import msgspec

from flambeur.core.chance import KEY_BYTES

LONGEST_ID = 64
LONGEST_LUCK = 64
LONGEST_TEXT = 500

Luck = Annotated[str, msgspec.Meta(max_length=LONGEST_LUCK)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """Something a person asks for, under an id of the person's choice."""

    id: Id


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat."""

    seat: int
    luck: Luck = ""


class Contribute(Command, frozen=True, tag="luck"):
    """Add to the luck of the game to come."""

    luck: Luck


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat before the game begins."""

    seat: int


class Plan(Command, frozen=True, tag="plan"):
    """Give a seat to a bot or leave it open, before the game begins; a person who sits there must leave."""

    seat: int
    plan: str
    removes: str = ""  # the name of that person


class Swap(Command, frozen=True, tag="swap"):
    """Let those in two seats change places, before the game begins."""

    seat: int
    other: int


class Start(Command, frozen=True, tag="start"):
    """Begin, with bots in the seats still open; after a game, with bots for those who are away."""


class Move(Command, frozen=True, tag="move"):
    """Make a move."""

    seat: int
    move: int | str


class TakeBack(Command, frozen=True, tag="take_back"):
    """Take one's last move back."""

    seat: int


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up, for a bot to play it to its end."""

    seat: int


class Replace(Command, frozen=True, tag="replace"):
    """Vote for a bot to stand in for somebody who stalls."""

    seat: int


class ComeBack(Command, frozen=True, tag="come_back"):
    """Take one's seat back from a bot."""

    seat: int


class Say(Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: str


class Again(Command, frozen=True, tag="rematch"):
    """Offer another game at this table, or agree to it."""


class WantCoach(Command, frozen=True, tag="coach"):
    """Agree that everybody at the table may ask what their moves are worth, or do not any more."""

    wants: bool


class Hint(Command, frozen=True, tag="hint"):
    """Ask what the moves of one's seat are worth."""

    seat: int


class Ping(Command, frozen=True, tag="ping"):
    """Ask whether the house listens."""


AnyCommand: TypeAlias = (
    Sit
    | Contribute
    | Stand
    | Plan
    | Swap
    | Start
    | Move
    | TakeBack
    | Resign
    | Replace
    | ComeBack
    | Say
    | Again
    | WantCoach
    | Hint
    | Ping
)


def new_secret() -> str:
    """A secret for the dice of a game."""
    return secrets.token_hex(KEY_BYTES)
