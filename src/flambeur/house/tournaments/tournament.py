"""A tournament: what its log says. Pure: it neither reads, writes nor waits."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from flambeur.core.fairness import Luck
from flambeur.house.tournaments.entries import (
    ARENA,
    DUPLICATE,
    Announced,
    AnyEntry,
    Begun,
    CameBack,
    Drawn,
    Ended,
    Entered,
    Left,
    Paused,
    Played,
    Resumed,
    Seating,
    Stopped,
)

GATHERING, RUNNING, PAUSED, STOPPING, OVER = "gathering", "running", "paused", "stopping", "over"
PHASES: Mapping[type[AnyEntry], str] = {
    Begun: RUNNING,
    Paused: PAUSED,
    Resumed: RUNNING,
    Stopped: STOPPING,
    Ended: OVER,
}


@dataclass
class Entrant:
    """A person or a bot that takes part."""

    number: int
    name: str
    person: str | None
    bot: str | None
    luck: str = ""
    has_left: bool = False
    is_removed: bool = False


@dataclass
class PlayedTable:
    """A table of a tournament, and how its game ended."""

    seating: Seating
    round: int
    played: Played | None = None

    @property
    def id(self) -> str:
        """The table's id in the house."""
        return self.seating.table


@dataclass
class Round:
    """The tables that were drawn together."""

    number: int
    tables: list[PlayedTable]
    byes: tuple[int, ...]
    luck: tuple[str, ...] | None

    @property
    def is_over(self) -> bool:
        """Whether all tables have been played."""
        return all(table.played for table in self.tables)


@dataclass
class Tournament:
    """The sum of a log."""

    id: str
    known_as: Mapping[str, str] = field(default_factory=dict)  # who an id in the log is now
    number: int = 0  # of the last entry
    announced: Announced | None = None
    phase: str = GATHERING
    entrants: list[Entrant] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    tables: dict[str, PlayedTable] = field(default_factory=dict)
    made_at: datetime | None = None
    ends_at: datetime | None = None  # of an arena
    last_ended_at: datetime | None = None  # when a game has ended last
    _paused_at: datetime | None = None

    @property
    def made(self) -> Announced:
        """What was agreed."""
        assert self.announced is not None, "the log of a tournament begins with its announcement"
        return self.announced

    @property
    def organiser(self) -> str:
        """Who made it."""
        return self.known_as.get(self.made.person, self.made.person)

    @property
    def active(self) -> list[Entrant]:
        """Those who take part in the rounds to come."""
        return [entrant for entrant in self.entrants if not entrant.has_left]

    @property
    def seals(self) -> bool:
        """Whether what happens in a round is hidden until all have played it."""
        return self.made.format == DUPLICATE

    @property
    def open_tables(self) -> list[PlayedTable]:
        """Those whose games have not ended."""
        return [table for table in self.tables.values() if table.played is None]

    @property
    def shown_rounds(self) -> list[Round]:
        """The rounds whose results count and may be seen: sealed ones only when they are over."""
        return [each for each in self.rounds if each.is_over or not self.seals]

    def entrant_of(self, person: str | None) -> Entrant | None:
        """The person as an entrant."""
        mine = (entrant for entrant in self.entrants if person and self._who(entrant.person) == person)
        return next(mine, None)

    def person_of(self, entrant: int) -> str | None:
        """Who an entrant is now; None for bots."""
        return self._who(self.entrants[entrant].person)

    def secret_of(self, round: int) -> str:
        """The secret of a round that all its tables share; none tells anything of another."""
        text = f"flambeur round {round}\n".encode() + bytes.fromhex(self.made.secret)
        return hashlib.sha256(text).hexdigest()

    def commitment_of(self, round: int) -> str:
        """What is published of it when the tournament is announced."""
        return Luck(bytes.fromhex(self.secret_of(round))).commitment

    def _who(self, person: str | None) -> str | None:
        return self.known_as.get(person, person) if person else None

    def add(self, entry: AnyEntry, at: datetime) -> None:
        """Add an entry that was found possible."""
        self.number += 1
        self.made_at = self.made_at or at
        match entry:
            case Announced():
                self.announced = entry
            case Entered():
                number = len(self.entrants)
                self.entrants.append(Entrant(number, entry.name, entry.person, entry.bot, entry.luck))
            case Left():
                entrant = self.entrants[entry.entrant]
                entrant.has_left, entrant.is_removed = True, entry.is_removed
            case CameBack():
                self.entrants[entry.entrant].has_left = False
            case Drawn():
                self._draw(entry)
            case Played():
                self.last_ended_at = at
                self._note_played(entry)
            case _:
                self._change_phase(entry, at)

    def phase_after(self, entry: AnyEntry) -> str:
        """Where the tournament stands after an entry."""
        return PHASES.get(type(entry), self.phase)

    def _change_phase(self, entry: Begun | Paused | Resumed | Stopped | Ended, at: datetime) -> None:
        """The time of an arena does not run while it is paused."""
        self.phase = self.phase_after(entry)
        if isinstance(entry, Begun):
            self.ends_at = at + timedelta(minutes=self.made.minutes)
        elif isinstance(entry, Paused):
            self._paused_at = at
        elif isinstance(entry, Resumed) and self.ends_at and self._paused_at:
            self.ends_at += at - self._paused_at

    def _draw(self, entry: Drawn) -> None:
        tables = [PlayedTable(seating, entry.round) for seating in entry.tables]
        self.rounds.append(Round(entry.round, tables, entry.byes, entry.luck))
        self.tables |= {table.id: table for table in tables}

    def _note_played(self, entry: Played) -> None:
        """Who does not come to an arena is seated no more until they say that they are back."""
        table = self.tables[entry.table]
        table.played = entry
        if self.made.format == ARENA:
            for seat in entry.missing:
                self.entrants[table.seating.entrants[seat]].has_left = True
