"""What a person can ask of a table, and whether it can be done: the answer is an entry or a refusal."""

import secrets
from collections.abc import Callable
from typing import Annotated, TypeAlias

import msgspec

from flambeur.core.chance import KEY_BYTES
from flambeur.core.errors import Refused
from flambeur.house.entries import AnyEntry, CameBack, Moved, Rematch, Said, Sat, Started, Stood
from flambeur.house.table import GATHERING, OVER, PLAYING, Table

LONGEST_ID = 64
LONGEST_LUCK = 64
LONGEST_TEXT = 500

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """Something a person asks for, under an id of the person's choice."""

    id: Id


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat."""

    seat: int
    luck: Annotated[str, msgspec.Meta(max_length=LONGEST_LUCK)] = ""


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat before the game begins."""

    seat: int


class Start(Command, frozen=True, tag="start"):
    """Begin, with bots in the seats still open."""


class Move(Command, frozen=True, tag="move"):
    """Make a move."""

    seat: int
    move: int | str


class ComeBack(Command, frozen=True, tag="come_back"):
    """Take one's seat back from a bot."""

    seat: int


class Say(Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: str


class Again(Command, frozen=True, tag="rematch"):
    """Play another game at this table."""


class Ping(Command, frozen=True, tag="ping"):
    """Ask whether the house listens."""


AnyCommand: TypeAlias = Sit | Stand | Start | Move | ComeBack | Say | Again | Ping


def new_secret() -> str:
    """A secret for the dice of a game."""
    return secrets.token_hex(KEY_BYTES)


def decide(
    table: Table,
    person: str,
    name: str,
    may_enter: bool,
    command: AnyCommand,
    new_secret: Callable[[], str] = new_secret,
) -> AnyEntry | None:
    """The entry that carries the command out; None if there is nothing to do. Raises a FlambeurError."""
    who = {"person": person, "id": command.id}
    match command:
        case Sit():
            _check_seat(table, command.seat)
            _require(may_enter, Refused("need-invite"))
            _require(table.phase == GATHERING, Refused("already-begun"))
            _require(table.seats[command.seat].kind == "open", Refused("seat-taken", seat=command.seat))
            return Sat(seat=command.seat, name=name, luck=command.luck, **who)
        case Stand():
            _check_own(table, person, command.seat)
            _require(table.phase == GATHERING, Refused("already-begun"))
            return Stood(seat=command.seat, name=name, **who)
        case Start():
            _require(bool(table.seats_of(person)), Refused("not-at-the-table"))
            _require(table.phase == GATHERING, Refused("already-begun"))
            return Started(**who)
        case Move():
            return _decide_move(table, person, command)
        case ComeBack():
            _check_own(table, person, command.seat)
            return CameBack(seat=command.seat, name=name, **who) if table.seats[command.seat].bot else None
        case Say():
            _require(may_enter or bool(table.seats_of(person)), Refused("need-invite"))
            text = command.text.strip()
            _require(0 < len(text) <= LONGEST_TEXT, Refused("bad-text", most=LONGEST_TEXT))
            return Said(name=name, text=text, **who)
        case Again():
            _require(bool(table.seats_of(person)), Refused("not-at-the-table"))
            _require(table.phase == OVER, Refused("not-over"))
            return Rematch(secret=new_secret(), **who)
        case Ping():
            return None


def _decide_move(table: Table, person: str, command: Move) -> AnyEntry:
    _check_own(table, person, command.seat)
    _require(table.match is not None and table.phase in (PLAYING, OVER), Refused("not-begun"))
    assert table.match is not None
    move = table.match.check(command.seat, command.move)
    return Moved(seat=command.seat, move=str(move), person=person, id=command.id)


def _check_seat(table: Table, seat: int) -> None:
    _require(0 <= seat < len(table.seats), Refused("no-such-seat", seat=seat, most=len(table.seats) - 1))


def _check_own(table: Table, person: str, seat: int) -> None:
    _check_seat(table, seat)
    _require(seat in table.seats_of(person), Refused("not-your-seat", seat=seat))


def _require(condition: bool, otherwise: Refused) -> None:
    if not condition:
        raise otherwise
