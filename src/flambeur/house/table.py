"""A table: what its log says. Pure: it neither reads, writes nor waits."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from flambeur.core.contract import Game
from flambeur.core.fairness import Luck
from flambeur.core.first_game import first_game_of
from flambeur.core.match import WATCHER, Match
from flambeur.core.registry import find_game
from flambeur.core.story import EVERYONE, Event
from flambeur.core.turning_point import turning_point
from flambeur.house.entries import (
    AnyEntry,
    BotTook,
    CameBack,
    Created,
    Moved,
    Rematch,
    Said,
    Sat,
    Started,
    Stood,
)
from flambeur.house.seat import Seat, planned

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
STAND_IN = "regular"  # the level of the bot that plays for a person who left, or in a seat nobody took


@dataclass(frozen=True)
class Finished:
    """A game that was played here, and who sat where at its end."""

    match: Match
    seats: tuple[Seat, ...]
    is_first_game: bool = False


@dataclass(frozen=True)
class Told:
    """An entry with its number and what the story told because of it."""

    number: int
    at: datetime
    entry: AnyEntry
    events: tuple[Event, ...]
    persons: tuple[str | None, ...]  # who sat where when it was told

    def seats_of(self, person: str | None) -> list[int]:
        """Where the person sat when it was told."""
        return _places_of(person, self.persons)

    def events_for(self, person: str | None) -> list[dict[str, Any]]:
        """What the person may hear: what is meant for everyone, and for the person's own seats."""
        seats = self.seats_of(person)
        heard = (e for e in self.events if e.audience is EVERYONE or e.audience in seats)
        return [event.to_json() for event in heard]


@dataclass
class Table:
    """The sum of a log."""

    id: str
    log: list[Told] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    done: dict[tuple[str | None, str], int] = field(default_factory=dict)
    phase: str = GATHERING
    game_number: int = 1
    secrets: list[str] = field(default_factory=list)
    finished: list[Finished] = field(default_factory=list)
    match: Match | None = None
    created: Created | None = None

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def made(self) -> Created:
        """How the table was made."""
        assert self.created is not None, "the log of a table begins with its creation"
        return self.created

    @property
    def game(self) -> Game:
        """The game that is played here, by the rules of the day when the table was made."""
        return find_game(self.made.game).by_version(self.made.rules)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self.match.waiting if self.match and self.phase == PLAYING else ()

    @property
    def commitment(self) -> str:
        """What is published of the luck of the present game before it begins."""
        return Luck(bytes.fromhex(self.secrets[-1])).commitment

    @property
    def is_first_game(self) -> bool:
        """Whether the luck of the present game is prepared and hints are given; not so in a rematch."""
        return self.made.is_first_game and self.game_number == 1

    @property
    def turn_at(self) -> datetime:
        """When those who are waited for began to be waited for; talking does not stop the clock."""
        return next(told.at for told in reversed(self.log) if not isinstance(told.entry, Said))

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person; several if several people share a device."""
        return _places_of(person, [seat.person for seat in self.seats])

    def add(self, entry: AnyEntry, at: datetime) -> Told:
        """Add an entry that was found possible, and return what it told."""
        events = self._take(entry)
        persons = tuple(seat.person for seat in self.seats)
        told = Told(self.number + 1, at, entry, events, persons)
        self.log.append(told)
        if entry.id is not None:
            self.done[entry.person, entry.id] = told.number
        return told

    def _take(self, entry: AnyEntry) -> tuple[Event, ...]:
        match entry:
            case Created():
                self._create(entry)
            case Sat():
                self.seats[entry.seat] = Seat(entry.person, entry.name, luck=entry.luck)
            case Stood():
                self.seats[entry.seat] = Seat()
            case BotTook():
                self.seats[entry.seat].bot = entry.bot
            case CameBack():
                self.seats[entry.seat].bot = None
            case Moved():
                return self._move(entry)
            case Rematch():
                self._set_up_again(entry)
            case Started():
                self._fill_with_bots()
            case Said():
                return ()
        return self._begin_if_full()

    def _create(self, entry: Created) -> None:
        self.created = entry
        self.secrets.append(entry.secret)
        self.seats.extend(planned(plan, entry) for plan in entry.seats)

    def _fill_with_bots(self) -> None:
        for seat in self.seats:
            if seat.kind == "open":
                seat.bot = STAND_IN

    def _begin_if_full(self) -> tuple[Event, ...]:
        if self.phase != GATHERING or any(seat.kind == "open" for seat in self.seats):
            return ()
        luck = Luck(bytes.fromhex(self.secrets[-1]), tuple(seat.luck for seat in self.seats if seat.person))
        self.match = Match(self.game, self.made.players, self.made.options, luck)
        self.phase = PLAYING
        return self.match.opening

    def _move(self, entry: Moved) -> tuple[Event, ...]:
        assert self.match is not None, "moves come after the beginning"
        events = tuple(self.match.play(entry.seat, entry.move))
        if self.match.is_over:
            self.phase = OVER
            self.finished.append(Finished(self.match, tuple(map(replace, self.seats)), self.is_first_game))
        return events

    def _set_up_again(self, entry: Rematch) -> None:
        """The same people one seat further, so that nobody always sits after the same person."""
        self.secrets.append(entry.secret)
        self.seats = self.seats[1:] + self.seats[:1]
        for seat in self.seats:
            if seat.person is not None:
                seat.bot = None
        self.game_number += 1
        self.phase, self.match = GATHERING, None

    def summary(self, person: str | None, here: frozenset[str]) -> dict[str, Any]:
        """What is shown of the table in lists and around the game."""
        made = self.made
        return {
            "table": self.id,
            "game": made.game,
            "players": made.players,
            "options": self.game.options.check(made.players, made.options),
            "phase": self.phase,
            "seats": [self._show_seat(seat, person, here) for seat in self.seats],
            "is_open": made.is_open,
            "is_first_game": self.is_first_game,
            "bot_after": made.bot_after,
            "clock": made.clock,
            "game_number": self.game_number,
            "waiting": list(self.waiting),
            "your_seats": self.seats_of(person),
            "created": self.log[0].at.isoformat(),
        }

    def _show_seat(self, seat: Seat, person: str | None, here: frozenset[str]) -> dict[str, Any]:
        is_you = seat.person is not None and seat.person == person
        return seat.to_json() | {"is_here": seat.person in here, "is_you": is_you}

    def situation(self, person: str | None) -> dict[str, Any]:
        """All that a person may see of the game now."""
        seats = self.seats_of(person)
        shown: dict[str, Any] = {"game_number": self.game_number, "phase": self.phase}
        shown |= {
            "commitment": self.commitment,
            "waiting": list(self.waiting),
            "standing": standing_of(self.match),
        }
        if self.match is None:
            return shown | {"views": {}, "view": None, "legal": {}}
        shown["views"] = {str(seat): self.match.view(seat) for seat in seats}
        shown["view"] = self.match.view(WATCHER)
        shown["legal"] = {str(seat): self._legal(seat) for seat in seats if seat in self.match.acting}
        if self.match.is_over:
            turned = turning_point(self.match)
            shown["turned"] = turned and turned.to_json()
        if self.is_first_game:
            shown["hints"] = self._hints(seats)
        return shown

    def _hints(self, seats: Sequence[int]) -> list[str]:
        """What is to be said now to somebody who plays for the first time."""
        assert self.match is not None
        first_game = first_game_of(self.game)
        return first_game.hints_for(self.match, seats[0]) if first_game and seats else []

    def _legal(self, seat: int) -> list[dict[str, Any]]:
        assert self.match is not None
        moves = self.match.legal(seat)
        shown = self.game.preview(self.match.seen(seat), seat, moves)
        return [move.to_json() | beside for move, beside in zip(moves, shown, strict=True)]


def standing_of(match: Match | None) -> list[dict[str, int]] | None:
    """Who came where, once it is known."""
    if match is None or match.standing is None:
        return None
    return [{"seat": p.seat, "place": p.place, "result": p.result} for p in match.standing]


def _places_of(person: str | None, sitters: Sequence[str | None]) -> list[int]:
    return [seat for seat, sitter in enumerate(sitters) if person is not None and sitter == person]
