"""The record of a game: a JSON file from which the game can be replayed and checked move by move.

Every part carries a check that depends on all parts before it, so that a change anywhere is found,
and found where it was made.
"""

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Any, TypeAlias

import msgspec

from flambeur.core.errors import BadRecord
from flambeur.core.fairness import Luck
from flambeur.core.story import Event

FORMAT = "flambeur-record-1"
CHECK_LENGTH = 12

Events: TypeAlias = Sequence[Event]
Ended: TypeAlias = tuple[int, int, int]  # a seat, its place and its result


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a record that must be complete and hold nothing else."""


class SetUp(Part, frozen=True, omit_defaults=True):
    """What was agreed."""

    game: str
    rules: int
    players: int
    options: dict[str, bool | int | str | None]
    check: str
    coach: bool = False  # whether the people at the table could ask what their moves are worth
    rated: bool = False  # whether the game counts in the ratings of who played it


class ChancePart(Part, frozen=True, omit_defaults=True):
    """Where the dice came from."""

    commitment: str
    secret: str
    contributions: tuple[str, ...]
    check: str
    shared: bool = False  # whether other tables had the same luck


class Branch(Part, frozen=True):
    """Where a game leaves another one, and where its dice came from since."""

    at: int  # after so many moves
    commitment: str
    secret: str
    contributions: tuple[str, ...]
    check: str


class Step(Part, frozen=True):
    """One move; the check covers what came of it."""

    seat: int
    move: str
    check: str


class End(Part, frozen=True):
    """How the game ended."""

    standing: tuple[Ended, ...]
    check: str


class Record(Part, frozen=True, omit_defaults=True):
    """A whole game, finished or not."""

    format: str
    set_up: SetUp
    chance: ChancePart
    opening: str  # check of what happened before the first move
    moves: tuple[Step, ...]
    end: End | None
    branches: tuple[Branch, ...] = ()  # in the order of their moves

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        content = msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"
        try:
            _replace(Path(path), content)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BadRecord("record-unwritable", file=str(path), reason=reason) from None

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Read a record from a file, or raise BadRecord; what it tells is not checked yet."""
        try:
            content = Path(path).read_bytes()
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            reason = getattr(error, "strerror", None) or str(error)
            raise BadRecord("record-unreadable", file=str(path), reason=reason) from None
        return cls.parse(content, str(path))

    @classmethod
    def parse(cls, content: bytes, name: str = "record") -> "Record":
        """Read a record from JSON."""
        try:
            fields = json.loads(content, object_pairs_hook=_once_each, parse_constant=_no_number)
            if not isinstance(fields, dict) or fields.get("format") != FORMAT:
                raise BadRecord("record-foreign", file=name, format=FORMAT)
            return msgspec.convert(fields, cls)
        except (ValueError, msgspec.ValidationError, RecursionError) as error:
            raise BadRecord("record-damaged", file=name, reason=str(error)) from None


def _replace(path: Path, content: bytes) -> None:
    """Put the content in place of the file; whatever happens meanwhile, one of both is there, and whole."""
    number, name = mkstemp(dir=path.parent)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(number)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object; a key that stands twice would let two readers see two games."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return fields


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def record_of(
    set_up: SetUp,
    luck: Luck,
    opening: Events,
    turns: Sequence[tuple[int, str, Events]],
    places: Sequence[Ended] | None,
    branched: Mapping[int, Luck] | None = None,
) -> Record:
    """The record of a game that went so, with the checks of all its parts; the set-up has none yet."""
    chain = check_of("", agreed(set_up))
    set_up = msgspec.structs.replace(set_up, check=chain)
    chain = check_of(chain, proof(luck))
    chance = ChancePart(luck.commitment, luck.secret.hex(), luck.contributions, chain, luck.is_shared)
    begun = chain = check_of(chain, told(opening))
    steps, branches = [], []
    for number in range(len(turns) + 1):
        if fresh := (branched or {}).get(number):
            chain = check_of(chain, proof(fresh))
            branches.append(Branch(number, fresh.commitment, fresh.secret.hex(), fresh.contributions, chain))
        for seat, move, events in turns[number : number + 1]:
            chain = check_of(chain, [seat, move, told(events)])
            steps.append(Step(seat, move, chain))
    end = End(tuple(places), check_of(chain, places)) if places else None
    return Record(FORMAT, set_up, chance, begun, tuple(steps), end, tuple(branches))


def agreed(set_up: SetUp) -> Any:
    """What the check of the set-up covers."""
    marks = [mark for mark in ("coach", "rated") if getattr(set_up, mark)]
    return [FORMAT, set_up.game, set_up.rules, set_up.players, sorted(set_up.options.items()), *marks]


def proof(luck: Luck) -> Any:
    """What the check of the chance covers."""
    shared = ["shared"] if luck.is_shared else []
    return [luck.commitment, luck.secret.hex(), luck.contributions, *shared]


def told(events: Events) -> Any:
    """What the check of a move covers, besides the move itself."""
    return [[event.kind, event.audience, event.facts] for event in events]


def check_of(chain: str, content: Any) -> str:
    """The check of a part: it depends on the part and on all parts before it."""
    return hashlib.sha256(chain.encode() + msgspec.json.encode(content)).hexdigest()[:CHECK_LENGTH]
